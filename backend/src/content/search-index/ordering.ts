import type { DocumentColumns } from './document-columns.js';

export interface Ordering {
  /** Default: relevance, or newest first without a text. */
  order?: 'relevance' | 'id' | 'date' | 'title' | 'readTime';
  /** Default: descending. Relevance is always descending. */
  direction?: 'asc' | 'desc';
}

/** Sorts in place; ties are broken by id. */
export function sortOrdinals(
  ordinals: number[],
  { order = 'relevance', direction = 'desc' }: Ordering,
  { ids, dates, readTimes, titles }: DocumentColumns,
  scores?: Float64Array,
): void {
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
  ordinals.sort((one, other) => sign * (compare(one, other) || ids[one]! - ids[other]!));
}

/** Appends the other ordinals that are not included yet. */
export function union(ordinals: number[], others: readonly number[]): number[] {
  const missing = others.filter((ordinal) => !ordinals.includes(ordinal));
  return missing.length > 0 ? [...ordinals, ...missing] : ordinals;
}

/** Moves those of `ahead` that are included to the front. */
export function withAhead(ordinals: number[], ahead: readonly number[]): number[] {
  const there = ahead.filter((ordinal) => ordinals.includes(ordinal));
  return there.length > 0 ? [...there, ...ordinals.filter((each) => !there.includes(each))] : ordinals;
}
