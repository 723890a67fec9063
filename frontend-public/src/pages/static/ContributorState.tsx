import { css } from '#styles/css';
import type { ReactNode } from 'react';

interface ContributorStateProps {
  titleId: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** State of the request to publish, and the next step. */
export function ContributorState({ titleId, title, text, children }: ContributorStateProps) {
  return (
    <>
      <h2 className={css({ fontSize: 'xl' })} id={titleId}>
        {title}
      </h2>
      <p className={css({ mt: '2', color: 'fg.muted', textWrap: 'pretty' })}>{text}</p>
      {children && <div className={css({ mt: '5' })}>{children}</div>}
    </>
  );
}
