import { styled } from '#styles/jsx';

/** The buttons that close a dialog, the one that does something last. Where they do not fit beside each other it comes first. */
export const DialogActions = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'end',
    gap: '3',
    flexWrap: 'wrap-reverse',
    '& > button': { flexGrow: { base: '1', sm: '0' } },
  },
});
