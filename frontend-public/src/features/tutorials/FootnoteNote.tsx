import { elementNamed } from '@passerelle/api-client/arrival';
import { Box, Drawer, IconButton } from '@chakra-ui/react';
import X from '~icons/x';
import type { RefObject } from 'react';
import { Beside } from '../../ui/Beside';

interface FootnoteNoteProps {
  /** The reference in the text, which links to the note. */
  link: HTMLAnchorElement;
  /** Positioned ancestor of the note. */
  frame: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const WIDTH = '26rem';

/**
 * A footnote below the line of its reference, with which it scrolls. Not Chakra's popover, whose positioning would take
 * another 10 kB.
 */
export function FootnoteNote({ link, frame, onClose }: FootnoteNoteProps) {
  return (
    <Beside opener={link} onClose={onClose} aria-label={`Note ${link.textContent}`}>
      {(panel) => (
        <Drawer.Content
          ref={panel}
          className="screen-only"
          display="flex"
          position="absolute"
          w="full"
          maxW="104"
          maxH="sheet"
          alignItems="start"
          ps="4"
          pe="0"
          pb="0"
          borderColor="border.control"
          borderRadius="md"
          zIndex="raised"
          style={placeOf(link, frame.current!)}
        >
          <Box
            className="prose"
            flex="1"
            minW="0"
            py="3"
            fontSize="md"
            dangerouslySetInnerHTML={{ __html: htmlOf(link) }}
          />
          <Drawer.CloseTrigger asChild>
            <IconButton variant="ghost" aria-label="Fermer la note">
              <X size={18} aria-hidden />
            </IconButton>
          </Drawer.CloseTrigger>
        </Drawer.Content>
      )}
    </Beside>
  );
}

/** Below the reference and, on a narrow screen, not over the edge of the text. */
function placeOf(link: HTMLAnchorElement, frame: HTMLElement) {
  const around = frame.getBoundingClientRect();
  const { left, bottom } = link.getBoundingClientRect();
  return {
    top: bottom - around.top + 6,
    left: `max(0px, min(${left - around.left - 24}px, 100% - ${WIDTH}))`,
  };
}

/** The note's server-rendered HTML without the back references. Its ids remain unique, on the original. */
function htmlOf(link: HTMLAnchorElement): string {
  const note = elementNamed(link.hash)?.cloneNode(true) as Element | undefined;
  note?.querySelectorAll('[data-footnote-backref]').forEach((back) => back.remove());
  note?.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return note?.innerHTML ?? '';
}
