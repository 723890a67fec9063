import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { said } from '../api/refusal';

export interface Toast {
  title: string;
  description?: string;
  /** Undoes the action. */
  undo?: () => void;
  /** Retries the failed action. */
  retry?: () => void;
}

/** Toasts for success and failure. */
export function useToast() {
  const notify = useNotify();
  /** With `undoable`, the mutation runs when the toast closes. */
  const succeed = useCallback(
    ({ title, description, undo }: Toast, undoable = false) =>
      notify(title, { type: 'success', undoable, messageArgs: { description, undo } }),
    [notify],
  );
  /** Shows the server’s reason, or `otherwise`. */
  const fail = useCallback(
    (error: unknown, otherwise: string, retry?: () => void) =>
      notify('Erreur', { type: 'error', messageArgs: { description: said(error) ?? otherwise, retry } }),
    [notify],
  );
  return { succeed, fail };
}
