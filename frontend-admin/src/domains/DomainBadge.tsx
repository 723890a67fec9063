import { Box } from '@mui/material';
import { DomainIcon } from './DomainIcon';
import type { Domain } from './domain';

type Look = Pick<Domain, 'icon' | 'iconBg' | 'iconColor'>;

/** A domain's icon, as on the public site. */
export function DomainBadge({ look: { icon, iconBg, iconColor } }: { look: Look }) {
  return (
    <Box
      aria-hidden
      style={{ background: iconBg, color: iconColor }}
      sx={{ width: 44, height: 44, flexShrink: 0, borderRadius: 1, display: 'grid', placeItems: 'center' }}
    >
      <DomainIcon name={icon} size={22} />
    </Box>
  );
}
