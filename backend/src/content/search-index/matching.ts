import type { DocumentColumns } from './document-columns.js';
import type { IndexFile } from './index-file.js';
import { BLOCK, emptyList, type PostingList, readPostings } from './postings.js';
import { type Slot, WEIGHT } from './slots.js';

/** Weight of a word's share of the title, added to its score in the whole document. */
const TITLE = 0.7;
/** Bonus for containing all words, as a share of their total weight; synonyms and other forms earn less of it. */
const ALL_WORDS = 0.2;
/** Bonus for a title that contains all words, and a further one if it contains nothing else; both as shares of the total weight. */
const ALL_IN_TITLE = 0.8;
const NOTHING_ELSE = 0.1;
/** The title's share of the total weight is raised to this power, so a title that lacks a word earns little. */
const STEEPNESS = 6;
/** Smaller shares would earn next to nothing. */
const LEAST_SHARE = 0.3;
/** Partial matches are included if their words have at least this share of the total weight… */
const LEAST_TOLD = 0.35;
/** … and if fewer documents than this contain all words. */
const FEW = 20;

/** Documents with a term, and their scores for it. */
interface Finds {
  ordinals: Int32Array;
  values: Float32Array;
  /** The term's share of the title, 0 to 255. */
  titles: Uint8Array;
}

export interface Matches {
  ordinals: Int32Array;
  /** By ordinal. */
  scores: Float64Array;
  /** Inverse document frequency of each slot, by index: rare words weigh more. */
  tells: number[];
}

/** Reads the postings of terms for one query, each once. */
export class TermReader {
  private readonly known = new Map<string, Finds>();

  constructor(
    private readonly file: IndexFile,
    private readonly columns: DocumentColumns,
  ) {}

  has(term: string): boolean {
    return this.read(term).ordinals.length > 0;
  }

  read(term: string): Finds {
    const known = this.known.get(term);
    if (known) return known;
    const blocks = this.file.blocksOf(term);
    const list = emptyList(blocks.reduce((sum, { data }) => sum + data.length, 0));
    for (const { block, data } of blocks) readPostings(data, block * BLOCK, list);
    const finds = this.alive(list);
    this.known.set(term, finds);
    return finds;
  }

  /** Drops replaced and removed documents, and those put since the columns were read; the next query finds those. */
  private alive({ ordinals, impacts, titles, length }: PostingList): Finds {
    const { ids, last } = this.columns;
    const values = new Float32Array(length);
    let count = 0;
    for (let index = 0; index < length; index += 1) {
      const ordinal = ordinals[index]!;
      if (ordinal > last || ids[ordinal] === 0) continue;
      ordinals[count] = ordinal;
      values[count] = (impacts[index]! + TITLE * titles[index]!) / 255;
      titles[count] = titles[index]!;
      count += 1;
    }
    return {
      ordinals: ordinals.subarray(0, count),
      values: values.subarray(0, count),
      titles: titles.subarray(0, count),
    };
  }
}

/** Working memory for one question, indexed by ordinal. */
class Tally {
  /** For the current word: the best alternative's score, and its weight in the title. */
  readonly values: Float32Array;
  readonly titleWeights: Float32Array;
  /** The number of words found so far, and their total weight. */
  readonly counts: Uint8Array;
  readonly told: Float32Array;
  /** The same within the title, and one word's share of the title, 0 to 255. */
  readonly titleCounts: Uint8Array;
  readonly titleTold: Float32Array;
  readonly titleShares: Uint8Array;
  /** Documents found so far, and those found for the current word. */
  readonly found: Int32Array;
  readonly touched: Int32Array;
  foundCount = 0;
  touchedCount = 0;

  constructor(readonly capacity: number) {
    const floats = () => new Float32Array(capacity);
    const bytes = () => new Uint8Array(capacity);
    [this.values, this.titleWeights] = [floats(), floats()];
    [this.counts, this.told] = [bytes(), floats()];
    [this.titleCounts, this.titleTold, this.titleShares] = [bytes(), floats(), bytes()];
    [this.found, this.touched] = [new Int32Array(capacity), new Int32Array(capacity)];
  }

  /** What belongs to the current word is already cleared by `addWord`. */
  clear(): void {
    this.foundCount = 0;
    this.counts.fill(0);
    this.told.fill(0);
    this.titleCounts.fill(0);
    this.titleTold.fill(0);
  }
}

/** Documents found by one alternative. */
interface Way {
  weight: number;
  ordinals: Int32Array;
}

/** Reused between questions, because allocating it costs more than most of them. */
let kept: Tally | undefined;

/**
 * Finds documents with all words, and partial matches when there are few.
 * @param atLeast instead, the number of words that suffices
 */
export function match(
  slots: readonly Slot[],
  reader: TermReader,
  columns: DocumentColumns,
  atLeast?: number,
): Matches {
  const tally = kept && kept.capacity >= columns.capacity ? kept : new Tally(columns.capacity);
  // If an error is thrown, a half-filled one is not reused.
  kept = undefined;
  const scores = new Float64Array(columns.capacity);
  const tells: number[] = [];
  const waysOf: Way[][] = [];
  for (const { alternatives } of slots) {
    const ways: Way[] = [];
    for (const { terms, weight } of alternatives) {
      const finds = terms.length === 1 ? reader.read(terms[0]!) : readAll(terms, reader);
      ways.push({ weight, ordinals: finds.ordinals });
      addFinds(finds, weight, tally);
    }
    const { touchedCount } = tally;
    const tell = Math.log(1 + (columns.count - touchedCount + 0.5) / (touchedCount + 0.5));
    tells.push(tell);
    waysOf.push(ways);
    addWord(tell, tally, scores);
  }
  const all = tells.reduce((sum, tell) => sum + tell, 0);
  const found = tally.found.slice(0, tally.foundCount);
  addTitles(found, all, tally, scores);
  const { counts, told } = tally;
  let ordinals = having(found, counts, atLeast ?? slots.length);
  if (atLeast === undefined && ordinals.length < FEW) {
    for (const ordinal of ordinals)
      for (const [index, ways] of waysOf.entries())
        scores[ordinal]! += ALL_WORDS * tells[index]! * weightOf(ordinal, ways);
    ordinals = found.filter((ordinal) => told[ordinal]! >= LEAST_TOLD * all);
  }
  tally.clear();
  kept = tally;
  return { ordinals, scores, tells };
}

/** Documents with at least this many words. */
function having(found: Int32Array, counts: Uint8Array, words: number): Int32Array {
  if (words <= 1) return found;
  const some = new Int32Array(found.length);
  let count = 0;
  for (let index = 0; index < found.length; index += 1) {
    const ordinal = found[index]!;
    if (counts[ordinal]! >= words) some[count++] = ordinal;
  }
  return some.slice(0, count);
}

/** Adds the bonus for words in the title. */
function addTitles(
  found: Int32Array,
  all: number,
  { titleCounts, titleTold, titleShares }: Tally,
  scores: Float64Array,
): void {
  for (let index = 0; index < found.length; index += 1) {
    const ordinal = found[index]!;
    if (titleTold[ordinal] === 0) continue;
    const share = titleTold[ordinal]! / all;
    if (share < LEAST_SHARE) continue;
    const ofTitle = Math.min(1, titleCounts[ordinal]! * (titleShares[ordinal]! / 255) ** 2);
    scores[ordinal]! += all * share ** STEEPNESS * (ALL_IN_TITLE + NOTHING_ELSE * ofTitle);
  }
}

/** The weight of the best alternative that found this document. */
function weightOf(ordinal: number, ways: readonly Way[]): number {
  return Math.max(0, ...ways.map(({ weight, ordinals }) => (holds(ordinals, ordinal) ? weight : 0)));
}

/** @param ordinals ascending */
function holds(ordinals: Int32Array, ordinal: number): boolean {
  let [from, to] = [0, ordinals.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ordinals[middle]! < ordinal) from = middle + 1;
    else to = middle;
  }
  return ordinals[from] === ordinal;
}

/** Documents that no earlier alternative has found are added to `touched`. */
function addFinds({ ordinals, values: found, titles }: Finds, weight: number, tally: Tally): void {
  const { values, titleWeights, titleShares, touched } = tally;
  let { touchedCount } = tally;
  // Another ending in a title is as good as the exact word.
  const titleWeight = Math.min(1, weight / WEIGHT.stem);
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index]!;
    const value = weight * found[index]!;
    const before = values[ordinal]!;
    if (before === 0) touched[touchedCount++] = ordinal;
    if (value > before) values[ordinal] = value;
    const title = titles[index]!;
    if (title === 0) continue;
    titleShares[ordinal] = title;
    if (titleWeight > titleWeights[ordinal]!) titleWeights[ordinal] = titleWeight;
  }
  tally.touchedCount = touchedCount;
}

/** Adds one word's scores to the totals, and clears the arrays for the next word. */
function addWord(tell: number, tally: Tally, scores: Float64Array): void {
  const { values, titleWeights, counts, told, titleCounts, titleTold, touched, touchedCount, found } = tally;
  for (let index = 0; index < touchedCount; index += 1) {
    const ordinal = touched[index]!;
    if (counts[ordinal] === 0) found[tally.foundCount++] = ordinal;
    counts[ordinal]! += 1;
    told[ordinal]! += tell;
    scores[ordinal]! += tell * values[ordinal]!;
    values[ordinal] = 0;
    if (titleWeights[ordinal] === 0) continue;
    titleCounts[ordinal]! += 1;
    titleTold[ordinal]! += tell * titleWeights[ordinal]!;
    titleWeights[ordinal] = 0;
  }
  tally.touchedCount = 0;
}

/** Documents with all of these terms, scored by the weakest. */
function readAll(terms: readonly string[], reader: TermReader): Finds {
  let values = new Map<number, { value: number; title: number }>();
  for (const [index, term] of terms.entries()) {
    const finds = reader.read(term);
    const both = new Map<number, { value: number; title: number }>();
    for (const [at, ordinal] of finds.ordinals.entries()) {
      const before = index === 0 ? { value: Infinity, title: 255 } : values.get(ordinal);
      if (!before) continue;
      const value = Math.min(before.value, finds.values[at]!);
      both.set(ordinal, { value, title: Math.min(before.title, finds.titles[at]!) });
    }
    values = both;
  }
  const each = [...values.values()];
  return {
    ordinals: Int32Array.from(values.keys()),
    values: Float32Array.from(each, ({ value }) => value),
    titles: Uint8Array.from(each, ({ title }) => title),
  };
}
