import { Box, Button, Flex, HStack, Span } from '@chakra-ui/react';
import Clock from '~icons/clock';
import AArrowUp from '~icons/a-arrow-up';
import List from '~icons/list';
import type { RefObject } from 'react';
import { useTimeLeft } from '../../features/progress/use-time-left';

export type OpenSheet = 'contents' | 'comfort' | null;

const LABEL = 'Outils de lecture';

interface ReadingToolsProps {
  article: RefObject<HTMLElement | null>;
  /** In minutes. */
  readTime: number | null;
  /** Whether the text has sections. */
  hasContents: boolean;
  open: OpenSheet;
  onOpen: (sheet: OpenSheet) => void;
}

/** Tools beside the text on large screens: time left and reading preferences. */
export function ReadingRow({ article, readTime, open, onOpen }: ReadingToolsProps) {
  return (
    <HStack
      hideBelow="lg"
      justify="space-between"
      gap="3"
      flexShrink="0"
      _noScripts={{ display: 'none' }}
      role="group"
      aria-label={LABEL}
    >
      {readTime ? <TimeLeft article={article} readTime={readTime} /> : <span />}
      <ComfortButton label="Confort" open={open} onOpen={onOpen} />
    </HStack>
  );
}

/**
 * Tools docked at the bottom of a small screen while the text is in view; at the end of the text after that. They lie on
 * the left, since the state of the connection is on the right.
 */
export function ReadingBar({ article, readTime, hasContents, open, onOpen }: ReadingToolsProps) {
  return (
    <Box
      className="screen-only"
      hideFrom="lg"
      position="sticky"
      bottom="0"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '2', md: '6' }}
      pb="safeBottom"
      mt="6"
      zIndex="bar"
      bg="bg"
      borderTopWidth="1px"
      borderColor="border"
      _noScripts={{ display: 'none' }}
      role="group"
      aria-label={LABEL}
    >
      <Flex align="center" minH="12">
        {hasContents && (
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            aria-expanded={open === 'contents'}
            onClick={() => onOpen(open === 'contents' ? null : 'contents')}
            borderRadius="full"
          >
            <List size={18} aria-hidden /> Sommaire
          </Button>
        )}
        {readTime ? (
          <Span px="1" css={{ '@media (max-width: 22rem)': { display: 'none' } }}>
            <TimeLeft article={article} readTime={readTime} short />
          </Span>
        ) : null}
        <ComfortButton open={open} onOpen={onOpen} />
      </Flex>
    </Box>
  );
}

interface ComfortButtonProps extends Pick<ReadingToolsProps, 'open' | 'onOpen'> {
  /** Shown beside the icon where there is room. */
  label?: string;
}

function ComfortButton({ label, open, onOpen }: ComfortButtonProps) {
  return (
    <Button
      variant={label ? 'outline' : 'ghost'}
      size="sm"
      aria-label="Confort de lecture"
      aria-haspopup="dialog"
      aria-expanded={open === 'comfort'}
      data-shortcut="l"
      onClick={() => onOpen(open === 'comfort' ? null : 'comfort')}
      css={label ? {} : { borderRadius: 'full' }}
    >
      <AArrowUp size={18} aria-hidden /> {label}
    </Button>
  );
}

interface TimeLeftProps {
  article: RefObject<HTMLElement | null>;
  readTime: number;
  short?: boolean;
}

function TimeLeft({ article, readTime, short }: TimeLeftProps) {
  const left = useTimeLeft(article, readTime);
  return (
    <Span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      fontSize="sm"
      color="fg.muted"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      {!short && <Clock size={16} aria-hidden />}
      {left === 0 ? 'Texte lu' : `${short ? '' : 'Encore '}${left} min`}
    </Span>
  );
}
