import { colorScales } from '@passerelle/api-client/color-scales';
import { defineTokens } from '@chakra-ui/react';

type Scales = Record<string, Record<string, { value: string }>>;

const asTokens = (scales: Record<string, Record<string, string>>): Scales =>
  Object.fromEntries(
    Object.entries(scales).map(([name, shades]) => [
      name,
      Object.fromEntries(Object.entries(shades).map(([shade, value]) => [shade, { value }])),
    ]),
  );

/** The raw scales of the design; semantic-tokens.ts gives them purposes. */
export const tokens = defineTokens({
  fonts: {
    heading: { value: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif" },
    body: { value: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif" },
    reading: { value: "'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif" },
    mono: {
      value: "ui-monospace, 'SF Mono', 'Cascadia Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
    },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)' },
    '4xl': { value: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.75rem)' },
    '5xl': { value: 'clamp(2.375rem, 1.7rem + 3.2vw, 4rem)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: {
    tight: { value: '1.08' },
    snug: { value: '1.25' },
    normal: { value: '1.5' },
    relaxed: { value: '1.65' },
  },
  letterSpacings: { tight: { value: '-0.02em' }, wide: { value: '0.06em' } },
  spacing: {
    '0.5': { value: '0.125rem' },
    1: { value: '0.25rem' },
    1.5: { value: '0.375rem' },
    2: { value: '0.5rem' },
    2.5: { value: '0.625rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    14: { value: '3.5rem' },
    16: { value: '4rem' },
    20: { value: '5rem' },
    24: { value: '6rem' },
    panel: { value: 'clamp(1rem, 0.6rem + 1.6vw, 1.25rem)' },
  },
  sizes: {
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    9: { value: '2.25rem' },
    10: { value: '2.5rem' },
    11: { value: '2.75rem' },
    12: { value: '3rem' },
    14: { value: '3.5rem' },
    16: { value: '4rem' },
    full: { value: '100%' },
    measure: { value: '42rem' },
    page: { value: '80rem' },
    sidebar: { value: '19rem' },
  },
  radii: {
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: {
    header: { value: 50 },
    skipLink: { value: 100 },
    overlay: { value: 60 },
    modal: { value: 80 },
    toast: { value: 70 },
  },
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    ...asTokens(colorScales),
  },
});
