import { css } from '#styles/css';
import type { ReactNode } from 'react';
import { Container } from '../../../ui/Container';
import { PageHead } from '../../../ui/PageHead';

interface AccountScreenProps {
  title: string;
  description: string;
  introduction?: ReactNode;
  /** Shown beside the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with a single form, with `noindex`. */
export function AccountScreen({ title, description, introduction, aside, children }: AccountScreenProps) {
  return (
    <Container css={{ py: { base: '8', md: '16' }, maxW: aside ? 'page' : '34rem' }}>
      <PageHead title={title} description={description} hidden />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            lg: aside ? 'minmax(0, 1.5fr) minmax(0, 1fr)' : '1fr',
          },
          gap: { base: '12', lg: '20' },
          alignItems: 'start',
        })}
      >
        <div>
          <h1 className={css({ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' })}>{title}</h1>
          {introduction && (
            <div className={css({ mt: '3', fontSize: 'lg', color: 'fg.muted' })}>{introduction}</div>
          )}
          <div className={css({ mt: { base: '6', md: '8' } })}>{children}</div>
        </div>
        {aside}
      </div>
    </Container>
  );
}
