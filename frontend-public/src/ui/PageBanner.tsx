import { css } from '#styles/css';
import type { ReactNode } from 'react';
import { Container } from './Container';

interface PageBannerProps {
  title: string;
  introduction?: string;
  children?: ReactNode;
}

/** Banner at the top of a page. */
export function PageBanner({ title, introduction, children }: PageBannerProps) {
  return (
    <div
      className={css({
        bg: 'bg.sunken',
        borderBottomWidth: '1px',
        borderColor: 'border',
        mb: { base: '6', md: '10' },
      })}
    >
      <Container css={{ py: { base: '8', md: '14' } }}>
        {children}
        <h1 className={css({ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' })}>{title}</h1>
        {introduction && (
          <p
            className={css({
              mt: '3',
              fontSize: 'lg',
              color: 'fg.muted',
              maxW: 'measure',
              textWrap: 'pretty',
            })}
          >
            {introduction}
          </p>
        )}
      </Container>
    </div>
  );
}
