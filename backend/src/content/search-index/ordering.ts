import type { DocumentColumns } from './document-columns.js';
import type { Documents } from './documents.js';
import { firstOf } from './first-of.js';

/** Number of documents sampled to find a bound for the first ones. */
const SAMPLE = 1000;

export interface Ordering {
  /** Default: relevance, or newest first without a text. */
  order?: 'relevance' | 'id' | 'date' | 'title' | 'readTime' | 'views';
  /** Default: descending. Relevance is always descending. */
  direction?: 'asc' | 'desc';
}

/** The first `most` documents in this order, without a text; ties are broken by id. */
export function firstOrdinals(
  documents: Documents,
  most: number,
  ordering: Ordering,
  columns: DocumentColumns,
): number[] {
  return most > 0 ? firstOfDocuments(documents, most, sortOf(ordering, columns)) : [];
}

/** Up to `most` documents directly before or after one, in the given order: the page that ends or begins there. */
export function ordinalsBeside(
  ordinal: number,
  side: 'after' | 'before',
  documents: Documents,
  most: number,
  ordering: Ordering,
  columns: DocumentColumns,
): number[] {
  const inOrder = sortOf(ordering, columns);
  const sort = side === 'after' ? inOrder : reverse(inOrder);
  const beyond = documents.filter((each) => sort.compare(ordinal, each) < 0);
  const nearest = firstOfDocuments(beyond, most, sort);
  return side === 'after' ? nearest : nearest.reverse();
}

interface Sort {
  /** By ordinal. */
  keys: Keys;
  /** -1 for the highest keys first, 1 for the lowest. */
  sign: 1 | -1;
  /** Orders documents with equal keys, too. */
  compare: Compare;
}

function sortOf({ order = 'relevance', direction = 'desc' }: Ordering, columns: DocumentColumns): Sort {
  const { ids, dates, readTimes, views, titles, titleBeginnings } = columns;
  const sign = direction === 'asc' && order !== 'relevance' ? 1 : -1;
  if (order !== 'title') {
    const keys = { relevance: dates, date: dates, readTime: readTimes, id: ids, views }[order];
    return { keys, sign, compare: byKey(keys, sign, ids) };
  }
  const compare: Compare = (one, other) => {
    const [ofOne, ofOther] = [titles[one]!, titles[other]!];
    const compared = ofOne < ofOther ? -1 : Number(ofOne !== ofOther);
    return sign * (compared || ids[one]! - ids[other]!);
  };
  return { keys: titleBeginnings, sign, compare };
}

function reverse({ keys, sign, compare }: Sort): Sort {
  return { keys, sign: sign === 1 ? -1 : 1, compare: (one, other) => compare(other, one) };
}

/** Like `firstByKey`; of a set, it lists only documents that may be among the first. */
function firstOfDocuments(documents: Documents, most: number, { keys, sign, compare }: Sort): number[] {
  const { length } = documents;
  const sample = documents.isListed ? undefined : documents.set.sample(Math.max(SAMPLE, 4 * most));
  if (!sample || sample.length < most || sample.length > length / 2)
    return firstByKey(documents.ordinals, most, keys, sign, compare);
  const bound = sign * keys[firstOf(sample, most, compare).at(-1)!]!;
  const some = documents.set.filter((ordinal) => sign * keys[ordinal]! <= bound);
  return firstOf(some, most, compare);
}

type Keys = Float64Array | Int32Array;
type Compare = (one: number, other: number) => number;

const byKey =
  (keys: Keys, sign: 1 | -1, ids: Int32Array): Compare =>
  (one, other) =>
    sign * (keys[one]! - keys[other]! || ids[one]! - ids[other]!);

/**
 * The first of some documents, or of indexes that stand for them. A bound taken from a sample rules out most.
 * @param keys by ordinal or index
 * @param sign -1 for the highest keys first, 1 for the lowest
 * @param compare orders documents with equal keys, too
 */
export function firstByKey(
  ordinals: Int32Array,
  most: number,
  keys: Keys,
  sign: 1 | -1,
  compare: Compare,
): number[] {
  const step = Math.floor(ordinals.length / Math.max(SAMPLE, 4 * most));
  if (step < 2 || most <= 0) return firstOf(ordinals, most, compare);
  const sample = new Int32Array(Math.floor(ordinals.length / step));
  for (let index = 0; index < sample.length; index += 1) sample[index] = ordinals[index * step]!;
  const bound = sign * keys[firstOf(sample, most, compare).at(-1)!]!;
  const some = new Int32Array(ordinals.length);
  let count = 0;
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index]!;
    if (sign * keys[ordinal]! <= bound) some[count++] = ordinal;
  }
  return firstOf(some.subarray(0, count), most, compare);
}
