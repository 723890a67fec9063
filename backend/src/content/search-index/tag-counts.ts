import type { DocumentColumns } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import type { Documents } from './documents.js';
import { firstOf } from './first-of.js';

/** To count the tags of a document takes as long as to look for so many in a set, … */
const STEPS_OF_DOCUMENT = 5;
/** … and so many more for the first of each 32, which are side by side in memory. */
const STEPS_OF_PLACE = 20;

type Counted = [tag: number, count: number];

/** The tags that most of some documents have, with their numbers, highest first. */
export function commonTags(documents: Documents, most: number, columns: DocumentColumns): Counted[] {
  const isLess = stepsByTag(documents, most, columns) < stepsByDocument(documents);
  const byTag = isLess ? countByTag(documents, most, columns) : undefined;
  return byTag ?? countByDocument(documents, most, columns);
}

function stepsByDocument({ length, set }: Documents): number {
  return STEPS_OF_DOCUMENT * length + STEPS_OF_PLACE * Math.min(length, set.words.length);
}

/**
 * About how much is looked at to count by tag, if the documents have the tags that others have.
 * @returns infinity if that many tags will hardly do
 */
function stepsByTag(documents: Documents, most: number, columns: DocumentColumns): number {
  const { tagCounts } = columns;
  const common = columns.commonTags();
  const last = common[most - 1];
  const ofLast = last === undefined ? 0 : tagCounts[last]!;
  const least = (ofLast * documents.length) / columns.count;
  if (common.length < columns.tags.length && tagCounts[common.at(-1)!]! >= least) return Infinity;
  const words = documents.set.words.length;
  const uncounted = documents.keptSets.filter((set) => !columns.isCounted(set)).length;
  const isKept = keptSetOf(documents, columns) !== undefined;
  const boundShare = last === undefined || uncounted > 0 ? 1 : boundOf(last, documents, columns) / ofLast;
  let steps = 0;
  for (const tag of common) {
    const ofAll = tagCounts[tag]!;
    if (ofAll < least) break;
    const isRuledOut = boundShare * ofAll < least;
    const own = isKept || isRuledOut ? 0 : 1;
    steps += Math.min(ofAll, words) * (uncounted + own);
  }
  return steps;
}

/** How many of the documents have a tag at most: as many as in a set that all of them are in. */
function boundOf(tag: number, { keptSets }: Documents, columns: DocumentColumns): number {
  return Math.min(columns.tagCounts[tag]!, ...keptSets.map((set) => columns.countTaggedOnce(tag, set)));
}

/** The set that is kept for other queries, if all that exists of it are the documents. */
function keptSetOf({ keptSets, length }: Documents, { existing }: DocumentColumns): DocumentSet | undefined {
  return keptSets.find((set) => existing.countIn(set) === length);
}

/**
 * Counts tag after tag, the one that most documents of the site have first, until no other can have as many.
 * @returns undefined if there are more tags than are looked at
 */
function countByTag(documents: Documents, most: number, columns: DocumentColumns): Counted[] | undefined {
  let best: Counted[] = [];
  const common = columns.commonTags();
  const same = keptSetOf(documents, columns);
  for (const tag of common) {
    const last = best.length === most ? best.at(-1)![1] : 1;
    if (columns.tagCounts[tag]! < last) return best;
    if (boundOf(tag, documents, columns) < last) continue;
    const count = same ? columns.countTaggedOnce(tag, same) : columns.countTagged(tag, documents.set);
    if (count >= last) best = [...best, [tag, count] as Counted].sort(highestFirst).slice(0, most);
  }
  return common.length === columns.tags.length ? best : undefined;
}

function countByDocument(documents: Documents, most: number, columns: DocumentColumns): Counted[] {
  const counts = new Uint32Array(columns.tags.length);
  columns.countTags(documents.ordinals, counts);
  const found: Counted[] = [];
  for (let tag = 0; tag < counts.length; tag += 1) if (counts[tag]! > 0) found.push([tag, counts[tag]!]);
  return firstOf(found, most, highestFirst);
}

const highestFirst = ([one, of]: Counted, [other, ofOther]: Counted): number => ofOther - of || one - other;
