import type { DocumentColumns } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import type { Scores } from './scores.js';
import type { Term } from './term.js';
import type { Word } from './word.js';

/** At most so many documents are scored of each way to find the word, and at most so many with the word in their titles. */
const MOST_SCORED = 16_384;
/** Documents that are looked at from the highest id down. */
const MOST_SEEN = 65_536;
const SEEN_AT_ONCE = 1024;

/**
 * The best of some documents for a query of one word, best first, where too many to score have it in the same way, such as
 * the name of the only author: of these, the ones of the highest ids come first.
 * @param scoresOf scores documents for the word
 * @returns undefined if others may be better
 */
export function bestOfEqual(
  word: Word,
  among: Documents,
  most: number,
  columns: DocumentColumns,
  scoresOf: (documents: Documents) => Scores,
): number[] | undefined {
  const set = word.titled.copy();
  if (set.size > MOST_SCORED) return undefined;
  // What is before a document by the way that counts for it, is before it in all, if its title lacks the word: the best of all
  // are among the best of each way.
  for (const { term } of word.ways) {
    const impact = term.addHighestTo(set, MOST_SCORED);
    if (impact !== undefined && !addNewest(term, impact, among.set, most, set, columns)) return undefined;
  }
  return scoresOf(Documents.of(set.keepOnly(among.set))).best(among, most, columns).ordinals;
}

/** Adds the wanted documents of the highest ids that have a term with some impact; returns whether that many were found. */
function addNewest(
  term: Term,
  impact: number,
  wanted: DocumentSet,
  most: number,
  set: DocumentSet,
  columns: DocumentColumns,
): boolean {
  let found = 0;
  let id = columns.highestId;
  for (let seen = 0; id > 0 && found < most && seen < MOST_SEEN; seen += SEEN_AT_ONCE) {
    const some: number[] = [];
    for (; id > 0 && some.length < SEEN_AT_ONCE; id -= 1) {
      const ordinal = columns.ordinalOf(id);
      if (ordinal !== undefined && wanted.has(ordinal)) some.push(ordinal);
    }
    const finds = term.within(Documents.listed(Int32Array.from(some).sort(), columns.capacity));
    const equal = finds.ordinals.filter((_, index) => finds.impacts[index] === impact);
    set.addAll(equal);
    found += equal.length;
  }
  return found >= most;
}
