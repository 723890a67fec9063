import type { Documents } from './documents.js';

/** The documents that a query finds. */
export interface Matches {
  documents: Documents;
  /** Inverse document frequency of each slot, by index: rare words weigh more. */
  tells: readonly number[];
  /** The best of some matches, best first. */
  best: (among: Documents, most: number) => number[];
}

/**
 * Puts matches with the query's nouns first: « montage son » finds the same as « montage », but tutorials about sound
 * come first.
 * @param closer matches of the same words and the nouns
 */
export function withNounsFirst(matches: Matches, closer: Matches): Matches {
  const { documents, tells } = matches;
  const { set } = closer.documents;
  const best = (among: Documents, most: number): number[] => {
    const ahead = closer.best(among.within(set), most);
    if (ahead.length >= most) return ahead;
    const others = among.filter((ordinal) => !set.has(ordinal));
    return [...ahead, ...matches.best(others, most - ahead.length)];
  };
  return { documents, tells: [...tells, ...closer.tells.slice(tells.length)], best };
}
