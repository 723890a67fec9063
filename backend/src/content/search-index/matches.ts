import type { Documents } from './documents.js';

/** The documents that a query finds. */
export interface Matches {
  documents: Documents;
  /** Inverse document frequency of each slot, by index: rare words weigh more. */
  tells: readonly number[];
  /** The best of some matches, best first. */
  best: (among: Documents, most: number) => number[];
}
