import type { DocumentColumns } from './document-columns.js';

export interface Ordering {
  /** By relevance, the latest first where there is no text, unless said otherwise. */
  order?: 'relevance' | 'id' | 'date' | 'title' | 'readTime';
  /** Down unless said otherwise; relevance goes down always. */
  direction?: 'asc' | 'desc';
}

/** Puts documents in order, in place; ids tell equals apart. */
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

/** These, and of the others those that are not among them. */
export function union(ordinals: number[], others: readonly number[]): number[] {
  const missing = others.filter((ordinal) => !ordinals.includes(ordinal));
  return missing.length > 0 ? [...ordinals, ...missing] : ordinals;
}

/** The same, with those of them that are to stand ahead first. */
export function withAhead(ordinals: number[], ahead: readonly number[]): number[] {
  const there = ahead.filter((ordinal) => ordinals.includes(ordinal));
  return there.length > 0 ? [...there, ...ordinals.filter((each) => !there.includes(each))] : ordinals;
}
