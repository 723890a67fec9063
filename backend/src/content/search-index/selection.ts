import { difficulties, type DocumentColumns, LONGEST, NO_TIME } from './document-columns.js';
import { Documents } from './documents.js';
import { FacetCounts } from './facet-counts.js';
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

export interface Selected {
  /** Documents that pass all filters, in the order given. */
  documents: Documents;
  facets: Facets;
}

/** Applies filters and counts facets; what is found may be most of the site, so loops are plain and arrays typed. */
export function select(found: Documents, filters: Filters, columns: DocumentColumns): Selected {
  const { tags = [] } = filters;
  // Counts of all facets, those of the tags too, are of documents with all these tags.
  const tagged = tags.length > 0 ? found.within(columns.withTags(tags)) : found;
  const { domainId, difficulty, minReadTime, maxReadTime } = filters;
  if (!domainId && !difficulty && !minReadTime && maxReadTime === undefined)
    return { documents: tagged, facets: facetsOf(FacetCounts.of(tagged, columns), columns) };
  const level = difficulties.findIndex((each) => each === difficulty) + 1;
  const shortest = minReadTime || (maxReadTime === undefined ? NO_TIME : 0);
  const longest = maxReadTime ?? Number.MAX_SAFE_INTEGER;
  const { ordinals: all } = tagged;
  const ordinals = new Int32Array(all.length);
  let count = 0;
  const counts = new FacetCounts(columns);
  const { domains, difficulties: levels, tags: tagCounts, readTimes: minutes } = counts;
  const { domains: domainOf, difficulties: levelOf, readTimes } = columns;
  for (let index = 0; index < all.length; index += 1) {
    const ordinal = all[index]!;
    const time = readTimes[ordinal]!;
    const isInDomain = !domainId || domainOf[ordinal] === domainId;
    const isOfLevel = !difficulty || levelOf[ordinal] === level;
    const isInTime = time >= shortest && time <= longest;
    if (isOfLevel && isInTime) domains[domainOf[ordinal]!]! += 1;
    if (isInDomain && isInTime) levels[levelOf[ordinal]!]! += 1;
    if (!isInDomain || !isOfLevel) continue;
    if (time !== NO_TIME) minutes[time < LONGEST ? time : LONGEST]! += 1;
    if (!isInTime) continue;
    ordinals[count++] = ordinal;
    columns.countTags(ordinal, tagCounts);
  }
  const documents = Documents.listed(ordinals.subarray(0, count), columns.capacity);
  return { documents, facets: facetsOf(counts, columns) };
}

function facetsOf(counts: FacetCounts, columns: DocumentColumns): Facets {
  const [, ...levels] = counts.difficulties;
  return {
    domains: highest(counts.domains).map(([id, count]) => ({ id, count })),
    difficulties: highest(levels).map(([level, count]) => ({ value: difficulties[level]!, count })),
    tags: highest(counts.tags).map(([tag, count]) => ({ name: columns.tags[tag]!.name, count })),
    readTimes: READ_TIMES.map(({ min, max }) => {
      const within = counts.readTimes.subarray(min, (max ?? LONGEST) + 1);
      return { min, max, count: within.reduce((sum, each) => sum + each, 0) };
    }).filter((time) => time.count > 0),
  };
}

function highest(counts: ArrayLike<number>): [number, number][] {
  const found: [number, number][] = [];
  for (let key = 0; key < counts.length; key += 1) if (counts[key]! > 0) found.push([key, counts[key]!]);
  return firstOf(found, MOST_VALUES, ([one, of], [other, ofOther]) => ofOther - of || one - other);
}
