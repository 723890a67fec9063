import { Alert, AlertTitle, Button, Snackbar } from '@mui/material';
import { useNotificationContext, useTranslate } from 'react-admin';
import type { Toast } from './use-toast';

const SHOWN_MS = 5000;
/** Long enough to see that one has slipped. */
const UNDO_MS = 8000;

/** Shows the latest toast at once: who handles many reports shall not watch a queue of old ones. */
export function Toaster() {
  const { notifications, resetNotifications } = useNotificationContext();
  const translate = useTranslate();
  const toast = notifications.at(-1);
  if (!toast) return null;

  const { message, type, notificationOptions } = toast;
  const { description, undo } = (notificationOptions?.messageArgs ?? {}) as Partial<Toast>;
  const undoAndClose = () => {
    resetNotifications();
    undo?.();
  };
  return (
    <Snackbar
      key={notifications.length}
      open
      onClose={(_, reason) => reason === 'timeout' && resetNotifications()}
      autoHideDuration={undo ? UNDO_MS : SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Alert
        severity={type === 'error' || type === 'warning' ? type : 'success'}
        variant="standard"
        onClose={resetNotifications}
        closeText="Fermer"
        {...(undo && {
          action: (
            <Button color="inherit" size="small" variant="outlined" onClick={undoAndClose}>
              Annuler
            </Button>
          ),
        })}
        sx={{ border: 1, borderColor: 'divider', boxShadow: 6, minWidth: { sm: 320 }, maxWidth: 480 }}
      >
        <AlertTitle>{typeof message === 'string' ? translate(message, { _: message }) : message}</AlertTitle>
        {description}
      </Alert>
    </Snackbar>
  );
}
