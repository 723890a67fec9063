import { chakra } from '@chakra-ui/react';

/** Shared page width and margins. */
export const Container = chakra('div', {
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '8' } },
});
