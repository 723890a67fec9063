import type { DocumentColumns } from './document-columns.js';
import type { IndexFile } from './index-file.js';
import { BLOCK, emptyList, type PostingList, readPostings } from './postings.js';
import type { Alternative, Slot } from './slots.js';

/** Weight of a word's share of the title, added to its score in the whole document. */
const TITLE = 0.7;
/** Bonus for containing all words, as a share of their total weight. */
const ALL_WORDS = 0.25;
/** Partial matches are included if their words have at least this share of the total weight… */
const LEAST_TOLD = 0.35;
/** … and if fewer documents than this contain all words. */
const FEW = 20;

/** Documents with a term, and their scores for it. */
interface Finds {
  ordinals: Int32Array;
  values: Float32Array;
}

export interface Matches {
  ordinals: number[];
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
      count += 1;
    }
    return { ordinals: ordinals.subarray(0, count), values: values.subarray(0, count) };
  }
}

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
  const scores = new Float64Array(columns.capacity);
  const { counts, told, best } = columns.scratch();
  const found: number[] = [];
  const tells: number[] = [];
  for (const { alternatives } of slots) {
    const touched: number[] = [];
    for (const alternative of alternatives) addAlternative(alternative, reader, best, touched);
    const tell = Math.log(1 + (columns.count - touched.length + 0.5) / (touched.length + 0.5));
    tells.push(tell);
    for (const ordinal of touched) {
      const isNew = counts[ordinal] === 0;
      if (isNew) found.push(ordinal);
      counts[ordinal]! += 1;
      told[ordinal] = isNew ? tell : told[ordinal]! + tell;
      scores[ordinal]! += tell * best[ordinal]!;
      best[ordinal] = 0;
    }
  }
  const enough = atLeast ?? slots.length;
  const whole = found.filter((ordinal) => counts[ordinal]! >= enough);
  for (const ordinal of found) counts[ordinal] = 0;
  if (atLeast !== undefined || whole.length >= FEW) return { ordinals: whole, scores, tells };
  const all = tells.reduce((sum, tell) => sum + tell, 0);
  for (const ordinal of whole) scores[ordinal]! += ALL_WORDS * all;
  return { ordinals: found.filter((ordinal) => told[ordinal]! >= LEAST_TOLD * all), scores, tells };
}

function addAlternative(
  { terms, weight }: Alternative,
  reader: TermReader,
  best: Float64Array,
  touched: number[],
): void {
  const { ordinals, values } = terms.length === 1 ? reader.read(terms[0]!) : readAll(terms, reader);
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index]!;
    const value = weight * values[index]!;
    const before = best[ordinal]!;
    if (before === 0) touched.push(ordinal);
    if (value > before) best[ordinal] = value;
  }
}

/** Documents with all of these terms, scored by the weakest. */
function readAll(terms: readonly string[], reader: TermReader): Finds {
  let values = new Map<number, number>();
  for (const [index, term] of terms.entries()) {
    const finds = reader.read(term);
    const both = new Map<number, number>();
    for (const [at, ordinal] of finds.ordinals.entries()) {
      const before = index === 0 ? Infinity : values.get(ordinal);
      if (before !== undefined) both.set(ordinal, Math.min(before, finds.values[at]!));
    }
    values = both;
  }
  return { ordinals: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}
