import { Button } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

export interface BusyButtonProps extends ComponentProps<typeof Button> {
  busy: boolean;
  /** Label while busy. */
  busyLabel?: ReactNode;
}

/** A button that takes no press while it waits for an answer. It keeps the focus, which a disabled button would lose. */
export function BusyButton({ busy, busyLabel, children, onClick, css, ...button }: BusyButtonProps) {
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <Button
      {...button}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      css={busy ? [{ _disabled: { opacity: 'busy', cursor: 'busy' } }, css] : css}
    >
      {busy ? (busyLabel ?? children) : children}
    </Button>
  );
}
