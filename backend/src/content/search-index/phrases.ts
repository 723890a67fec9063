import { analyse, type Token } from '@passerelle/api-client/search/analyse';
import type { IndexFile } from './index-file.js';

/** Texts are read for phrases, the likeliest first, for so long. */
const BUDGET_MS = 120;

/**
 * Of these documents, the best first, those in which each phrase stands word for word, whatever the endings. What could
 * not be read in time is left out.
 */
export function holdsPhrases(
  ordinals: readonly number[],
  phrases: readonly (readonly Token[])[],
  file: IndexFile,
): number[] {
  const endsAt = performance.now() + BUDGET_MS;
  const wanted = phrases.map((phrase) => sequence(phrase));
  return ordinals.filter((ordinal) => {
    if (performance.now() > endsAt) return false;
    const known = file.textOf(ordinal);
    if (!known) return false;
    const texts = [known.title, ...known.sections.flatMap(({ heading, text }) => [heading ?? '', text])];
    const read: string[] = [];
    const has = (phrase: string, text: string, place: number): boolean =>
      (read[place] ??= sequence(analyse(text))).includes(phrase);
    return wanted.every((phrase) => texts.some((text, place) => has(phrase, text, place)));
  });
}

/** Words by their stems, so that « des boucles » is « une boucle »'s end; what stands for several words is left out. */
function sequence(tokens: readonly Token[]): string {
  return ` ${tokens
    .filter(({ isCompound }) => !isCompound)
    .map(({ stem }) => stem)
    .join(' ')} `;
}
