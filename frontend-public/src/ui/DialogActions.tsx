import { chakra } from '@chakra-ui/react';

/** Dialog buttons, the action last; when they wrap, the action comes first. */
export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'end',
    gap: '3',
    flexWrap: 'wrap-reverse',
    '& > button': { flexGrow: { base: '1', sm: '0' } },
  },
});
