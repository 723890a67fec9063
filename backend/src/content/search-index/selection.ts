import { difficulties, type DocumentColumns, NO_TIME } from './document-columns.js';

const MOST_VALUES = 20;
/** Minutes, both bounds inclusive like the filter, so that a count matches what choosing it gives. */
const READ_TIMES = [
  { min: 0, max: 5 },
  { min: 5, max: 15 },
  { min: 15, max: 30 },
  { min: 30, max: null },
];

export interface Filters {
  domainId?: number;
  difficulty?: string;
  minReadTime?: number;
  maxReadTime?: number;
  /** Tag keys; all are required. */
  tags?: readonly string[];
}

/** Counts per value, each under the filters of the other facets. Highest first; reading times in ascending order. */
export interface Facets {
  domains: { id: number; count: number }[];
  difficulties: { value: (typeof difficulties)[number]; count: number }[];
  tags: { name: string; count: number }[];
  readTimes: { min: number; max: number | null; count: number }[];
}

/** Bits for the filters that a document fails. */
const FAILS = { domain: 1, difficulty: 2, readTime: 4, tags: 8 };

/** Documents that pass all filters, in the same order, and the facet counts. */
export function select(
  found: readonly number[],
  filters: Filters,
  columns: DocumentColumns,
): { ordinals: number[]; facets: Facets } {
  const fails = failing(filters, columns);
  const ordinals: number[] = [];
  const domains = new Map<number, number>();
  const levels = new Map<number, number>();
  const tags = new Map<number, number>();
  const times = READ_TIMES.map((range) => ({ ...range, count: 0 }));
  const count = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const ordinal of found) {
    const failed = fails(ordinal);
    if ((failed & ~FAILS.domain) === 0) count(domains, columns.domains[ordinal]!);
    if ((failed & ~FAILS.difficulty) === 0) count(levels, columns.difficulties[ordinal]!);
    if ((failed & ~FAILS.readTime) === 0) {
      const minutes = columns.readTimes[ordinal]!;
      for (const time of times) if (minutes >= time.min && minutes <= (time.max ?? Infinity)) time.count += 1;
    }
    if (failed !== 0) continue;
    ordinals.push(ordinal);
    for (const tag of columns.tagsOf[ordinal]!) count(tags, tag);
  }
  levels.delete(0);
  return {
    ordinals,
    facets: {
      domains: highest(domains).map(([id, number]) => ({ id, count: number })),
      difficulties: highest(levels).map(([level, number]) => ({
        value: difficulties[level - 1]!,
        count: number,
      })),
      tags: highest(tags).map(([tag, number]) => ({ name: columns.tags[tag]!.name, count: number })),
      readTimes: times.filter((time) => time.count > 0),
    },
  };
}

function failing(
  { domainId, difficulty, minReadTime, maxReadTime, tags = [] }: Filters,
  columns: DocumentColumns,
): (ordinal: number) => number {
  const level = difficulties.findIndex((each) => each === difficulty) + 1;
  const wanted = tags.map((key) => columns.tagNumber(key));
  return (ordinal) => {
    let failed = 0;
    if (domainId && columns.domains[ordinal] !== domainId) failed |= FAILS.domain;
    if (difficulty && columns.difficulties[ordinal] !== level) failed |= FAILS.difficulty;
    const minutes = columns.readTimes[ordinal]!;
    if (minReadTime && minutes < minReadTime) failed |= FAILS.readTime;
    if (maxReadTime !== undefined && (minutes > maxReadTime || minutes === NO_TIME)) failed |= FAILS.readTime;
    const own = columns.tagsOf[ordinal]!;
    if (wanted.some((tag) => tag === undefined || !own.includes(tag))) failed |= FAILS.tags;
    return failed;
  };
}

function highest(counts: Map<number, number>): [number, number][] {
  return [...counts].sort(([one, of], [other, ofOther]) => ofOther - of || one - other).slice(0, MOST_VALUES);
}
