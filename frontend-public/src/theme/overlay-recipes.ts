import { defineSlotRecipe } from '@chakra-ui/react';

const surface = {
  border: 'sm',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'raised',
  outline: 'none',
} as const;

export const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'footer'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'modal', bg: 'night.950/60' },
    positioner: {
      display: 'flex',
      position: 'fixed',
      inset: '0',
      h: 'dvh',
      p: '4',
      zIndex: 'modal',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    content: { ...surface, m: 'auto', w: 'full', maxW: '128', p: '6' },
    header: { display: 'flex', alignItems: 'center', gap: '4' },
    title: { fontSize: 'xl', minW: '0', overflowWrap: 'anywhere' },
    // The action is last; when the buttons wrap, it comes first.
    footer: {
      display: 'flex',
      justifyContent: 'end',
      gap: '3',
      flexWrap: 'wrap-reverse',
      '& > *': { flexGrow: { base: '1', sm: '0' } },
    },
  },
  variants: {
    size: {
      md: {},
      full: {
        positioner: { p: '0' },
        content: {
          display: 'flex',
          flexDirection: 'column',
          maxW: 'full',
          h: 'full',
          p: '0',
          border: 'none',
          borderRadius: 'none',
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Beside the page, which stays usable: at the bottom on phones, in the corner on large screens. */
export const drawer = defineSlotRecipe({
  slots: ['positioner', 'content', 'header', 'title'],
  base: {
    positioner: {
      position: 'fixed',
      insetInlineStart: { base: '0', md: 'auto' },
      insetInlineEnd: { base: '0', md: '6' },
      bottom: { base: '0', md: '6' },
      w: { md: '104' },
      zIndex: 'overlay',
    },
    content: {
      ...surface,
      maxH: { base: 'sheet', md: 'besideText' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: '5',
      pb: 'aboveEdge',
      borderBottomRadius: { base: 'none', md: 'lg' },
    },
    header: {
      display: 'flex',
      position: 'sticky',
      top: '0',
      justifyContent: 'space-between',
      alignItems: 'center',
      pt: '3',
      pb: '1',
      bg: 'bg.panel',
      zIndex: 'raised',
    },
    title: { fontSize: 'lg' },
  },
});
