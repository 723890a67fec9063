import { css } from '#styles/css';

/** The starter loads the scripts of a page with a spinner at once. */
export function Spinner({ label }: { label: string }) {
  return (
    <div
      className={css({ display: 'flex', justifyContent: 'center', py: '16' })}
      role="status"
      data-needs-scripts
      aria-label={label}
    >
      <div
        className={css({
          w: '10',
          h: '10',
          borderRadius: 'full',
          border: '3px solid',
          borderColor: 'border',
          borderTopColor: 'brand.solid',
          animation: 'spin 0.8s linear infinite',
          _motionReduce: { animation: 'pulse 1.6s ease-in-out infinite' },
        })}
      />
    </div>
  );
}
