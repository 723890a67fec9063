import { css } from '#styles/css';
import { styled } from '#styles/jsx';
import SlidersHorizontal from '~icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { SummaryButton } from '../../ui/controls';

const Fold = styled('details', {
  base: {
    // Beside the results there is room for the filters, and nothing to fold away.
    lg: {
      '@supports selector(::details-content)': {
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
  },
});

/** On small screens the filters step aside for what was found. */
export function FilterFold({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <Fold open={open}>
      <SummaryButton variant="outline" css={{ w: 'full' }}>
        <SlidersHorizontal size={18} aria-hidden /> Modifier la recherche
      </SummaryButton>
      <div className={css({ mt: { base: '4', lg: '0' } })}>{children}</div>
    </Fold>
  );
}
