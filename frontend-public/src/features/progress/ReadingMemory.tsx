import { useLocation } from 'react-router-dom';
import { Box, Button, Flex, IconButton } from '@chakra-ui/react';
import BookOpen from '~icons/book-open';
import X from '~icons/x';
import { useEffect, useState, type RefObject } from 'react';
import { RESUME_HASH, scrollTo, type ReadText } from './reading';
import { useReadingPlace } from './use-reading-place';

interface ReadingMemoryProps {
  article: RefObject<HTMLElement | null>;
  tutorial: ReadText;
}

/** Offers to resume reading, in a bar at the bottom of the viewport, until the reader scrolls or declines. */
export function ReadingMemory({ article, tutorial }: ReadingMemoryProps) {
  const place = useReadingPlace(article, tutorial);
  const { hash } = useLocation();
  const [declined, setDeclined] = useState(false);

  function resume() {
    setDeclined(true);
    if (place && article.current) scrollTo(article.current, place);
  }

  const isAsked = hash === RESUME_HASH;
  useEffect(() => {
    if (isAsked && place && article.current) scrollTo(article.current, place);
  }, [isAsked, place, article]);

  return (
    <Box
      className="screen-only"
      position="fixed"
      bottom={{ base: '16', md: '6' }}
      insetInline="0"
      pointerEvents="none"
      zIndex="header"
      aria-live="polite"
    >
      {place && !declined && !isAsked && (
        <Flex
          w="fit"
          mx="auto"
          bg="bg.panel"
          border="sm"
          borderColor="border"
          borderRadius="full"
          boxShadow="raised"
          pointerEvents="auto"
          animation="arrive"
          _motionReduce={{ animation: 'none' }}
          role="group"
          aria-label="Reprise de la lecture"
        >
          <Button variant="ghost" onClick={resume} borderRadius="full" color="brand.fg">
            <BookOpen size={18} aria-hidden /> Reprendre la lecture
          </Button>
          <IconButton
            variant="ghost"
            aria-label="Rester ici"
            onClick={() => setDeclined(true)}
            borderRadius="full"
            color="fg.muted"
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Flex>
      )}
    </Box>
  );
}
