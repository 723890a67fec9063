import { styled } from '#styles/jsx';

/** The width and the margins that all screens share. */
export const Page = styled('div', {
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '8' } },
});
