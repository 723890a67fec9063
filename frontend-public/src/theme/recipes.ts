import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    border: 'sm',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    // A label wider than the available space wraps.
    maxW: 'full',
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
      },
      danger: { bg: 'fg.error', color: 'brand.contrast', _hover: { opacity: 'hover' } },
      ghost: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.muted' } },
    },
    size: {
      sm: { minH: 'control', minW: 'control', px: '3', fontSize: 'sm' },
      md: { minH: '11', minW: '11', px: '5', fontSize: 'md' },
      icon: { w: '11', h: '11', p: '0' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'compact',
    maxW: 'full',
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      brand: { bg: 'brand.subtle', color: 'brand.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      plain: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
  defaultVariants: { variant: 'plain' },
});

/** A badge is low, so the touch target of a linked one extends beyond it. */
export const badgeLink = defineRecipe({
  ...badge,
  base: {
    ...badge.base,
    position: 'relative',
    _touch: { _after: { content: '""', position: 'absolute', insetBlock: '-2.5', insetInline: '-1' } },
  },
});

export const navigationLink = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: { base: '3', nav: '2', xl: '2.5' },
    borderRadius: 'md',
    color: 'fg.muted',
    fontSize: { base: 'md', nav: 'sm' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'brand.fg' },
    _currentPage: { color: 'fg', fontWeight: 'semibold' },
  },
});

export const card = defineSlotRecipe({
  slots: ['root'],
  base: { root: { bg: 'bg.panel', border: 'sm', borderColor: 'border', borderRadius: 'lg' } },
  variants: {
    variant: {
      // A condition in a recipe would win over a padding given in one place.
      panel: { root: { p: 'panel' } },
      /** Leads to a page as a whole. */
      link: {
        root: {
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          h: 'full',
          overflow: 'hidden',
          _hover: { borderColor: 'brand.solid', boxShadow: 'card' },
          _focusWithin: { borderColor: 'brand.solid' },
        },
      },
    },
  },
  defaultVariants: { variant: 'panel' },
});

/** Without markers. Chakra gives its lists the role that Safari takes from such lists. */
export const list = defineSlotRecipe({
  slots: ['root', 'item'],
  base: { root: { display: 'flex', flexDirection: 'column', listStyleType: 'none' } },
});

export const emptyState = defineSlotRecipe({
  slots: ['root', 'content', 'title', 'description'],
  base: {
    root: { py: { base: '10', md: '16' }, px: '4' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      textAlign: 'center',
    },
    title: {
      fontFamily: 'heading',
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: 'snug',
      textWrap: 'balance',
    },
    description: { maxW: 'measure', color: 'fg.muted', textWrap: 'balance' },
  },
});

export const skeleton = defineRecipe({
  base: {
    bg: 'bg.muted',
    borderRadius: 'sm',
    animation: 'pulse',
    _motionReduce: { animation: 'none' },
  },
});

export const spinner = defineRecipe({
  base: {
    w: '10',
    h: '10',
    borderRadius: 'full',
    border: 'lg',
    borderColor: 'border',
    borderTopColor: 'brand.solid',
    animation: 'spin',
    _motionReduce: { animation: 'pulse' },
  },
});

export const kbd = defineRecipe({
  base: {
    display: 'inline-block',
    minW: '8',
    px: '2',
    border: 'sm',
    borderColor: 'border.control',
    borderBottomWidth: '2px',
    borderRadius: 'sm',
    fontFamily: 'mono',
    fontSize: 'sm',
    textAlign: 'center',
  },
});

/** Shared page width and margins. */
export const container = defineRecipe({
  base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '8' } },
});
