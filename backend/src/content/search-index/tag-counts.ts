import type { DocumentColumns } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import type { Documents } from './documents.js';
import { firstOf } from './first-of.js';

/** Costs of the two ways to count, in look-ups in a set: counting the tags of one document costs five, … */
const STEPS_OF_DOCUMENT = 5;
/** … and twenty more for the first of each 32 documents, which are side by side in memory. */
const STEPS_OF_PLACE = 20;

type Counted = [tag: number, count: number];

/** The most common tags of some documents with their counts, highest first. */
export function commonTags(documents: Documents, most: number, columns: DocumentColumns): Counted[] {
  const isLess = stepsByTag(documents, most, columns) < stepsByDocument(documents);
  const byTag = isLess ? countByTag(documents, most, columns) : undefined;
  return byTag ?? countByDocument(documents, most, columns);
}

function stepsByDocument({ length, set }: Documents): number {
  return STEPS_OF_DOCUMENT * length + STEPS_OF_PLACE * Math.min(length, set.words.length);
}

/**
 * Estimated cost of counting by tag, assuming that the documents have the same tags as the others.
 * @returns infinity if the site's common tags are hardly enough
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

/** Upper bound of the number of documents with a tag: the lowest count in a set that contains all of them. */
function boundOf(tag: number, { keptSets }: Documents, columns: DocumentColumns): number {
  return Math.min(columns.tagCounts[tag]!, ...keptSets.map((set) => columns.countTaggedOnce(tag, set)));
}

/** The cached set whose existing documents are exactly these, if any. */
function keptSetOf({ keptSets, length }: Documents, { existing }: DocumentColumns): DocumentSet | undefined {
  return keptSets.find((set) => existing.countIn(set) === length);
}

/**
 * Counts the site's tags from the most common one down, until no other can have as many.
 * @returns undefined if the common tags are not enough
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
