import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import X from '~icons/x';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useDismiss } from './use-dismiss';

interface SheetProps {
  title: string;
  /** Must be stable while open. */
  onClose: () => void;
  children: ReactNode;
}

/** Non-modal panel: at the bottom on phones, in the corner on large screens. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useDismiss(sheet, opener, onClose);

  function close() {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onClose();
  }

  return (
    <Box
      ref={sheet}
      className="screen-only"
      position="fixed"
      insetInline={{ base: '0', md: 'auto 1.5rem' }}
      bottom={{ base: '0', md: '6' }}
      w={{ md: '26rem' }}
      maxH={{ base: '60dvh', md: 'calc(100dvh - 8rem)' }}
      overflowY="auto"
      overscrollBehavior="contain"
      zIndex="overlay"
      px="5"
      pb="calc(1.25rem + env(safe-area-inset-bottom))"
      border="1px solid"
      borderColor="border"
      borderRadius={{ base: '1rem 1rem 0 0', md: 'lg' }}
      bg="bg.panel"
      boxShadow="raised"
      outline="none"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <Flex
        position="sticky"
        top="0"
        justify="space-between"
        align="center"
        pt="3"
        pb="1"
        bg="bg.panel"
        zIndex="1"
      >
        <Heading as="h2" fontSize="lg" id={id}>
          {title}
        </Heading>
        <Button variant="ghost" size="icon" aria-label="Fermer" onClick={close} me="-2.5">
          <X size={20} aria-hidden />
        </Button>
      </Flex>
      {children}
    </Box>
  );
}
