import { defineConfig } from '@chakra-ui/react';

/**
 * The style properties that mean more than their CSS, and the conditions, as Chakra’s own base has them: those we use,
 * a third of all. The rest would be sent to every reader. `base.spec.ts` says when one is missing.
 */
export const base = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    focus: '&:is(:focus, [data-focus])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    empty: '&:is(:empty, [data-empty])',
    placeholder: '&::placeholder, &[data-placeholder]',
    backdrop: '&::backdrop',
    after: '&::after',
    currentPage: '&[aria-current=page]',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
  },
  utilities: {
    ...taking('spacing', {
      margin: 'm',
      marginTop: 'mt',
      marginBottom: 'mb',
      marginInline: 'mx',
      marginInlineStart: 'ms',
      marginInlineEnd: 'me',
      marginBlock: 'my',
      padding: 'p',
      paddingTop: 'pt',
      paddingRight: 'pr',
      paddingBottom: 'pb',
      paddingInline: 'px',
      paddingInlineStart: 'ps',
      paddingInlineEnd: 'pe',
      paddingBlock: 'py',
      gap: '',
      rowGap: '',
      columnGap: '',
      top: '',
      bottom: '',
      inset: '',
      insetInline: '',
      insetInlineStart: '',
      insetInlineEnd: '',
      scrollPaddingTop: '',
    }),
    ...taking('sizes', {
      width: 'w',
      minWidth: 'minW',
      maxWidth: 'maxW',
      height: 'h',
      minHeight: 'minH',
      maxHeight: 'maxH',
    }),
    ...taking('colors', {
      background: 'bg',
      color: '',
      borderColor: '',
      borderTopColor: '',
      outlineColor: '',
      accentColor: '',
      fill: '',
      stroke: '',
    }),
    ...taking('radii', { borderRadius: '', borderStartEndRadius: '', borderEndEndRadius: '' }),
    ...taking('shadows', { boxShadow: '' }),
    ...taking('zIndex', { zIndex: '' }),
    ...taking('fonts', { fontFamily: '' }),
    ...taking('fontSizes', { fontSize: '' }),
    ...taking('fontWeights', { fontWeight: '' }),
    ...taking('lineHeights', { lineHeight: '' }),
    ...taking('letterSpacings', { letterSpacing: '' }),
    ...taking('durations', { transitionDuration: '' }),
    hideFrom: { values: 'breakpoints', transform: hidden('') },
    hideBelow: { values: 'breakpoints', transform: hidden('Down') },
    lineClamp: {
      transform: (lines: number) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
    srOnly: {
      values: { type: 'boolean' },
      transform: (isHidden: boolean) =>
        isHidden
          ? {
              position: 'absolute',
              width: '1px',
              height: '1px',
              padding: '0',
              margin: '-1px',
              overflow: 'hidden',
              clip: 'rect(0, 0, 0, 0)',
              whiteSpace: 'nowrap',
              borderWidth: '0',
            }
          : {},
    },
  },
});

/** Properties whose values are tokens of a category, each with its short name or none. */
function taking(values: string, names: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(names).map(([property, shorthand]) => [
      property,
      { values, ...(shorthand && { shorthand }) },
    ]),
  );
}

/** Hidden on screens at least, or up to, the width of a breakpoint. */
function hidden(side: '' | 'Down') {
  return (_width: string, { raw }: { raw: string }) => ({
    [`@breakpoint ${raw}${side}`]: { display: 'none' },
  });
}
