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

/** Lengths named as in Chakra’s own scales, by quarters of a rem: 4 is 1rem. */
const quarters = (steps: number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

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
    /** In a drawing that is 100 units wide. */
    initials: { value: '38px' },
    '2xs': { value: '0.6875rem' },
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
    compact: { value: '1.4' },
    normal: { value: '1.5' },
    relaxed: { value: '1.65' },
  },
  letterSpacings: { tight: { value: '-0.02em' }, wide: { value: '0.06em' } },
  spacing: {
    ...quarters([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24]),
    auto: { value: 'auto' },
    full: { value: '100%' },
    panel: { value: 'clamp(1rem, 0.6rem + 1.6vw, 1.25rem)' },
    belowHeader: { value: 'calc({sizes.header} + 1rem)' },
    safeBottom: { value: 'env(safe-area-inset-bottom)' },
    aboveEdge: { value: 'calc(1.25rem + env(safe-area-inset-bottom))' },
  },
  sizes: {
    ...quarters([
      0, 0.5, 0.75, 1, 1.5, 2, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 34, 40,
    ]),
    ...quarters([
      44, 48, 52, 54, 56, 60, 64, 68, 72, 74, 75, 80, 88, 89, 92, 96, 104, 108, 128, 136, 144, 160, 192, 216,
      240,
    ]),
    auto: { value: 'auto' },
    fit: { value: 'fit-content' },
    full: { value: '100%' },
    '3/4': { value: '75%' },
    dvh: { value: '100dvh' },
    vh: { value: '100vh' },
    sheet: { value: '60dvh' },
    screen: { value: 'calc(100vw - 2rem)' },
    measure: { value: '42rem' },
    page: { value: '80rem' },
    sidebar: { value: '19rem' },
    header: { value: '4.5rem' },
    underHeader: { value: 'calc(100svh - {sizes.header})' },
    besideText: { value: 'calc(100svh - {sizes.header} - 2rem)' },
  },
  borderWidths: { '1px': { value: '1px' }, '2px': { value: '2px' }, '3px': { value: '3px' } },
  borders: {
    none: { value: 'none' },
    sm: { value: '1px solid' },
    md: { value: '2px solid' },
    lg: { value: '3px solid' },
    dashed: { value: '3px dashed' },
  },
  opacity: { disabled: { value: 0.55 }, busy: { value: 0.7 }, hover: { value: 0.9 }, full: { value: 1 } },
  cursor: {
    button: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
    busy: { value: 'progress' },
    text: { value: 'default' },
  },
  aspectRatios: { square: { value: '1' }, landscape: { value: '4 / 3' }, wide: { value: '16 / 9' } },
  animations: {
    pulse: { value: 'pulse 1.6s ease-in-out infinite' },
    hurry: { value: 'pulse 1s ease-in-out infinite' },
    spin: { value: 'spin 0.8s linear infinite' },
    arrive: { value: 'arrive {durations.moderate} {easings.out}' },
    appear: { value: 'appear 0s 500ms both' },
    none: { value: 'none' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '1rem' },
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: {
    raised: { value: 1 },
    bar: { value: 2 },
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
