import { difficulties, type DocumentColumns, NO_TIME } from './document-columns.js';
import { firstOf } from './first-of.js';

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
  // Arrays instead of maps, which take most of the time when much is found.
  const domains = new Uint32Array(columns.domainsEnd);
  const levels = new Uint32Array(difficulties.length + 1);
  const tags = new Uint32Array(columns.tags.length);
  const times = READ_TIMES.map((range) => ({ ...range, count: 0 }));
  for (const ordinal of found) {
    const failed = fails(ordinal);
    if ((failed & ~FAILS.domain) === 0) domains[columns.domains[ordinal]!]! += 1;
    if ((failed & ~FAILS.difficulty) === 0) levels[columns.difficulties[ordinal]!]! += 1;
    if ((failed & ~FAILS.readTime) === 0) {
      const minutes = columns.readTimes[ordinal]!;
      for (const time of times) if (minutes >= time.min && minutes <= (time.max ?? Infinity)) time.count += 1;
    }
    if (failed !== 0) continue;
    ordinals.push(ordinal);
    for (const tag of columns.tagsOf(ordinal)) tags[tag]! += 1;
  }
  levels[0] = 0;
  return {
    ordinals,
    facets: {
      domains: highest(domains).map(([id, count]) => ({ id, count })),
      difficulties: highest(levels).map(([level, count]) => ({ value: difficulties[level - 1]!, count })),
      tags: highest(tags).map(([tag, count]) => ({ name: columns.tags[tag]!.name, count })),
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
    if (wanted.length === 0) return failed;
    const own = columns.tagsOf(ordinal);
    if (wanted.some((tag) => tag === undefined || !own.includes(tag))) failed |= FAILS.tags;
    return failed;
  };
}

function highest(counts: Uint32Array): [number, number][] {
  const found: [number, number][] = [];
  for (const [key, count] of counts.entries()) if (count > 0) found.push([key, count]);
  return firstOf(found, MOST_VALUES, ([one, of], [other, ofOther]) => ofOther - of || one - other);
}
