import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { fieldRecipes, fieldSlotRecipes } from './field-recipes';
import { globalCss } from './global-css';
import { dialog, drawer } from './overlay-recipes';
import { badge, button, card, container, emptyState, kbd, list, skeleton, spinner } from './recipes';
import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';

const config = defineConfig({
  // The operator's look and the style sheets of the articles use these names.
  cssVarsPrefix: 'p',
  cssVarsRoot: ':where(html)',
  preflight: true,
  // Each element has one class, in which styles of its own come after those of its recipe.
  disableLayers: true,
  strictTokens: true,
  conditions: {
    dark: '.dark &',
    // Chakra’s own also names attributes of widgets that set a hover themselves.
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    screen: '@media screen',
    touch: '@media (pointer: coarse)',
    noScripts: '@media (scripting: none)',
  },
  globalCss,
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
    recipes: { badge, button, container, heading: {}, kbd, skeleton, spinner, text: {}, ...fieldRecipes },
    slotRecipes: { card, dialog, drawer, emptyState, list, ...fieldSlotRecipes },
  },
});

/** The design system: Chakra's style properties with the tokens and recipes of this site. Paper is light. */
export const system = createSystem(defaultBaseConfig, config);

// The style sheet of the site has these styles already (system-sheet.ts).
(system as unknown as { _global: unknown[] })._global = [];
