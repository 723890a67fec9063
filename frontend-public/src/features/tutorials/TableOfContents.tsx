import { Box, chakra, Heading } from '@chakra-ui/react';
import ChevronDown from '~icons/chevron-down';
import { touchTarget } from '../../theme/recipes';
import { Panel, SkeletonBlock } from '../../ui/controls';
import type { Contents } from './use-table-of-contents';

const Entry = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    py: '1.5',
    ...touchTarget,
    borderInlineStart: '2px solid',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'snug',
    textDecoration: 'none',
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
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

interface TableOfContentsProps {
  contents: Contents;
  /** The form of small screens: a block that opens. */
  folded?: boolean;
}

/** The sections of the article: beside it on large screens, in a fold above it on small ones. */
export function TableOfContents({ contents, folded }: TableOfContentsProps) {
  if (contents.expected === 0) return null;
  if (folded) {
    return (
      <Panel as="nav" aria-label="Sommaire" hideFrom="lg" mb="8" py="1">
        <details>
          <Summary>
            Sommaire
            <ChevronDown size={18} aria-hidden />
          </Summary>
          <Entries contents={contents} />
        </details>
      </Panel>
    );
  }
  return (
    <Panel as="nav" aria-label="Sommaire" hideBelow="lg">
      <Heading as="h2" fontSize="md" mb="3">
        Sommaire
      </Heading>
      <Box maxH="50vh" overflowY="auto">
        <Entries contents={contents} />
      </Box>
    </Panel>
  );
}

/** Holds the height of the list before it is built, so that nothing below moves. */
function Entries({ contents }: { contents: Contents }) {
  if (contents.entries.length === 0) {
    return Array.from({ length: contents.expected }, (_, index) => (
      <SkeletonBlock key={index} h="6" my="1.5" />
    ));
  }
  return (
    <chakra.ul listStyleType="none" m="0">
      {contents.entries.map(({ id, text, level }) => (
        <li key={id}>
          <Entry
            href={`#${id}`}
            ps={level === 3 ? '6' : '3'}
            aria-current={contents.current === id || undefined}
          >
            {text}
          </Entry>
        </li>
      ))}
    </chakra.ul>
  );
}
