import { Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';

interface ConfirmDialogProps {
  title: string;
  open?: boolean;
  onClose: () => void;
  /** Label of the confirming button. */
  action: string;
  isPending: boolean;
  /** Label while it waits. */
  pending?: string;
  /** Whether it can be undone. */
  isHarmless?: boolean;
  onConfirm: () => void;
  /** Takes the focus when the opener is gone. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, isPending, pending, isHarmless, onConfirm, children, ...dialog } = props;
  return (
    <Dialog {...dialog}>
      <Text mt="3" color="fg.muted">
        {children}
      </Text>
      <DialogActions mt="6">
        <Button variant="outline" onClick={dialog.onClose}>
          Annuler
        </Button>
        <BusyButton
          variant={isHarmless ? 'solid' : 'danger'}
          busy={isPending}
          busyLabel={pending}
          onClick={onConfirm}
        >
          {action}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
