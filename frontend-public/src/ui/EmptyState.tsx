import { css } from '#styles/css';
import type { ReactNode } from 'react';
import { EmptyBridge } from './EmptyBridge';

interface EmptyStateProps {
  title: string;
  /** Heading level within the page's outline. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  children?: ReactNode;
}

/** Empty state with a way forward. */
export function EmptyState({ title, as: Title = 'h2', children }: EmptyStateProps) {
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: '3',
        py: { base: '10', md: '16' },
        px: '4',
      })}
    >
      <EmptyBridge />
      <Title
        className={css({
          fontSize: '2xl',
          fontFamily: 'heading',
          fontWeight: 'bold',
          lineHeight: 'snug',
          textWrap: 'balance',
        })}
      >
        {title}
      </Title>
      {children && (
        <div className={css({ color: 'fg.muted', maxW: 'measure', textWrap: 'balance' })}>{children}</div>
      )}
    </div>
  );
}
