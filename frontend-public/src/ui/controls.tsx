import { Link } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { badgeLink, button } from '../theme/recipes';

/* Elements with a recipe of the design system. */

export const ButtonLink = chakra(Link, button);
/** A `<summary>` that looks like a button. */
export const SummaryButton = chakra('summary', {
  ...button,
  base: { ...button.base, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});
export const BadgeLink = chakra(Link, badgeLink);

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

/** A link without a link's look until hover. */
export const PlainLink = chakra(Link, {
  base: {
    _hover: { color: 'brand.fg', textDecoration: 'underline' },
  },
});
