import type { DocumentColumns } from './document-columns.js';
import type { Documents } from './documents.js';
import { firstOf } from './first-of.js';

/** To count the tags of a document takes as long as to look for so many in a set, … */
const STEPS_OF_DOCUMENT = 5;
/** … and so many more for the first of each 32, which are side by side in memory. */
const STEPS_OF_PLACE = 10;

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

/** About how much is looked at to count by tag, if the documents have the tags that others have. */
function stepsByTag(documents: Documents, most: number, columns: DocumentColumns): number {
  const common = columns.commonTags();
  const last = common[most - 1];
  const ofLast = last === undefined ? 0 : columns.tagCounts[last]!;
  const boundShare = last === undefined ? 1 : boundOf(last, documents, columns) / ofLast;
  const least = (ofLast * documents.length) / columns.count;
  const words = documents.set.words.length;
  let steps = 0;
  for (const tag of common) {
    const ofAll = columns.tagCounts[tag]!;
    if (boundShare * ofAll < least) break;
    steps += Math.min(ofAll, words);
  }
  return steps;
}

/** How many of the documents have a tag at most: as many as in a set that all of them are in. */
function boundOf(tag: number, { keptSets }: Documents, columns: DocumentColumns): number {
  return Math.min(columns.tagCounts[tag]!, ...keptSets.map((set) => columns.countTaggedOnce(tag, set)));
}

/**
 * Counts tag after tag, the one that most documents of the site have first, until no other can have as many.
 * @returns undefined if there are more tags than are looked at
 */
function countByTag(documents: Documents, most: number, columns: DocumentColumns): Counted[] | undefined {
  let best: Counted[] = [];
  const common = columns.commonTags();
  for (const tag of common) {
    const last = best.length === most ? best.at(-1)![1] : 1;
    if (columns.tagCounts[tag]! < last) return best;
    if (boundOf(tag, documents, columns) < last) continue;
    const count = columns.countTagged(tag, documents.set);
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
