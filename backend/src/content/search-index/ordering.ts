import type { DocumentColumns } from './document-columns.js';
import { firstOf } from './first-of.js';

export interface Ordering {
  /** Default: relevance, or newest first without a text. */
  order?: 'relevance' | 'id' | 'date' | 'title' | 'readTime';
  /** Default: descending. Relevance is always descending. */
  direction?: 'asc' | 'desc';
}

/** The first `most` documents in this order; ties are broken by id. */
export function firstOrdinals(
  ordinals: Int32Array,
  most: number,
  { order = 'relevance', direction = 'desc' }: Ordering,
  { ids, dates, readTimes, titles }: DocumentColumns,
  scores?: Float64Array,
): number[] {
  const sign = direction === 'asc' && order !== 'relevance' ? 1 : -1;
  const compare = {
    relevance: (one: number, other: number) =>
      scores ? scores[one]! - scores[other]! : dates[one]! - dates[other]!,
    id: () => 0,
    date: (one: number, other: number) => dates[one]! - dates[other]!,
    readTime: (one: number, other: number) => readTimes[one]! - readTimes[other]!,
    title: (one: number, other: number) =>
      titles[one]! < titles[other]! ? -1 : Number(titles[one] !== titles[other]),
  }[order];
  return firstOf(ordinals, most, (one, other) => sign * (compare(one, other) || ids[one]! - ids[other]!));
}

/** Appends the other ordinals that are not included yet. */
export function union(ordinals: Int32Array, others: readonly number[]): Int32Array {
  const missing = others.filter((ordinal) => !ordinals.includes(ordinal));
  return missing.length > 0 ? Int32Array.from([...ordinals, ...missing]) : ordinals;
}
