import { defineSemanticTokens } from '@chakra-ui/react';

const pair = (light: string, dark: string) => ({
  value: { base: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** What each colour is for, in both themes. Text colours reach 4.5:1 on every background they are used on. */
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
    border: {
      DEFAULT: pair('paper.200', 'night.700'),
      field: pair('ink.400', 'night.300'),
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
  },
  shadows: {
    card: {
      value: {
        base: '0 1px 2px rgb(27 33 39 / 6%), 0 4px 16px -6px rgb(27 33 39 / 12%)',
        _dark: '0 1px 2px rgb(0 0 0 / 40%)',
      },
    },
    raised: {
      value: { base: '0 12px 32px -8px rgb(27 33 39 / 22%)', _dark: '0 12px 32px -8px rgb(0 0 0 / 70%)' },
    },
  },
});
