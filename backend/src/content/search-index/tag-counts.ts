import type { DocumentColumns } from './document-columns.js';
import type { Documents } from './documents.js';
import { counterOf } from './facet-sets.js';
import { firstOf } from './first-of.js';

/** From this many documents on it takes less time to look at tags than at documents. */
const MANY = 5_000;
/** To look at the tags of a document takes as long as at so many words of a set. */
const STEPS_OF_DOCUMENT = 12;

type Counted = [tag: number, count: number];

/** The tags that most of some documents have, with their numbers, highest first. */
export function commonTags(documents: Documents, most: number, columns: DocumentColumns): Counted[] {
  const byTag = documents.length > MANY ? countByTag(documents, most, columns) : undefined;
  return byTag ?? countByDocument(documents, most, columns);
}

/**
 * Counts tag after tag, the one that most documents of the site have first, until no other can have as many.
 * @returns undefined if that takes longer than to look at the documents, or if there are more tags than are looked at
 */
function countByTag(documents: Documents, most: number, columns: DocumentColumns): Counted[] | undefined {
  const { set } = documents;
  const countIn = counterOf(set);
  let best: Counted[] = [];
  let steps = 0;
  const common = columns.commonTags();
  for (const tag of common) {
    const ofAll = columns.tagCounts[tag]!;
    if (best.length === most && ofAll < best.at(-1)![1]) return best;
    steps += set.words.length;
    if (steps > STEPS_OF_DOCUMENT * documents.length) return undefined;
    const count = countIn(columns.setOfTag(tag));
    if (count > 0) best = [...best, [tag, count] as Counted].sort(highestFirst).slice(0, most);
  }
  return common.length === columns.tags.length ? best : undefined;
}

function countByDocument(documents: Documents, most: number, columns: DocumentColumns): Counted[] {
  const counts = new Uint32Array(columns.tags.length);
  const { ordinals } = documents;
  for (let index = 0; index < ordinals.length; index += 1) columns.countTags(ordinals[index]!, counts);
  const found: Counted[] = [];
  for (let tag = 0; tag < counts.length; tag += 1) if (counts[tag]! > 0) found.push([tag, counts[tag]!]);
  return firstOf(found, most, highestFirst);
}

const highestFirst = ([one, of]: Counted, [other, ofOther]: Counted): number => ofOther - of || one - other;
