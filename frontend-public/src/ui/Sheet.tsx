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
      insetInlineStart={{ base: '0', md: 'auto' }}
      insetInlineEnd={{ base: '0', md: '6' }}
      bottom={{ base: '0', md: '6' }}
      w={{ md: '104' }}
      maxH={{ base: 'sheet', md: 'besideText' }}
      overflowY="auto"
      overscrollBehavior="contain"
      zIndex="overlay"
      px="5"
      pb="aboveEdge"
      border="sm"
      borderColor="border"
      borderTopRadius="lg"
      borderBottomRadius={{ md: 'lg' }}
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
        zIndex="raised"
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
