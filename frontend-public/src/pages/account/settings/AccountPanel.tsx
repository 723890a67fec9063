import { css } from '#styles/css';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../../ui/controls';

/** A section of the account page. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} css={{ p: { base: '5', md: '6' } }}>
      <h2 className={css({ fontSize: 'xl', mb: '4' })} id={id}>
        {title}
      </h2>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'start' })}>
        {children}
      </div>
    </Panel>
  );
}
