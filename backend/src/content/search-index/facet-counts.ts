import { difficulties, type DocumentColumns, LONGEST, NO_TIME } from './document-columns.js';
import type { Documents } from './documents.js';

/** Numbers of documents by the values of each facet. */
export class FacetCounts {
  readonly domains: Uint32Array;
  readonly difficulties = new Uint32Array(difficulties.length + 1);
  readonly readTimes = new Uint32Array(LONGEST + 1);
  readonly tags: Uint32Array;

  constructor(private readonly columns: DocumentColumns) {
    this.domains = new Uint32Array(columns.domainsEnd);
    this.tags = new Uint32Array(columns.tags.length);
  }

  /** Counts some documents; if they are most of all, by those that are missing. */
  static of(documents: Documents, columns: DocumentColumns): FacetCounts {
    const counts = new FacetCounts(columns);
    if (documents.length <= columns.count / 2) counts.count(documents.ordinals, 1);
    else {
      counts.addEvery();
      counts.count(columns.existing.copy().without(documents.set).ordinals(), -1);
    }
    return counts;
  }

  private count(ordinals: Int32Array, by: 1 | -1): void {
    const { columns, domains, difficulties: levels, readTimes, tags } = this;
    const { domains: domainOf, difficulties: levelOf, readTimes: timeOf } = columns;
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index]!;
      domains[domainOf[ordinal]!]! += by;
      levels[levelOf[ordinal]!]! += by;
      const time = timeOf[ordinal]!;
      if (time !== NO_TIME) readTimes[time < LONGEST ? time : LONGEST]! += by;
      columns.countTags(ordinal, tags, by);
    }
  }

  private addEvery(): void {
    const { domainCounts, difficultyCounts, readTimeCounts, tagCounts } = this.columns;
    this.domains.set(domainCounts);
    this.difficulties.set(difficultyCounts);
    this.readTimes.set(readTimeCounts);
    this.tags.set(tagCounts);
  }
}
