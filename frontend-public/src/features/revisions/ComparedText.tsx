import { Box, chakra, defineStyle, Span } from '@chakra-ui/react';
import { memo, useEffect, useState, type ReactElement } from 'react';
import { inParagraphs, wordsOf, type Block, type Words } from './compare-texts';

/** Lines of context around a change. */
const LINES_BESIDE = 3;
/** Blocks rendered at once, a few screens: the rest of a long text follows in pieces, so that readers need not wait. */
const BLOCKS_AT_ONCE = 40;

const looks = {
  removed: defineStyle({ bg: 'bg.muted', color: 'fg.error', textDecoration: 'line-through' }),
  added: defineStyle({ bg: 'bg.muted', color: 'success.fg', textDecoration: 'underline' }),
  movedAway: defineStyle({
    borderInlineStart: 'dashed',
    borderColor: 'border',
    color: 'fg.muted',
    ps: '2',
  }),
  movedHere: defineStyle({ borderInlineStart: 'lg', borderColor: 'brand.fg', ps: '2' }),
};

/** Unified diff with removed, added and moved text; unchanged text far from changes is folded. */
export function ComparedText({ blocks }: { blocks: Block[] }) {
  return (
    <Pieces>
      {blocks.map((block, index) => (
        <Passage key={index} block={block} isFirst={index === 0} isLast={index === blocks.length - 1} />
      ))}
    </Pieces>
  );
}

/** A plain text. */
export function WrittenSource({ text }: { text: string }) {
  return (
    <Pieces>
      {inParagraphs(text).map((paragraph, index) => (
        <Box key={index} dir="auto" contentVisibility="auto" containIntrinsicHeight="auto 4rem">
          {paragraph}
        </Box>
      ))}
    </Pieces>
  );
}

function Pieces({ children }: { children: ReactElement[] }) {
  const [shown, setShown] = useState(BLOCKS_AT_ONCE);
  const isWhole = shown >= children.length;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setShown(shown + BLOCKS_AT_ONCE));
    return () => clearTimeout(timer);
  }, [shown, isWhole]);
  return (
    <Box aria-busy={!isWhole} fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {children.slice(0, shown)}
    </Box>
  );
}

interface PassageProps {
  block: Block;
  isFirst: boolean;
  isLast: boolean;
}

const Passage = memo(function Passage({ block, isFirst, isLast }: PassageProps) {
  const { kind, before, after, gap } = block;
  if (kind === 'same') {
    return (
      <Box dir="auto" contentVisibility="auto">
        <Unchanged text={before + gap} isFirst={isFirst} isLast={isLast} />
      </Box>
    );
  }
  if (kind === 'replaced') {
    return (
      <Box dir="auto" contentVisibility="auto" containIntrinsicHeight="auto 4rem">
        {wordsOf(block).map((words, index) => (
          <Changed key={index} words={words} />
        ))}
        {gap}
      </Box>
    );
  }
  return (
    <Box css={looks[kind]}>
      <Span display="block" fontFamily="body" fontSize="xs" color="fg.muted">
        {kind === 'movedAway' ? 'Déplacé d’ici' : 'Déplacé ici'}
      </Span>
      {before + after + gap}
    </Box>
  );
});

function Changed({ words: { kind, text } }: { words: Words }) {
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Box as={Mark} css={looks[kind]}>
      <Said>{kind === 'removed' ? 'Retiré : ' : 'Ajouté : '}</Said>
      {text}
    </Box>
  );
}

function Unchanged({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  const lines = text.split('\n');
  const head = isFirst ? 0 : LINES_BESIDE;
  const tail = isLast ? 0 : LINES_BESIDE;
  const hidden = lines.length - head - tail;
  if (hidden < 2 * LINES_BESIDE) return text;
  return (
    <>
      {lines.slice(0, head).join('\n')}
      <chakra.details my="2" fontFamily="body">
        <chakra.summary cursor="button" color="fg.muted" minH="11" py="2.5">
          {hidden} lignes inchangées
        </chakra.summary>
        <Box fontFamily="mono">{lines.slice(head, lines.length - tail).join('\n')}</Box>
      </chakra.details>
      {tail > 0 && lines.slice(-tail).join('\n')}
    </>
  );
}

function Said({ children }: { children: string }) {
  return <Span srOnly>{children}</Span>;
}
