import { css } from '#styles/css';
import type { ReactNode } from 'react';

interface AsidePanelProps {
  title: string;
  points: readonly { title: string; sentence: string; Icon: React.ComponentType<{ size: number }> }[];
  children?: ReactNode;
}

/** Benefits of an account. */
export function AsidePanel({ title, points, children }: AsidePanelProps) {
  return (
    <aside
      className={css({ bg: 'brand.subtle', borderRadius: 'lg', p: { base: '6', md: '8' } })}
      aria-label={title}
    >
      <h2 className={css({ fontSize: '2xl', letterSpacing: 'tight' })}>{title}</h2>
      <ul className={css({ listStyleType: 'none', display: 'grid', gap: '6', mt: '6' })}>
        {points.map(({ title: point, sentence, Icon }) => (
          <li className={css({ display: 'flex', gap: '4' })} key={point}>
            <div className={css({ color: 'brand.fg', pt: '0.5' })} aria-hidden>
              <Icon size={24} />
            </div>
            <div>
              <h3 className={css({ fontSize: 'lg' })}>{point}</h3>
              <p className={css({ mt: '0.5' })}>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </aside>
  );
}
