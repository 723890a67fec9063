import { Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Label of the confirming button. */
  action: string;
  isPending: boolean;
  /** Whether it can be undone. */
  isHarmless?: boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** Confirmation dialog. */
export function ConfirmDialog({
  title,
  open,
  onClose,
  action,
  isPending,
  isHarmless = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <Text mt="3" color="fg.muted">
        {children}
      </Text>
      <DialogActions css={{ mt: '6' }}>
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button variant={isHarmless ? 'solid' : 'danger'} disabled={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
