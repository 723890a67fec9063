import { useLook, type SiteLink } from './site';

export const navigation: readonly SiteLink[] = [
  ['Accueil', '/'],
  ['Catalogue', '/catalogue'],
  ['Apprentissage', '/apprentissage'],
  ['Domaines', '#domains'],
  ['Recherche', '/recherche'],
  ['À propos', '#about'],
];

/** The menu of small screens has one more link. */
export const mobileNavigation: readonly SiteLink[] = [...navigation, ['Populaires', '#popular']];

/** A menu’s links without those to hidden sections of the home page, plus the operator’s own. */
export function useNavigation(links: readonly SiteLink[]): readonly SiteLink[] {
  const { homeSections, menuLinks = [] } = useLook();
  const shown = homeSections
    ? links.filter(([, href]) => href[0] !== '#' || homeSections.includes(href.slice(1)))
    : links;
  return [...shown, ...menuLinks];
}

/** Id of the search page’s field, the target of the header’s search link. */
export const SEARCH_FIELD_ID = '_mots';
