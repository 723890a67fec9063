import { chakra } from '@chakra-ui/react';

const always = {
  '@supports selector(::details-content)': {
    '& > summary': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible' },
  },
} as const;

/** A `<details>` that is always open on larger screens; older browsers fold it there, too. */
export const FoldOnSmallScreens = chakra('details', {
  variants: {
    openFrom: { sm: { sm: always }, lg: { lg: always } },
  },
});
