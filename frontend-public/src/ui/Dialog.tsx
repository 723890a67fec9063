import { Box, chakra, Heading } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from './toasts/Toaster';
import { useHydrated } from './use-hydrated';

export const DialogFrame = chakra('dialog', {
  base: {
    m: 'auto',
    w: 'dialog',
    p: '0',
    border: 'sm',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'raised',
    _backdrop: { bg: 'night.950/60' },
  },
});

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. Below the body, since a form inside another form sends no event to React. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open, hydrated]);

  if (!hydrated) return null;
  return createPortal(
    <DialogFrame ref={dialog} aria-labelledby={id} onClose={onClose}>
      {open && (
        <Box p="6">
          <Heading as="h2" fontSize="xl" id={id}>
            {title}
          </Heading>
          {children}
          <Toaster />
        </Box>
      )}
    </DialogFrame>,
    document.body,
  );
}
