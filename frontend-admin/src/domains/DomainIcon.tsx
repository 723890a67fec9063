import { domainIcon } from '@passerelle/icons/domain-icons';
import sheet from '@passerelle/icons/domain-icons.svg';

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
