import { defineStyle } from '@chakra-ui/react';

/** Label around a checkbox or radio button; the whole line is the touch target. */
export const choiceLabel = defineStyle({
  display: 'flex',
  gap: '3',
  alignItems: 'start',
  cursor: 'pointer',
  py: '1.5',
  '@media (pointer: coarse)': { py: '2.5' },
});

/** The checkbox or radio button itself. */
export const choiceInput = defineStyle({
  w: '5',
  h: '5',
  mt: '0.5',
  flexShrink: '0',
  accentColor: 'brand.solid',
  cursor: 'pointer',
});
