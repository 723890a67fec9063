import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import {
  badgeRecipe,
  buttonRecipe,
  inputRecipe,
  panelRecipe,
  selectRecipe,
  skeletonRecipe,
  textAreaRecipe,
} from '../theme/recipes';

/* The few elements that carry a recipe of the design system. */

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
export const ButtonLink = chakra(Link, buttonRecipe);
export const Input = chakra('input', inputRecipe);
export const TextArea = chakra('textarea', textAreaRecipe);
export const Select = chakra('select', selectRecipe);
export const Badge = chakra('span', badgeRecipe);
/** Its badge is low; a finger may miss it by a little. */
export const BadgeLink = chakra(Link, {
  ...badgeRecipe,
  base: {
    ...badgeRecipe.base,
    position: 'relative',
    _after: { content: '""', position: 'absolute', inset: '-0.625rem -0.25rem', pointerEvents: 'auto' },
    '@media (pointer: fine)': { _after: { display: 'none' } },
  },
});
export const Panel = chakra('section', panelRecipe);
export const FormPanel = chakra('form', panelRecipe);
export const SkeletonBlock = chakra('div', skeletonRecipe, { defaultProps: { 'aria-hidden': true } });

/** A link within a sentence. */
export const TextLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A link that looks like the text around it until it is pointed at. */
export const PlainLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _hover: { color: 'brand.fg', textDecoration: 'underline' },
  },
});
