import { createSystem, defineConfig } from '@chakra-ui/react';
import { base } from './base';
import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';

const DARK = '.dark &';

const everywhere = createSystem(
  base,
  defineConfig({
    cssVarsRoot: ':where(html)',
    cssVarsPrefix: 'p',
    preflight: true,
    conditions: { dark: DARK, light: '.light &' },
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
        '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      },
      body: { minH: '100dvh', overflowWrap: 'break-word' },
      ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
      '::selection': { bg: 'brand.muted' },
      'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'snug', textWrap: 'balance' },
      'button, input, select, textarea': { font: 'inherit' },
    },
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      keyframes: {
        pulse: { '50%': { opacity: '0.45' } },
        spin: { to: { transform: 'rotate(360deg)' } },
        arrive: { from: { opacity: '0', transform: 'translateY(-0.75rem)' } },
      },
      tokens,
      semanticTokens,
    },
  }),
);

/** The design system: our tokens on a base of our own, without Chakra’s theme. Paper is light. */
export const system = { ...everywhere, _global: everywhere._global.map(darkOnScreens) };

/** Takes the dark theme’s variables from paper; a condition of Chakra’s tokens is one selector and no more. */
function darkOnScreens(styles: Styles): Styles {
  const layers = Object.entries(styles).map(([layer, { [DARK]: dark, ...others }]) => [
    layer,
    dark ? { ...others, '@media screen': { [DARK]: dark } } : others,
  ]);
  return Object.fromEntries(layers) as Styles;
}

type Styles = Record<string, Record<string, object>>;
