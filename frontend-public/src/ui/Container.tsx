import { styled } from '#styles/jsx';

/** Shared page width and margins. */
export const Container = styled('div', {
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '8' } },
});
