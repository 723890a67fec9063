import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { said } from '../api/refusal';

export interface Toast {
  title: string;
  description?: string;
  /** Takes back what was done. */
  undo?: () => void;
}

/** Tells what has been done, or why it could not be. */
export function useToast() {
  const notify = useNotify();
  /** What is undoable will be done once the toast is gone. */
  const succeed = useCallback(
    ({ title, description, undo }: Toast, undoable = false) =>
      notify(title, { type: 'success', undoable, messageArgs: { description, undo } }),
    [notify],
  );
  /** In the words of the server, or these when it has none. */
  const fail = useCallback(
    (error: unknown, otherwise: string) =>
      notify('Erreur', { type: 'error', messageArgs: { description: said(error) ?? otherwise } }),
    [notify],
  );
  return { succeed, fail };
}
