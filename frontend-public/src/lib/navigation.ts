import { useLook, type SiteLink } from './site';

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

/** Of a menu’s links those that lead somewhere on this home page, and those that the operator has added. */
export function useNavigation(links: readonly SiteLink[]): readonly SiteLink[] {
  const { homeSections, menuLinks = [] } = useLook();
  const shown = homeSections
    ? links.filter(([, href]) => href[0] !== '#' || homeSections.includes(href.slice(1)))
    : links;
  return [...shown, ...menuLinks];
}

/** Of the search page: whoever presses the field in the header goes on there. */
export const SEARCH_FIELD_ID = 'mots';
