import { useLook } from './site';

export interface NavigationEntry {
  label: string;
  /** A path, or the anchor of a section of the home page. */
  target: string;
}

/** The header's links, in order. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Accueil', target: '/' },
  { label: 'Catalogue', target: '/catalogue' },
  { label: 'Apprentissage', target: '/apprentissage' },
  { label: 'Domaines', target: '#domains' },
  { label: 'Recherche', target: '/recherche' },
  { label: 'À propos', target: '#about' },
];

/** Small screens have one more. */
export const mobileNavigation: readonly NavigationEntry[] = [
  ...navigation,
  { label: 'Populaires', target: '#popular' },
];

/** Those that the operator has added. */
export function useOwnNavigation(): readonly NavigationEntry[] {
  return (useLook().menuLinks ?? []).map(({ label, href }) => ({ label, target: href }));
}

/** Of the search page: whoever presses the field in the header goes on there. */
export const SEARCH_FIELD_ID = 'mots';
