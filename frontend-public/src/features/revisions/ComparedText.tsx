import { css } from '#styles/css';
import { memo, useEffect, useState, type ReactElement } from 'react';
import { inParagraphs, wordsOf, type Block, type Words } from './compare-texts';

/** Lines of context around a change. */
const LINES_BESIDE = 3;
/** Blocks rendered at once, a few screens: the rest of a long text follows in pieces, so that readers need not wait. */
const BLOCKS_AT_ONCE = 40;

const looks = {
  removed: css.raw({ bg: 'bg.muted', color: 'fg.error', textDecoration: 'line-through' }),
  added: css.raw({ bg: 'bg.muted', color: 'success.fg', textDecoration: 'underline' }),
  movedAway: css.raw({ borderInlineStart: '3px dashed', borderColor: 'border', color: 'fg.muted', ps: '2' }),
  movedHere: css.raw({ borderInlineStart: '3px solid', borderColor: 'brand.fg', ps: '2' }),
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
        <div
          key={index}
          dir="auto"
          className={css({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 4rem' })}
        >
          {paragraph}
        </div>
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
    <div
      aria-busy={!isWhole}
      className={css({
        fontFamily: 'mono',
        fontSize: 'sm',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      })}
    >
      {children.slice(0, shown)}
    </div>
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
      <div dir="auto" className={css({ contentVisibility: 'auto' })}>
        <Unchanged text={before + gap} isFirst={isFirst} isLast={isLast} />
      </div>
    );
  }
  if (kind === 'replaced') {
    return (
      <div dir="auto" className={css({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 4rem' })}>
        {wordsOf(block).map((words, index) => (
          <Changed key={index} words={words} />
        ))}
        {gap}
      </div>
    );
  }
  return (
    <div className={css(looks[kind])}>
      <span className={css({ display: 'block', fontFamily: 'body', fontSize: 'xs', color: 'fg.muted' })}>
        {kind === 'movedAway' ? 'Déplacé d’ici' : 'Déplacé ici'}
      </span>
      {before + after + gap}
    </div>
  );
});

function Changed({ words: { kind, text } }: { words: Words }) {
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark className={css(looks[kind])}>
      <Said>{kind === 'removed' ? 'Retiré : ' : 'Ajouté : '}</Said>
      {text}
    </Mark>
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
      <details className={css({ my: '2', fontFamily: 'body' })}>
        <summary className={css({ cursor: 'pointer', color: 'fg.muted', minH: '11', py: '2.5' })}>
          {hidden} lignes inchangées
        </summary>
        <div className={css({ fontFamily: 'mono' })}>{lines.slice(head, lines.length - tail).join('\n')}</div>
      </details>
      {tail > 0 && lines.slice(-tail).join('\n')}
    </>
  );
}

function Said({ children }: { children: string }) {
  return <span className={css({ srOnly: true })}>{children}</span>;
}
