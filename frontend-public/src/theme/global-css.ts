import { defineGlobalStyles } from '@chakra-ui/react';

/** Styles of elements, besides those of Chakra's reset. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: 'normal',
    colorScheme: 'light',
    scrollPaddingTop: 'belowHeader',
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
    h: '0.75',
    zIndex: 'skipLink',
    bg: 'brand.solid',
    animation: 'hurry',
  },
  body: { minH: 'dvh', overflowWrap: 'break-word' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  '::selection': { bg: 'brand.muted' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'snug', textWrap: 'balance' },
  'button, input, select, textarea': { font: 'inherit' },
  'button, summary': { cursor: 'button' },
  'button:is(:disabled, [aria-disabled=true])': { opacity: 'disabled', cursor: 'disabled' },
});
