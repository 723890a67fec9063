import { Box } from '@mui/material';
import { icons, type Domain } from './domain';

type Look = Pick<Domain, 'icon' | 'iconBg' | 'iconColor'>;

/** A domain's icon as the public site shows it. */
export function DomainBadge({ look: { icon, iconBg, iconColor } }: { look: Look }) {
  const { Icon } = Object.hasOwn(icons, icon) ? icons[icon]! : icons['book-open']!;
  return (
    <Box
      aria-hidden
      style={{ background: iconBg, color: iconColor }}
      sx={{ width: 44, height: 44, flexShrink: 0, borderRadius: 1, display: 'grid', placeItems: 'center' }}
    >
      <Icon size={22} />
    </Box>
  );
}
