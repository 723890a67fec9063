import type { DocumentColumns } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import type { Scores } from './scores.js';
import type { Term } from './term.js';
import type { Word } from './word.js';

/**
 * Maximum number of documents scored for each way to find the word, and of documents with the word in their titles.
 */
const MOST_SCORED = 16_384;
/** Maximum number of documents examined, from the highest id down. */
const MOST_SEEN = 65_536;
const SEEN_AT_ONCE = 1024;

/**
 * The best of some documents for a query of one word, best first. For words that too many documents contain with the
 * same weight, such as the name of a site's only author: among equals the highest ids come first, so that the others
 * need no score.
 * @param scoresOf scores documents for the word
 * @returns undefined if other documents may be better
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
  // Without the word in the title, a document's rank is that of its best way to contain the word. So the best documents
  // of all are among the best of each way.
  for (const { term } of word.ways) {
    const impact = term.addHighestTo(set, MOST_SCORED);
    if (impact !== undefined && !addNewest(term, impact, among.set, most, set, columns)) return undefined;
  }
  return scoresOf(Documents.of(set.keepOnly(among.set))).best(among, most, columns).ordinals;
}

/**
 * Adds the `most` wanted documents with the highest ids that have the term with this impact. Returns whether there were
 * as many.
 */
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
