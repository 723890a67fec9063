import { Dialog as Chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ToastPlace } from './toasts/ToastPlace';

interface DialogProps {
  title: string;
  /** Beside the title. */
  picture?: ReactNode;
  open?: boolean;
  onClose: () => void;
  /** Also with a press outside, which would lose what a form holds. */
  closesOutside?: boolean;
  /** Takes the focus when the opener is gone. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog. Below the body, since a form inside another form sends no event to React. */
export function Dialog(props: DialogProps) {
  const { title, picture, open = true, onClose, closesOutside = false, returnTo, children } = props;
  return (
    <Chakra.Root
      open={open}
      onOpenChange={onClose}
      closeOnInteractOutside={closesOutside}
      finalFocusEl={returnTo}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          {/* For React, the dialog may still be within a form. */}
          <Chakra.Content onSubmit={(event) => event.stopPropagation()}>
            <Chakra.Header>
              {picture}
              <Chakra.Title>{title}</Chakra.Title>
            </Chakra.Header>
            {children}
            <ToastPlace />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
