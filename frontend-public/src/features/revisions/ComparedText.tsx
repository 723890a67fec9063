import { css } from '#styles/css';
import type { Segment, SegmentKind } from './compare-texts';

/** Of what stayed so many lines are shown beside a change. */
const LINES_BESIDE = 3;

const looks = {
  same: undefined,
  removed: css.raw({ bg: 'bg.muted', color: 'fg.error', textDecoration: 'line-through' }),
  added: css.raw({ bg: 'bg.muted', color: 'success.fg', textDecoration: 'underline' }),
  movedAway: css.raw({ borderInlineStart: '3px dashed', borderColor: 'border', color: 'fg.muted', ps: '2' }),
  movedHere: css.raw({ borderInlineStart: '3px solid', borderColor: 'brand.fg', ps: '2' }),
} satisfies Record<SegmentKind, unknown>;

interface ComparedTextProps {
  segments: Segment[];
  /** Folds away what stayed, far from any change. */
  isLong?: boolean;
}

/** Two texts in one: what was taken away, what was added, what has moved. */
export function ComparedText({ segments, isLong = false }: ComparedTextProps) {
  return (
    <div
      className={css({
        fontFamily: 'mono',
        fontSize: 'sm',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      })}
    >
      {segments.map((segment, index) => (
        <Passage
          key={index}
          segment={segment}
          isFolded={isLong}
          isFirst={index === 0}
          isLast={index === segments.length - 1}
        />
      ))}
    </div>
  );
}

interface PassageProps {
  segment: Segment;
  isFolded: boolean;
  isFirst: boolean;
  isLast: boolean;
}

function Passage({ segment: { kind, text }, isFolded, isFirst, isLast }: PassageProps) {
  if (kind === 'removed')
    return (
      <del className={css(looks.removed)}>
        <Said>Retiré : </Said>
        {text}
      </del>
    );
  if (kind === 'added')
    return (
      <ins className={css(looks.added)}>
        <Said>Ajouté : </Said>
        {text}
      </ins>
    );
  if (kind === 'same') return isFolded ? <Unchanged text={text} isFirst={isFirst} isLast={isLast} /> : text;
  return (
    <div className={css(looks[kind])}>
      <span className={css({ display: 'block', fontFamily: 'body', fontSize: 'xs', color: 'fg.muted' })}>
        {kind === 'movedAway' ? 'Déplacé d’ici' : 'Déplacé ici'}
      </span>
      {text}
    </div>
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
