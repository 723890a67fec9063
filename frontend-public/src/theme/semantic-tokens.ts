import { defineSemanticTokens } from '@pandacss/dev';

const pair = (light: string, dark: string) => ({
  value: { base: `{colors.${light}}`, _screen: { _dark: `{colors.${dark}}` } },
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
    /* How far one has come; each carries `brand.contrast` at 4.5:1 or more. */
    advance: {
      none: pair('ink.500', 'night.300'),
      started: { value: { base: '#9a3c0c', _screen: { _dark: '#f5ab74' } } },
      underway: { value: { base: '#7a4b00', _screen: { _dark: '#e8c77d' } } },
      far: { value: { base: '#1b56a0', _screen: { _dark: '#8fc0f7' } } },
      almost: { value: { base: '#8a2f6b', _screen: { _dark: '#e79bcd' } } },
      done: { value: { base: '#22633a', _screen: { _dark: '#9bd6a5' } } },
    },
    /* Used by prose.css; every colour at 4.5:1 or more on its ground. */
    code: {
      bg: { value: { base: '#f4f0e8', _screen: { _dark: '#0d1115' } } },
      fg: { value: { base: '#2a3138', _screen: { _dark: '#e2dfd8' } } },
      comment: { value: { base: '#5f6770', _screen: { _dark: '#98a2ab' } } },
      keyword: { value: { base: '#8a2f6b', _screen: { _dark: '#e79bcd' } } },
      string: { value: { base: '#22633a', _screen: { _dark: '#9bd6a5' } } },
      number: { value: { base: '#9a3c0c', _screen: { _dark: '#f5ab74' } } },
      title: { value: { base: '#1b56a0', _screen: { _dark: '#8fc0f7' } } },
      attribute: { value: { base: '#7a4b00', _screen: { _dark: '#e8c77d' } } },
    },
  },
  shadows: {
    card: {
      value: {
        base: '0 1px 2px rgb(27 33 39 / 6%), 0 4px 16px -6px rgb(27 33 39 / 12%)',
        _screen: { _dark: '0 1px 2px rgb(0 0 0 / 40%)' },
      },
    },
    raised: {
      value: {
        base: '0 12px 32px -8px rgb(27 33 39 / 22%)',
        _screen: { _dark: '0 12px 32px -8px rgb(0 0 0 / 70%)' },
      },
    },
  },
});
