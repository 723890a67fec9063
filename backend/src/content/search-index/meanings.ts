import { analyse } from '@passerelle/api-client/search/analyse';
import { synonyms } from '@passerelle/api-client/search/synonyms';

/** Words in a row, as stems, and what means the same. */
export interface Meaning {
  stems: string[];
  others: string[][];
}

/** What the words of a text are found by; empty where it has none that tell anything. */
export function tellingStems(text: string): string[] {
  const tokens = analyse(text);
  const compounds = tokens.filter(({ isCompound }) => isCompound);
  return (compounds.length > 0 ? compounds : tokens)
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ stem }) => stem);
}

/**
 * What the words of the list and of these groups mean; the longest first: of « système de gestion de base de données » the
 * base is only a part.
 */
export function meaningsOf(groups: readonly (readonly string[])[]): Meaning[] {
  return [...synonyms, ...groups]
    .map((group) => group.map(tellingStems).filter(({ length }) => length > 0))
    .flatMap((group) => group.map((stems) => ({ stems, others: group.filter((other) => other !== stems) })))
    .sort((one, other) => other.stems.length - one.stems.length);
}
