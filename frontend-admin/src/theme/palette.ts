import { colorScales } from '@passerelle/api-client/color-scales';

const { paper, ink, night, lagoon, apricot, garnet } = colorScales;

/** Colours by purpose, for both themes; the same as those of the public site (frontend-public/src/theme). */
export const palette = {
  light: {
    background: paper[50],
    panel: paper[0],
    sunken: paper[100],
    text: ink[900],
    muted: ink[500],
    border: paper[200],
    field: ink[400],
    brand: lagoon[600],
    brandHover: lagoon[700],
    brandContrast: paper[0],
    brandSubtle: lagoon[50],
    accent: apricot[600],
    accentSubtle: apricot[100],
    error: garnet[600],
    errorSubtle: '#fbe6e4',
    shadow: '0 1px 2px rgb(27 33 39 / 6%), 0 4px 16px -6px rgb(27 33 39 / 12%)',
  },
  dark: {
    background: night[900],
    panel: night[800],
    sunken: night[950],
    text: night[50],
    muted: night[300],
    border: night[700],
    field: night[300],
    brand: lagoon[300],
    brandHover: lagoon[400],
    brandContrast: night[950],
    brandSubtle: lagoon[900],
    accent: apricot[300],
    accentSubtle: apricot[900],
    error: garnet[300],
    errorSubtle: '#3b1b1d',
    shadow: '0 1px 2px rgb(0 0 0 / 40%)',
  },
} as const;

export type ThemeName = keyof typeof palette;
export type Colors = Record<keyof (typeof palette)['light'], string>;
