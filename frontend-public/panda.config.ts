import chakra from '@chakra-ui/panda-preset';
import { defineConfig } from '@pandacss/dev';
import { recipes } from './src/theme/recipes';
import { semanticTokens } from './src/theme/semantic-tokens';
import { tokens } from './src/theme/tokens';

/** The design system: Chakra’s utilities and conditions, our own tokens and recipes. Paper is light. */
export default defineConfig({
  eject: true,
  presets: [
    '@pandacss/preset-base',
    { name: 'chakra', utilities: chakra.utilities, conditions: chakra.conditions },
  ],
  hooks: {
    // Drops 33 custom properties on every element, which only utilities need that we do not use.
    'preset:resolved': ({ utils, preset, name }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  importMap: '#styles',
  outExtension: 'js',
  jsxFramework: 'react',
  jsxStyleProps: 'minimal',
  prefix: { cssVar: 'p' },
  cssVarRoot: ':where(html)',
  preflight: true,
  conditions: {
    extend: {
      dark: '.dark &',
      screen: '@media screen',
      darkWithoutScripts: '@media screen and (prefers-color-scheme: dark) and (scripting: none)',
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
      touch: '@media (pointer: coarse)',
      notSwitching: 'html:not(.switching) &',
      noScripts: '@media (scripting: none)',
    },
  },
  globalCss: {
    html: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: '100%',
      lineHeight: 'normal',
      colorScheme: 'light',
      scrollPaddingTop: '5.5rem',
      '@media screen': { '&.dark': { colorScheme: 'dark' } },
      // Only after hydration: late fonts would move the heading in the address while a smooth scroll to it still runs.
      '@media (prefers-reduced-motion: no-preference)': {
        '&[data-hydrated]': { scrollBehavior: 'smooth' },
      },
      '@media screen and (prefers-color-scheme: dark) and (scripting: none)': { colorScheme: 'dark' },
    },
    // While a press waits for the scripts.
    'html[data-waiting]::before': {
      content: '""',
      position: 'fixed',
      top: '0',
      insetInline: '0',
      h: '3px',
      zIndex: 'skipLink',
      bg: 'brand.solid',
      animation: 'pulse 1s ease-in-out infinite',
    },
    body: { minH: '100dvh', overflowWrap: 'break-word' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '::selection': { bg: 'brand.muted' },
    'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'snug', textWrap: 'balance' },
    'button, input, select, textarea': { font: 'inherit' },
  },
  theme: {
    // At `nav` and wider, the navigation fits into one line of the header.
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', nav: '1100px', xl: '1280px' },
    keyframes: {
      pulse: { '50%': { opacity: '0.45' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      appear: { from: { visibility: 'hidden' } },
      arrive: { from: { opacity: '0', transform: 'translateY(-0.75rem)' } },
    },
    tokens,
    semanticTokens,
    recipes,
  },
});
