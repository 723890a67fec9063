import { analyse, type Token } from '@passerelle/api-client/search/analyse';
import type { IndexFile } from './index-file.js';

/** Time limit for reading texts, best documents first. */
const BUDGET_MS = 120;

/**
 * The documents that contain each phrase literally, apart from endings. Reads texts in the given order, best first;
 * documents not read within the time limit are left out.
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

/** Compares stems, so that « des boucles » matches « une boucle ». Compounds are left out. */
function sequence(tokens: readonly Token[]): string {
  return ` ${tokens
    .filter(({ isCompound }) => !isCompound)
    .map(({ stem }) => stem)
    .join(' ')} `;
}
