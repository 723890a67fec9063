import { CommonMatches } from './common-matches.js';
import type { DocumentColumns } from './document-columns.js';
import { Documents } from './documents.js';
import type { Matches } from './matches.js';
import { score, type Weighted } from './scoring.js';
import type { Slot } from './slots.js';
import { sum } from './sum.js';
import { findsOf, type TermReader } from './term-reader.js';
import type { Word } from './word.js';

/** Bonus for containing all words, as a share of their total weight; synonyms and other forms earn less of it. */
const ALL_WORDS = 0.2;
/** Partial matches are included if their words have at least this share of the total weight, … */
const LEAST_TOLD = 0.35;
/** … and if fewer documents than this contain all words. */
const FEW = 20;
/** From this number of documents on, finding candidates first is faster than scoring all. */
const COMMON = 1000;

/**
 * Finds documents with all words, and partial matches if there are few.
 * @param atLeast overrides this: all words are required, or any word is enough
 */
export function match(
  slots: readonly Slot[],
  reader: TermReader,
  columns: DocumentColumns,
  atLeast?: 'all' | 'any',
): Matches {
  const words = slots.map((slot) => reader.wordOf(slot));
  const isCommon = words.some(({ ways }) => ways.some(({ term }) => term.most > COMMON));
  if (isCommon && atLeast !== 'any') {
    const common = new CommonMatches(words, columns);
    if (atLeast === 'all' || common.documents.length >= FEW) return common;
    const part = { among: common.withShare(LEAST_TOLD), tells: common.tells };
    return matchEach(words, columns, atLeast, part);
  }
  return matchEach(words, columns, atLeast);
}

/**
 * Scores all documents with any word.
 * @param part documents that may have enough of the words, and the words' inverse document frequencies on the whole
 *   site
 */
function matchEach(
  words: readonly Word[],
  columns: DocumentColumns,
  atLeast?: 'all' | 'any',
  part?: { among: Documents; tells: readonly number[] },
): Matches {
  const found = findsOf(
    words.map(({ ways }) => ways),
    part?.among,
  );
  const { scores, tells, counts, told } = score(found, columns, part?.tells);
  const isWhole = (ordinal: number): boolean => counts[ordinal]! >= words.length;
  let included = atLeast === 'any' || words.length <= 1 ? scores : scores.filter(isWhole);
  if (atLeast === undefined && included.ordinals.length < FEW) {
    const least = LEAST_TOLD * sum(tells);
    included = scores.filter((ordinal) => told[ordinal]! >= least);
    for (const [index, ways] of found.entries())
      included.add((ordinal) => (isWhole(ordinal) ? ALL_WORDS * tells[index]! * weightOf(ordinal, ways) : 0));
  }
  const documents = Documents.listed(included.ordinals, columns.capacity);
  return { documents, tells, best: (among, most) => included.best(among, most, columns).ordinals };
}

/** The weight of the best alternative that found this document. */
function weightOf(ordinal: number, ways: readonly Weighted[]): number {
  return Math.max(0, ...ways.map(({ weight, finds }) => (holds(finds.ordinals, ordinal) ? weight : 0)));
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
