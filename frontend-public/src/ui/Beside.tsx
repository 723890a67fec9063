import { Drawer } from '@chakra-ui/react';
import { useRef, type ReactNode, type RefObject } from 'react';

interface BesideProps {
  /** What opened it, and closes it, too. */
  opener: HTMLElement | null;
  onClose: () => void;
  'aria-label'?: string;
  /** @param panel ref of the content, which takes the focus */
  children: (panel: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** Root of a panel beside the page, which stays usable: only a press outside closes the panel, not the focus. */
export function Beside({ opener, onClose, children, ...label }: BesideProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      defaultOpen
      onExitComplete={onClose}
      modal={false}
      closeOnInteractOutside
      onFocusOutside={(event) => event.preventDefault()}
      persistentElements={[() => opener]}
      initialFocusEl={() => panel.current}
      finalFocusEl={() => opener}
      {...label}
    >
      {children(panel)}
    </Drawer.Root>
  );
}
