import { css } from '#styles/css';
import type { ReactNode } from 'react';

interface CollectionHeaderProps {
  collection: { name: string; description: string | null; color: string };
  /** Facts in a row. */
  children: ReactNode;
}

export function CollectionHeader({ collection, children }: CollectionHeaderProps) {
  return (
    <div className={css({ display: 'flex', gap: '5', mt: '4' })}>
      {/* Out of the flow, where it would be 150 pixels high at least. */}
      <div className={css({ position: 'relative', w: '0.5rem', flexShrink: '0' })}>
        <svg
          className={css({ position: 'absolute', inset: '0', w: 'full', h: 'full', borderRadius: 'full' })}
          aria-hidden
        >
          <rect width="100%" height="100%" fill={collection.color} />
        </svg>
      </div>
      <div className={css({ minW: '0' })}>
        <h1
          className={css({
            fontSize: '4xl',
            letterSpacing: 'tight',
            lineHeight: 'tight',
            overflowWrap: 'anywhere',
          })}
          dir="auto"
        >
          {collection.name}
        </h1>
        {collection.description && (
          <p
            className={css({
              mt: '3',
              fontSize: 'lg',
              color: 'fg.muted',
              maxW: 'measure',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            })}
            dir="auto"
          >
            {collection.description}
          </p>
        )}
        <div className={css({ display: 'flex', mt: '3', gap: '2', flexWrap: 'wrap', alignItems: 'center' })}>
          {children}
        </div>
      </div>
    </div>
  );
}
