import { Box, Flex } from '@chakra-ui/react';
import BookOpen from '~icons/book-open';
import X from '~icons/x';
import { useState, type RefObject } from 'react';
import { Button } from '../../ui/controls';
import { scrollTo } from './reading';
import { useReadingPlace } from './use-reading-place';

interface ReadingMemoryProps {
  article: RefObject<HTMLElement | null>;
  tutorialId: number;
}

/** Offers to go on where one has stopped reading, at the foot of the window until one scrolls or declines. */
export function ReadingMemory({ article, tutorialId }: ReadingMemoryProps) {
  const place = useReadingPlace(article, tutorialId);
  const [declined, setDeclined] = useState(false);

  function resume() {
    setDeclined(true);
    if (place && article.current) scrollTo(article.current, place);
  }

  return (
    <Box
      className="screen-only"
      aria-live="polite"
      position="fixed"
      // On a phone it stands above the badge of the connection.
      bottom={{ base: '3.75rem', md: '6' }}
      insetInline="0"
      pointerEvents="none"
      zIndex="header"
    >
      {place && !declined && (
        <Flex
          role="group"
          aria-label="Reprise de la lecture"
          w="fit-content"
          mx="auto"
          bg="bg.panel"
          border="1px solid"
          borderColor="border"
          borderRadius="full"
          boxShadow="raised"
          pointerEvents="auto"
          animation="arrive 200ms cubic-bezier(0.2, 0.7, 0.2, 1)"
          _motionReduce={{ animation: 'none' }}
        >
          <Button variant="ghost" borderRadius="full" color="brand.fg" onClick={resume}>
            <BookOpen size={18} aria-hidden /> Reprendre la lecture
          </Button>
          <Button
            variant="ghost"
            size="icon"
            borderRadius="full"
            color="fg.muted"
            aria-label="Rester ici"
            onClick={() => setDeclined(true)}
          >
            <X size={18} aria-hidden />
          </Button>
        </Flex>
      )}
    </Box>
  );
}
