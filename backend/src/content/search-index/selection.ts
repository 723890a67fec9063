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
/** Stands for all longer reading times; above the last bound. */
const LONGEST = 31;

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

export interface Selected {
  /** Documents that pass all filters, in the order given. */
  ordinals: Int32Array;
  facets: Facets;
}

/** Applies filters and counts facets; what is found may be most of the site, so loops are plain and arrays typed. */
export function select(found: Int32Array, filters: Filters, columns: DocumentColumns): Selected {
  const fails = failing(filters, columns);
  const ordinals = new Int32Array(found.length);
  let count = 0;
  const domains = new Uint32Array(columns.domainsEnd);
  const levels = new Uint32Array(difficulties.length + 1);
  const tags = new Uint32Array(columns.tags.length);
  const minutes = new Uint32Array(LONGEST + 1);
  const { domains: domainOf, difficulties: levelOf, readTimes } = columns;
  for (let index = 0; index < found.length; index += 1) {
    const ordinal = found[index]!;
    const failed = fails ? fails(ordinal) : 0;
    if ((failed & ~FAILS.domain) === 0) domains[domainOf[ordinal]!]! += 1;
    if ((failed & ~FAILS.difficulty) === 0) levels[levelOf[ordinal]!]! += 1;
    if ((failed & ~FAILS.readTime) === 0) {
      const time = readTimes[ordinal]!;
      if (time !== NO_TIME) minutes[time < LONGEST ? time : LONGEST]! += 1;
    }
    if (failed !== 0) continue;
    ordinals[count++] = ordinal;
    columns.countTags(ordinal, tags);
  }
  levels[0] = 0;
  return {
    ordinals: ordinals.subarray(0, count),
    facets: {
      domains: highest(domains).map(([id, count]) => ({ id, count })),
      difficulties: highest(levels).map(([level, count]) => ({ value: difficulties[level - 1]!, count })),
      tags: highest(tags).map(([tag, count]) => ({ name: columns.tags[tag]!.name, count })),
      readTimes: READ_TIMES.map(({ min, max }) => {
        const within = minutes.subarray(min, (max ?? LONGEST) + 1);
        return { min, max, count: within.reduce((sum, each) => sum + each, 0) };
      }).filter((time) => time.count > 0),
    },
  };
}

/** Undefined without a filter. */
function failing(
  { domainId, difficulty, minReadTime, maxReadTime, tags = [] }: Filters,
  columns: DocumentColumns,
): ((ordinal: number) => number) | undefined {
  const isFilter = domainId || difficulty || minReadTime || maxReadTime !== undefined || tags.length > 0;
  if (!isFilter) return undefined;
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
  for (let key = 0; key < counts.length; key += 1) if (counts[key]! > 0) found.push([key, counts[key]!]);
  return firstOf(found, MOST_VALUES, ([one, of], [other, ofOther]) => ofOther - of || one - other);
}
