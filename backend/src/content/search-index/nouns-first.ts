import type { Documents } from './documents.js';
import type { Matches } from './matches.js';

/**
 * Matches of a query, of which those that have its nouns too come first: « montage son » finds what « montage » does, and
 * begins with what is about sound.
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
