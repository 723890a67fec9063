import { fold } from '@passerelle/api-client/fold';

const SHORTEST = 2;
/** Longer texts are pasted and may contain anything. */
const LONGEST = 80;
/** Phone, card and social security numbers: many digits, with any separators. */
const MANY_FIGURES = /\d(?:[\s.\-/()+]*\d){5}/;

/**
 * Normalized text for counting. Undefined for texts not to be counted, above all those that may identify a person, such
 * as addresses and numbers.
 */
export function countableText(text: string): string | undefined {
  const folded = fold(text);
  if (folded.length < SHORTEST || folded.length > LONGEST) return undefined;
  if (folded.includes('@') || MANY_FIGURES.test(folded)) return undefined;
  return folded;
}
