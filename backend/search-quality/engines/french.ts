import { fold } from '@passerelle/api-client/fold';
import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';

const STOP_WORDS = new Set(stopwords.map(fold));
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/;
const known = new Map<string, string | null>();

/**
 * Processes a word as is usual when MiniSearch is set up for French: no elision, no stop words, stemmed, then without
 * accents. Null for a stop word.
 */
export function frenchTerm(word: string): string | null {
  let term = known.get(word);
  if (term === undefined) {
    const lower = word.toLowerCase().replace(ELISION, '');
    term = lower === '' || STOP_WORDS.has(fold(lower)) ? null : fold(stemmer(lower));
    known.set(word, term);
  }
  return term;
}
