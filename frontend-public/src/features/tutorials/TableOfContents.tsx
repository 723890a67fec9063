import { Box, Card, chakra, defineStyle, Heading, List } from '@chakra-ui/react';
import ChevronDown from '~icons/chevron-down';
import { useEffect, useRef } from 'react';
import type { Contents } from './use-table-of-contents';

const Entry = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    py: '1.5',
    _touch: { minH: '11', minW: '11' },
    borderInlineStartWidth: '2px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'snug',
    _hover: { color: 'brand.fg' },
    '&[aria-current]': { borderColor: 'brand.solid', color: 'fg', fontWeight: 'semibold' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    fontWeight: 'semibold',
    cursor: 'button',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

interface TableOfContentsProps {
  contents: Contents;
  /** Layout of small screens: a collapsible block. */
  folded?: boolean;
}

/** TUTO-09: the list appears half a second after the page. */
const late = defineStyle({ animation: 'appear' });

/** The sections of an article: beside it on large screens, collapsible above it on small ones. */
export function TableOfContents({ contents, folded }: TableOfContentsProps) {
  if (contents.entries.length === 0) return null;
  if (folded) {
    return (
      <Card.Root as="nav" aria-label="Sommaire" hideFrom="lg" mb="8" py="1">
        <details>
          <Summary>
            Sommaire
            <ChevronDown size={18} aria-hidden />
          </Summary>
          <Box css={late}>
            <Entries contents={contents} />
          </Box>
        </details>
      </Card.Root>
    );
  }
  return (
    <Card.Root as="nav" aria-label="Sommaire" hideBelow="lg" flexShrink="0">
      <Heading as="h2" fontSize="md" mb="3">
        Sommaire
      </Heading>
      <Box css={late}>
        <Entries contents={contents} scrolled />
      </Box>
    </Card.Root>
  );
}

interface EntriesProps {
  contents: Contents;
  /** The list scrolls on its own and keeps the current section in view. */
  scrolled?: boolean;
  onFollow?: () => void;
}

export function Entries({ contents: { entries, current }, scrolled, onFollow }: EntriesProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (scrolled && entry) list.current!.scrollTop = entry.offsetTop - list.current!.clientHeight / 3;
  }, [scrolled, current, entries]);

  return (
    <List.Root
      m="0"
      css={{
        '&[data-scrolled]': {
          position: 'relative',
          maxH: '50vh',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        },
      }}
      ref={list}
      data-scrolled={scrolled}
    >
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <Entry
            href={`#${id}`}
            aria-current={current === id || undefined}
            onClick={onFollow}
            ps={level === 3 ? '6' : '3'}
            dangerouslySetInnerHTML={{ __html: text }}
          />
        </li>
      ))}
    </List.Root>
  );
}
