import { css } from '#styles/css';
import { FilledBar } from './FilledBar';

/** Progress in whole percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
      <div
        className={css({ flex: '1', h: '0.5rem', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' })}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <FilledBar percent={percent} look={css.raw({ fill: 'brand.solid' })} />
      </div>
      <span className={css({ fontSize: 'sm', fontWeight: 'semibold' })} aria-hidden>
        {percent} %
      </span>
    </div>
  );
}
