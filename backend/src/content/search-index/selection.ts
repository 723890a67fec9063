import { difficulties, type DocumentColumns, READ_TIMES } from './document-columns.js';
import type { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import type { FacetSets } from './facet-sets.js';
import { firstOf } from './first-of.js';
import { commonTags } from './tag-counts.js';

const MOST_VALUES = 20;

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

/** Applies filters and counts facets. Uses sets, because a result may be most of the site. */
export function select(found: Documents, filters: Filters, columns: DocumentColumns): Selected {
  const { tags = [], domainId, difficulty, minReadTime, maxReadTime } = filters;
  // All facets, also that of the tags, count only documents with all chosen tags.
  const tagged = tags.length > 0 ? found.within(columns.withTags(tags)) : found;
  const ofDomain = domainId ? columns.domainSets.of(domainId) : undefined;
  const ofLevel = difficulty ? columns.difficultySets.of(levelOf(difficulty)) : undefined;
  const isTimed = Boolean(minReadTime) || maxReadTime !== undefined;
  const inTime = isTimed ? columns.withReadTime(minReadTime, maxReadTime) : undefined;
  const documents = within(tagged, [ofDomain, ofLevel], inTime);
  const counts = <Value>(
    sets: FacetSets<Value>,
    own: DocumentSet | undefined,
    others: (DocumentSet | undefined)[],
    time?: DocumentSet,
  ) => sets.countIn(own ? within(tagged, others, time) : documents);
  const ofDomains = counts(columns.domainSets, ofDomain, [ofLevel], inTime);
  const ofLevels = counts(columns.difficultySets, ofLevel, [ofDomain], inTime);
  const ofTimes = counts(columns.readTimeSets, inTime, [ofDomain, ofLevel]).sort(
    ([one], [other]) => one - other,
  );
  return {
    documents,
    facets: {
      domains: highest(ofDomains).map(([id, count]) => ({ id, count })),
      difficulties: highest(ofLevels).map(([level, count]) => ({ value: difficulties[level - 1]!, count })),
      tags: commonTags(documents, MOST_VALUES, columns).map(([tag, count]) => ({
        name: columns.tags[tag]!.name,
        count,
      })),
      readTimes: ofTimes.map(([time, count]) => ({ ...READ_TIMES[time]!, count })),
    },
  };
}

function levelOf(difficulty: string): number {
  return difficulties.findIndex((each) => each === difficulty) + 1;
}

/** The documents in all of the given sets; those of domains and levels are cached, those of reading times are not. */
function within(
  documents: Documents,
  kept: (DocumentSet | undefined)[],
  time: DocumentSet | undefined,
): Documents {
  const some = kept.reduce<Documents>((all, set) => (set ? all.within(set, true) : all), documents);
  return time ? some.within(time) : some;
}

function highest(counts: [number, number][]): [number, number][] {
  return firstOf(counts, MOST_VALUES, ([one, of], [other, ofOther]) => ofOther - of || one - other);
}
