import { diffArrays, diffWordsWithSpace } from 'diff';

/** A block of a diff. */
export interface Block {
  /** `same` is in both texts, moved blocks in one; a `replaced` block may be empty on one side. */
  kind: 'same' | 'replaced' | 'movedAway' | 'movedHere';
  before: string;
  after: string;
  /** Blank lines that follow in both. */
  gap: string;
}

/** A word-level change. */
export interface Words {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Larger replacements are not compared word by word: nobody could follow it. */
const MOST_CHARACTERS = 20_000;
const WORDS_LIMIT_MS = 60;
/** Texts with hardly anything in common are shown one after the other. */
const PARAGRAPHS_LIMIT_MS = 100;
/** Minimum share of the shorter passage that must be kept, or only scattered words would match. */
const LEAST_SHARED = 0.4;
/** Shorter paragraphs repeat by chance and do not count as moved. */
const LEAST_MOVED = 20;

/**
 * Compares two texts by paragraphs. A paragraph that was removed at one place and added at another counts as moved. The
 * `before` of all blocks, each followed by its gap, is the first text, except for the order of moved paragraphs; the
 * `after` is the second text.
 */
export function compareTexts(before: string, after: string): Block[] {
  const changes = diffArrays(paragraphsOf(before), paragraphsOf(after), { timeout: PARAGRAPHS_LIMIT_MS });
  if (!changes) return bothWhole(before, after);
  const gone = new Set(changes.filter(({ removed }) => removed).flatMap(({ value }) => value.filter(isLong)));
  const come = new Set(changes.filter(({ added }) => added).flatMap(({ value }) => value.filter(isLong)));
  const blocks: Block[] = [];
  for (let index = 0; index < changes.length; index++) {
    const change = changes[index]!;
    const next = changes[index + 1];
    if (!change.removed && !change.added) {
      stay(blocks, change.value.join(''));
      continue;
    }
    const replaced = change.removed ? change.value : [];
    const replacing = change.added ? change.value : next?.added ? next.value : [];
    if (change.removed && next?.added) index++;
    blocks.push(...compareParagraphs(replaced, replacing, gone, come));
  }
  return blocks;
}

/** Splits a text into paragraphs with their trailing blank lines. */
export function inParagraphs(text: string): string[] {
  return text.match(/[^]+?(?:\n{2,}|$)/g) ?? [];
}

/** Word diff within a block; the whole block if little is left. */
export function wordsOf({ before, after }: Block): Words[] {
  const whole: Words[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  if (before === '' || after === '') return whole.filter(({ text }) => text !== '');
  const words = diffWordsWithSpace(before, after, { timeout: WORDS_LIMIT_MS });
  if (!words) return whole;
  const stayed = words.reduce(
    (sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length),
    0,
  );
  if (stayed < LEAST_SHARED * Math.min(before.length, after.length)) return whole;
  return words.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Paragraphs and the blank lines between them; joined, they are the text. */
function paragraphsOf(text: string): string[] {
  return text.split(/(\n{2,})/).filter((part) => part !== '');
}

const isLong = (paragraph: string) => paragraph.trim().length >= LEAST_MOVED;

/** Adds text that is in both; blank lines at its start become the gap of the block before. */
function stay(blocks: Block[], text: string): void {
  const last = blocks.at(-1);
  const blank = last ? /^\n*/.exec(text)![0] : '';
  if (last) last.gap += blank;
  const rest = text.slice(blank.length);
  if (rest !== '') blocks.push({ kind: 'same', before: rest, after: rest, gap: '' });
}

function compareParagraphs(
  replaced: string[],
  replacing: string[],
  gone: ReadonlySet<string>,
  come: ReadonlySet<string>,
): Block[] {
  const blocks: Block[] = [];
  let [before, after] = ['', ''];
  const flush = () => {
    const isFollowed = before !== '' && after !== '' && before.length + after.length <= MOST_CHARACTERS;
    blocks.push(
      ...(isFollowed ? [{ kind: 'replaced' as const, before, after, gap: '' }] : bothWhole(before, after)),
    );
    [before, after] = ['', ''];
  };
  for (const paragraph of replaced) {
    if (come.has(paragraph)) blocks.push({ kind: 'movedAway', before: paragraph, after: '', gap: '' });
    else before += paragraph;
  }
  for (const paragraph of replacing) {
    if (!gone.has(paragraph)) after += paragraph;
    else {
      flush();
      blocks.push({ kind: 'movedHere', before: '', after: paragraph, gap: '' });
    }
  }
  flush();
  return blocks;
}

const bothWhole = (before: string, after: string): Block[] => [
  ...inParagraphs(before).map((text) => ({ kind: 'replaced' as const, before: text, after: '', gap: '' })),
  ...inParagraphs(after).map((text) => ({ kind: 'replaced' as const, before: '', after: text, gap: '' })),
];
