import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './controls';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** What the button reads that does it. */
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  open,
  onClose,
  action,
  isPending,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <Text mt="3" color="fg.muted">
        {children}
      </Text>
      <Flex justify="end" gap="3" mt="6" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          Annuler
        </Button>
        <Button disabled={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </Flex>
    </Dialog>
  );
}
