import { elementNamed } from '@passerelle/api-client/arrival';
import { Box, Flex, IconButton } from '@chakra-ui/react';
import X from '~icons/x';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDismiss } from '../../ui/use-dismiss';

interface FootnoteNoteProps {
  /** The reference in the text, which links to the note. */
  link: HTMLAnchorElement;
  /** Positioned ancestor of the note. */
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A footnote below the line of its reference. */
export function FootnoteNote({ link, frame, onClose }: FootnoteNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useDismiss(note, link, onClose);

  useLayoutEffect(() => {
    const around = frame.current!.getBoundingClientRect();
    const { left, bottom } = link.getBoundingClientRect();
    const room = around.width - note.current!.offsetWidth;
    setPlace({ top: bottom - around.top + 6, left: Math.max(0, Math.min(left - around.left - 24, room)) });
  }, [link, frame]);

  function close() {
    link.focus({ preventScroll: true });
    onClose();
  }

  return (
    <Flex
      ref={note}
      className="screen-only"
      position="absolute"
      w="full"
      maxW="104"
      maxH="sheet"
      overflowY="auto"
      align="start"
      ps="4"
      border="sm"
      borderColor="border.control"
      borderRadius="md"
      bg="bg.panel"
      boxShadow="raised"
      zIndex="raised"
      outline="none"
      style={place}
      role="dialog"
      aria-label={`Note ${link.textContent}`}
      tabIndex={-1}
    >
      <Box
        className="prose"
        flex="1"
        minW="0"
        py="3"
        fontSize="md"
        dangerouslySetInnerHTML={{ __html: htmlOf(link) }}
      />
      <IconButton variant="ghost" aria-label="Fermer la note" onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** The note's server-rendered HTML without the back references. Its ids remain unique, on the original. */
function htmlOf(link: HTMLAnchorElement): string {
  const note = elementNamed(link.hash)?.cloneNode(true) as Element | undefined;
  note?.querySelectorAll('[data-footnote-backref]').forEach((back) => back.remove());
  note?.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return note?.innerHTML ?? '';
}
