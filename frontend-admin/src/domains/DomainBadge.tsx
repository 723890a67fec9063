import { Box } from '@mui/material';
import { domainIcon } from '@passerelle/icons/domain-icons';
import sheet from '@passerelle/icons/domain-icons.svg';
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

/** Inherits the text colour. */
export function DomainIcon({ name, size }: { name: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use href={`${sheet}#${domainIcon(name)}`} />
    </svg>
  );
}
