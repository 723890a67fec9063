import { Box, chakra } from '@chakra-ui/react';
import SlidersHorizontal from '~icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../../theme/recipes';

const Fold = chakra('details', {
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

const Summary = chakra('summary', {
  ...buttonRecipe,
  base: { ...buttonRecipe.base, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});

/** On small screens the filters step aside for what was found. */
export function FilterFold({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <Fold open={open}>
      <Summary variant="outline" w="full">
        <SlidersHorizontal size={18} aria-hidden /> Modifier la recherche
      </Summary>
      <Box mt={{ base: '4', lg: '0' }}>{children}</Box>
    </Fold>
  );
}
