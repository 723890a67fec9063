import { domainIcon } from '@passerelle/icons/domain-icons';
import sheet from '@passerelle/icons/domain-icons.svg';
import type { Domain } from './domain';

/** A domain's icon on its background; a book for an unknown icon. */
export function DomainIcon({ domain, size = 48 }: { domain: Domain; size?: number }) {
  return (
    <svg
      className="domain-icon"
      width={size}
      height={size}
      fill={domain.iconBg}
      stroke={domain.iconBg}
      color={domain.iconColor}
      aria-hidden
    >
      <rect width="100%" height="100%" />
      <use
        href={`${sheet}#${domainIcon(domain.icon)}`}
        x={size / 4}
        y={size / 4}
        width={size / 2}
        height={size / 2}
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
