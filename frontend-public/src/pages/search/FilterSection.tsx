import { css } from '#styles/css';
import { styled } from '#styles/jsx';
import ChevronDown from '~icons/chevron-down';
import type { ReactNode } from 'react';

const Summary = styled('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    py: '2',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** An accordion item. `<details>` of the same name close each other natively. */
export function FilterSection({
  title,
  open,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className={css({
        borderBottomWidth: '1px',
        borderColor: 'border',
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
      })}
      name="filtres"
      open={open}
    >
      <Summary>
        {title}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <div className={css({ pb: '4' })}>{children}</div>
    </details>
  );
}
