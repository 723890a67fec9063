import { Dialog } from '@chakra-ui/react';

/** The buttons of a dialog. */
export const DialogActions = Dialog.Footer;
