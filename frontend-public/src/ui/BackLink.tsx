import ArrowLeft from '~icons/arrow-left';
import type { ReactNode } from 'react';
import { PlainLink } from './controls';

/** Link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PlainLink
      className="screen-only"
      to={to}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="11"
      color="fg.muted"
    >
      <ArrowLeft size={18} aria-hidden /> {children}
    </PlainLink>
  );
}
