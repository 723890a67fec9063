import { useSite, type SiteLink } from './site';

/** The header's links, in order. */
export const navigation: readonly SiteLink[] = [
  ['Accueil', '/'],
  ['Catalogue', '/catalogue'],
  ['Apprentissage', '/apprentissage'],
  ['Domaines', '#domains'],
  ['Recherche', '/recherche'],
  ['À propos', '#about'],
];

/** Small screens have one more. */
export const mobileNavigation: readonly SiteLink[] = [...navigation, ['Populaires', '#popular']];

/** Those that the operator has added. */
export function useOwnNavigation(): readonly SiteLink[] {
  return useSite().look?.menuLinks ?? [];
}

/** Of the search page: whoever presses the field in the header goes on there. */
export const SEARCH_FIELD_ID = 'mots';
