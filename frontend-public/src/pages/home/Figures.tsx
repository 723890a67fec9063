import { css } from '#styles/css';

/** A row of figures with labels. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl
      className={css({
        display: 'grid',
        gridTemplateColumns: {
          base: figures.length === 3 ? 'repeat(3, auto)' : '1fr 1fr',
          sm: 'repeat(4, max-content)',
        },
        columnGap: { base: '4', sm: '8', md: '16' },
        rowGap: '5',
      })}
    >
      {figures.map(({ value, label }) => (
        <div className={css({ display: 'flex', flexDirection: 'column-reverse' })} key={label}>
          <dt className={css({ color: 'fg.muted', fontSize: 'sm' })}>{label}</dt>
          <dd
            className={css({
              fontFamily: 'heading',
              fontSize: '3xl',
              fontWeight: 'bold',
              lineHeight: 'tight',
              color: 'brand.fg',
            })}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
