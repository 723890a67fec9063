import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

const control = {
  w: 'full',
  minW: '0',
  minH: '11',
  px: '3',
  border: 'sm',
  borderColor: 'border.field',
  borderRadius: 'md',
  bg: 'bg.panel',
  color: 'fg',
  fontFamily: 'body',
  fontSize: 'md',
  _placeholder: { color: 'fg.muted', opacity: 'full' },
  _invalid: { borderColor: 'fg.error', outlineColor: 'fg.error' },
  _disabled: { opacity: 'disabled', cursor: 'disabled' },
} as const;

const errorText = {
  display: 'block',
  pt: '1.5',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg.error',
} as const;
const helperText = { display: 'block', color: 'fg.muted' } as const;
const legend = { mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' } as const;

/** Recipes of fields, under the names of Chakra's components. */
export const fieldRecipes = {
  input: defineRecipe({
    variants: {
      variant: {
        // Chakra's input group leaves as much space for what stands in the field.
        outline: { ...control, '--input-height': 'sizes.11' },
        /** A checkbox or a radio button. */
        choice: {
          boxSize: '5',
          mt: '0.5',
          flexShrink: '0',
          accentColor: 'brand.solid',
          cursor: 'button',
          _disabled: { cursor: 'disabled' },
        },
        /** Only its text is seen. */
        chip: { srOnly: true },
      },
    },
    defaultVariants: { variant: 'outline' },
  }),
  textarea: defineRecipe({ base: { ...control, py: '2', minH: '28', resize: 'vertical' } }),
};

export const fieldSlotRecipes = {
  field: defineSlotRecipe({
    slots: ['root', 'label', 'helperText', 'errorText'],
    base: { root: { minW: '0' }, helperText, errorText },
    variants: {
      kind: {
        text: {
          root: { w: 'full' },
          label: { display: 'block', ...legend },
          helperText: { mt: '1.5', fontSize: 'xs' },
        },
        /** The whole line of a checkbox or a radio button is pressed. */
        choice: {
          label: {
            display: 'flex',
            gap: '3',
            alignItems: 'start',
            py: '1.5',
            cursor: 'button',
            _touch: { py: '2.5' },
          },
          helperText: { fontSize: 'sm' },
        },
        /** A radio button whose text is framed, and filled once it is chosen. */
        chip: {
          label: {
            display: 'inline-flex',
            alignItems: 'center',
            minH: '9',
            px: '3',
            border: 'sm',
            borderColor: 'border.control',
            borderRadius: 'md',
            fontSize: 'sm',
            cursor: 'button',
            _touch: { minH: '11' },
            _hover: { borderColor: 'brand.solid' },
            '&:has(:checked)': {
              bg: 'brand.solid',
              borderColor: 'brand.solid',
              color: 'brand.contrast',
              fontWeight: 'semibold',
            },
            '&:has(:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'brand.focusRing',
              outlineOffset: '2px',
            },
          },
        },
      },
    },
    defaultVariants: { kind: 'text' },
  }),
  fieldset: defineSlotRecipe({
    slots: ['root', 'legend', 'helperText', 'errorText'],
    base: {
      root: { minW: '0' },
      legend,
      helperText: { ...helperText, mt: '1.5', fontSize: 'xs' },
      errorText,
    },
  }),
  nativeSelect: defineSlotRecipe({
    slots: ['root', 'field', 'indicator'],
    base: {
      root: { position: 'relative', w: 'full' },
      field: { ...control, pe: '9', appearance: 'none', cursor: 'button', textOverflow: 'ellipsis' },
      indicator: {
        display: 'flex',
        alignItems: 'center',
        position: 'absolute',
        insetBlock: '0',
        insetInlineEnd: '3',
        color: 'fg.muted',
        pointerEvents: 'none',
        _icon: { boxSize: '4' },
      },
    },
  }),
  alert: defineSlotRecipe({
    slots: ['root', 'indicator', 'content', 'title', 'description'],
    base: {
      root: {
        display: 'flex',
        gap: '3',
        alignItems: 'start',
        p: '3',
        border: 'sm',
        borderRadius: 'md',
      },
      indicator: { flexShrink: '0', mt: '0.5', _icon: { boxSize: '5' } },
      content: { display: 'flex', flexDirection: 'column', alignItems: 'start', flex: '1', minW: '0' },
      title: { fontWeight: 'medium' },
      description: { mt: '1', color: 'fg.muted' },
    },
    variants: {
      status: { error: { root: { color: 'fg.error', borderColor: 'fg.error' } } },
    },
  }),
};
