import { Alert, AlertTitle, Button, IconButton, Snackbar } from '@mui/material';
import X from '~icons/x';
import { useEffect, useEffectEvent } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import type { Toast } from './use-toast';

const SHOWN_MS = 5000;
/** Time to notice a mistake. */
const UNDO_MS = 8000;

/** Shows the latest toast at once. react-admin queues them, too slow for moderating many reports. */
export function Toaster() {
  const { notifications, resetNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const toast = notifications.at(-1);
  const isUndoable = toast?.notificationOptions?.undoable === true;

  const carryOut = useEffectEvent(() => takeMutation()?.({ isUndo: false }));

  // An undoable mutation runs when its toast or the page closes.
  useEffect(() => {
    if (!isUndoable) return;
    const leave = () => carryOut();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      carryOut();
    };
  }, [toast, isUndoable]);

  if (!toast) return null;
  const { message, type, notificationOptions } = toast;
  const { description, undo, retry, ...words } = (notificationOptions?.messageArgs ?? {}) as Partial<Toast>;
  const takeBack = isUndoable ? () => takeMutation()?.({ isUndo: true }) : undo;
  const offered = takeBack ?? retry;
  const doAndClose = () => {
    offered?.();
    resetNotifications();
  };
  return (
    <Snackbar
      key={notifications.length}
      open
      onClose={(_, reason) => reason === 'timeout' && resetNotifications()}
      autoHideDuration={offered ? UNDO_MS : SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Alert
        severity={type === 'error' || type === 'warning' ? type : 'success'}
        variant="standard"
        action={
          <>
            {offered && (
              <Button color="inherit" size="small" variant="outlined" onClick={doAndClose}>
                {takeBack ? 'Annuler' : 'Réessayer'}
              </Button>
            )}
            <IconButton aria-label="Fermer" color="inherit" size="small" onClick={resetNotifications}>
              <X size={18} aria-hidden />
            </IconButton>
          </>
        }
        sx={{ border: 1, borderColor: 'divider', boxShadow: 6, minWidth: { sm: 320 }, maxWidth: 480 }}
      >
        <AlertTitle>
          {typeof message === 'string' ? translate(message, { _: message, ...words }) : message}
        </AlertTitle>
        {description}
      </Alert>
    </Snackbar>
  );
}
