import { defineSemanticTokens } from '@chakra-ui/react';

/** A value for the light and the dark theme. */
const either = (base: string, dark: string) => ({ value: { base, _dark: dark } });
const pair = (light: string, dark: string) => either(`{colors.${light}}`, `{colors.${dark}}`);

/** Colours by purpose, for both themes. Text colours reach a contrast of 4.5:1 on every background they are used on. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('paper.50', 'night.900'),
      panel: pair('paper.0', 'night.800'),
      sunken: pair('paper.100', 'night.950'),
      muted: pair('paper.100', 'night.700'),
    },
    fg: {
      DEFAULT: pair('ink.900', 'night.50'),
      muted: pair('ink.500', 'night.300'),
      error: pair('garnet.600', 'garnet.300'),
    },
    success: { fg: pair('moss.600', 'moss.300') },
    border: {
      DEFAULT: pair('paper.200', 'night.700'),
      field: pair('ink.400', 'night.300'),
      control: pair('paper.300', 'night.600'),
    },
    brand: {
      solid: pair('lagoon.600', 'lagoon.300'),
      hover: pair('lagoon.700', 'lagoon.400'),
      contrast: pair('paper.0', 'night.950'),
      fg: pair('lagoon.600', 'lagoon.300'),
      subtle: pair('lagoon.50', 'lagoon.900'),
      muted: pair('lagoon.100', 'lagoon.900'),
      focusRing: pair('lagoon.600', 'lagoon.300'),
    },
    accent: {
      fg: pair('apricot.600', 'apricot.300'),
      subtle: pair('apricot.100', 'apricot.900'),
    },
    /* Bands of progress; `brand.contrast` reaches 4.5:1 on each. */
    advance: {
      none: pair('ink.500', 'night.300'),
      started: either('#9a3c0c', '#f5ab74'),
      underway: either('#7a4b00', '#e8c77d'),
      far: either('#1b56a0', '#8fc0f7'),
      almost: either('#8a2f6b', '#e79bcd'),
      done: either('#22633a', '#9bd6a5'),
    },
    /* Used by prose.css; every colour reaches 4.5:1 on its background. */
    code: {
      bg: either('#f4f0e8', '#0d1115'),
      fg: either('#2a3138', '#e2dfd8'),
      comment: either('#5f6770', '#98a2ab'),
      keyword: either('#8a2f6b', '#e79bcd'),
      string: either('#22633a', '#9bd6a5'),
      number: either('#9a3c0c', '#f5ab74'),
      title: either('#1b56a0', '#8fc0f7'),
      attribute: either('#7a4b00', '#e8c77d'),
    },
  },
  sizes: {
    /** Least side of a small control, larger where a finger presses it. */
    control: { value: { base: '2.25rem', _touch: '2.75rem' } },
  },
  shadows: {
    card: either(
      '0 1px 2px rgb(27 33 39 / 6%), 0 4px 16px -6px rgb(27 33 39 / 12%)',
      '0 1px 2px rgb(0 0 0 / 40%)',
    ),
    /** Of a comment that the address names. */
    around: { value: '0 0 0 0.75rem {colors.bg.muted}' },
    raised: either('0 12px 32px -8px rgb(27 33 39 / 22%)', '0 12px 32px -8px rgb(0 0 0 / 70%)'),
  },
});
