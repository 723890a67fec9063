import { Link } from './Link';
import { styled } from '#styles/jsx';
import { badge, badgeLink, button, input, panel, select, skeleton, textArea } from '#styles/recipes';

/* Elements with a recipe of the design system. */

export const Button = styled('button', button, { defaultProps: { type: 'button' } });
export const ButtonLink = styled(Link, button);
/** A `<summary>` that looks like a button. */
export const SummaryButton = styled('summary', button);
export const Input = styled('input', input, { defaultProps: { dir: 'auto' } });
export const TextArea = styled('textarea', textArea, { defaultProps: { dir: 'auto' } });
export const Select = styled('select', select);
export const Badge = styled('span', badge);
export const BadgeLink = styled(Link, badgeLink);
export const Panel = styled('section', panel);
export const FormPanel = styled('form', panel);
export const SkeletonBlock = styled('div', skeleton, { defaultProps: { 'aria-hidden': true } });

/** A link within a sentence. */
export const TextLink = styled(Link, {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A link without a link's look until hover. */
export const PlainLink = styled(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _hover: { color: 'brand.fg', textDecoration: 'underline' },
  },
});
