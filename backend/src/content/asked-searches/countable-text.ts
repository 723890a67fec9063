import { fold } from '@passerelle/api-client/fold';

const SHORTEST = 2;
/** Longer ones are pasted, and may hold anything. */
const LONGEST = 80;
/** Telephone numbers, bank cards, social security: many figures, whatever stands between them. */
const MANY_FIGURES = /\d(?:[\s.\-/()+]*\d){5}/;

/**
 * A text as it is counted, the same for all who mean the same; undefined for what is not, above all what may say who
 * asks: addresses and numbers.
 */
export function countableText(text: string): string | undefined {
  const folded = fold(text);
  if (folded.length < SHORTEST || folded.length > LONGEST) return undefined;
  if (folded.includes('@') || MANY_FIGURES.test(folded)) return undefined;
  return folded;
}
