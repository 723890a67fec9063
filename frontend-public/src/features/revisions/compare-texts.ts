import { diffArrays, diffWordsWithSpace } from 'diff';

export type SegmentKind = 'same' | 'removed' | 'added' | 'movedAway' | 'movedHere';

/** A stretch of one of two texts, or of both. */
export interface Segment {
  kind: SegmentKind;
  text: string;
}

/** Beyond this, what replaces what is shown as a whole: word by word nobody would follow it. */
const MOST_CHARACTERS = 20_000;
const WORDS_LIMIT_MS = 60;
/** Texts that have hardly anything in common are shown one after the other. */
const PARAGRAPHS_LIMIT_MS = 150;
/** Shorter paragraphs, such as a lone heading mark, stand in many places by chance. */
const LEAST_MOVED = 20;

/**
 * Compares two texts: paragraphs first, then the words of those that replace each other. A paragraph that is gone in one
 * place and stands in another has moved. The segments without `added` and `movedHere` make the first text, those without
 * `removed` and `movedAway` the second.
 */
export function compareTexts(before: string, after: string): Segment[] {
  const changes = diffArrays(paragraphsOf(before), paragraphsOf(after), { timeout: PARAGRAPHS_LIMIT_MS });
  if (!changes) return joined(bothWhole(before, after));
  const gone = new Set(changes.filter(({ removed }) => removed).flatMap(({ value }) => value.filter(isLong)));
  const come = new Set(changes.filter(({ added }) => added).flatMap(({ value }) => value.filter(isLong)));
  const segments: Segment[] = [];
  for (let index = 0; index < changes.length; index++) {
    const change = changes[index]!;
    const next = changes[index + 1];
    if (!change.removed && !change.added) {
      segments.push({ kind: 'same', text: change.value.join('') });
      continue;
    }
    const replaced = change.removed ? change.value : [];
    const replacing = change.added ? change.value : next?.added ? next.value : [];
    if (change.removed && next?.added) index++;
    segments.push(...compareBlocks(replaced, replacing, gone, come));
  }
  return joined(segments);
}

/** And the empty lines between them, so that together they are the text. */
function paragraphsOf(text: string): string[] {
  return text.split(/(\n{2,})/).filter((part) => part !== '');
}

const isLong = (paragraph: string) => paragraph.trim().length >= LEAST_MOVED;

function compareBlocks(
  replaced: string[],
  replacing: string[],
  gone: ReadonlySet<string>,
  come: ReadonlySet<string>,
): Segment[] {
  const segments: Segment[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    segments.push(...compareWords(removed, added));
    [removed, added] = ['', ''];
  };
  for (const paragraph of replaced) {
    if (come.has(paragraph)) segments.push({ kind: 'movedAway', text: paragraph });
    else removed += paragraph;
  }
  for (const paragraph of replacing) {
    if (!gone.has(paragraph)) added += paragraph;
    else {
      flush();
      segments.push({ kind: 'movedHere', text: paragraph });
    }
  }
  flush();
  return segments;
}

function compareWords(removed: string, added: string): Segment[] {
  const isReplaced = removed !== '' && added !== '';
  if (!isReplaced || removed.length + added.length > MOST_CHARACTERS) return bothWhole(removed, added);
  const words = diffWordsWithSpace(removed, added, { timeout: WORDS_LIMIT_MS });
  if (!words) return bothWhole(removed, added);
  return words.map((word) => ({
    kind: word.added ? 'added' : word.removed ? 'removed' : 'same',
    text: word.value,
  }));
}

const bothWhole = (removed: string, added: string): Segment[] => [
  { kind: 'removed', text: removed },
  { kind: 'added', text: added },
];

function joined(segments: Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    if (last?.kind === segment.kind) last.text += segment.text;
    else if (segment.text !== '') all.push({ ...segment });
  }
  return all;
}
