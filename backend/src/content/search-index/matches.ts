import type { Documents } from './documents.js';

/** What a query finds. */
export interface Matches {
  documents: Documents;
  /** Inverse document frequency of each slot, by index: rare words weigh more. */
  tells: readonly number[];
  /** The best ones among some of the matches, best first. */
  best: (among: Documents, most: number) => number[];
}
