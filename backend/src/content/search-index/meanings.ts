import { analyse } from '@passerelle/api-client/search/analyse';
import { synonyms } from '@passerelle/api-client/search/synonyms';

/** A sequence of stems and its synonyms. */
export interface Meaning {
  stems: string[];
  others: string[][];
}

/** Stems by which a text is searched; empty if it has no significant words. */
export function tellingStems(text: string): string[] {
  const tokens = analyse(text);
  const compounds = tokens.filter(({ isCompound }) => isCompound);
  return (compounds.length > 0 ? compounds : tokens)
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ stem }) => stem);
}

/**
 * Synonyms of the built-in list and of these groups, longest sequence first, so that « système de gestion de base de
 * données » is matched before « base de données ».
 */
export function meaningsOf(groups: readonly (readonly string[])[]): Meaning[] {
  return [...synonyms, ...groups]
    .map((group) => group.map(tellingStems).filter(({ length }) => length > 0))
    .flatMap((group) => group.map((stems) => ({ stems, others: group.filter((other) => other !== stems) })))
    .sort((one, other) => other.stems.length - one.stems.length);
}
