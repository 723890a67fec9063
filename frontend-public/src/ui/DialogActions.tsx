import { styled } from '#styles/jsx';

/** Dialog buttons, the action last; when they wrap, the action comes first. */
export const DialogActions = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'end',
    gap: '3',
    flexWrap: 'wrap-reverse',
    '& > button': { flexGrow: { base: '1', sm: '0' } },
  },
});
