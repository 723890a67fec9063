import { Drawer, IconButton } from '@chakra-ui/react';
import X from '~icons/x';
import { useState, type ReactNode } from 'react';
import { Beside } from './Beside';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Non-modal panel: at the bottom on phones, in the corner on large screens. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  return (
    <Beside opener={opener} onClose={onClose}>
      {(panel) => (
        <Drawer.Positioner className="screen-only">
          <Drawer.Content ref={panel}>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <IconButton variant="ghost" aria-label="Fermer" me="-2.5">
                  <X size={20} aria-hidden />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      )}
    </Beside>
  );
}
