import { Button, type ButtonProps } from '@chakra-ui/react';
import { Suspense, useState, type ReactNode } from 'react';

interface DialogButtonProps extends ButtonProps {
  /** The dialog, whose code may be loaded by the press. */
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" {...button} onClick={() => setOpen(true)} />
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
