/** A page of the site « rich », which has content of every kind. */
export interface Screen {
  path: string;
  /** HTTP status of the response. */
  status: 200 | 404;
  /** Excluded from search engines, so without a canonical URL. */
  hidden: boolean;
}

const shown = (path: string): Screen => ({ path, status: 200, hidden: false });
const unlisted = (path: string): Screen => ({ path, status: 200, hidden: true });
const letterPage = (rest: string): Screen => unlisted(`/newsletter/${rest}`);
const missing = (path: string): Screen => ({ path, status: 404, hidden: true });

/** Every route, and every state of each page. */
export const screens: readonly Screen[] = [
  shown('/'),
  shown('/catalogue'),
  shown('/catalogue?q=rien+de+tel'),
  shown('/tutoriels'),
  // The four demo tutorials, then: all features, no level, empty, no headings, long, malicious.
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => shown(`/tutoriels/${id}`)),
  missing('/tutoriels/999999'),
  shown('/domaines'),
  shown('/domaines/programmation'),
  shown('/domaines/marketing'),
  missing('/domaines/inconnu'),
  missing('/auteurs/999999'),
  shown('/etiquettes/patience'),
  missing('/etiquettes/rien-de-tel'),
  shown('/recherche'),
  unlisted('/recherche?q=passerelle&domainId=1&difficulty=d%C3%A9butant&tags=code'),
  unlisted('/recherche?q=introuvable'),
  shown('/comment-ca-marche'),
  shown('/devenir-contributeur'),
  shown('/faq'),
  shown('/contact'),
  shown('/mentions-legales'),
  shown('/confidentialite'),
  shown('/conditions-utilisation'),
  shown('/cookies'),
  shown('/accessibilite'),
  shown('/mesure-de-la-recherche'),
  shown('/moderation'),
  missing('/decisions/inconnue'),
  unlisted('/connexion'),
  unlisted('/inscription'),
  unlisted('/auth/login'),
  unlisted('/auth/register'),
  unlisted('/mot-de-passe-oublie'),
  unlisted('/nouveau-mot-de-passe'),
  unlisted('/nouveau-mot-de-passe?jeton=abc'),
  unlisted('/confirmer-adresse?jeton='),
  ...['confirmer?jeton=abc', 'confirmer?etat=confirmee', 'confirmer?etat=perimee'].map(letterPage),
  ...['desinscription?jeton=abc', 'desinscription?etat=faite', 'desinscription'].map(letterPage),
  unlisted('/favoris'),
  shown('/apprentissage'),
  shown('/apprentissage?onglet=collections'),
  shown('/parcours/1'),
  missing('/parcours/999999'),
  unlisted('/contributions'),
  unlisted('/notifications'),
  unlisted('/collections/1'),
  missing('/collections/partagees/inconnue'),
  unlisted('/demo-wizard'),
  missing('/nulle-part'),
];

/** Addresses that redirect to a page above, or show the same page. */
export const aliases = [
  '/login',
  '/register',
  '/auth',
  '/favorites',
  '/profil',
  '/profile',
  '/profil/compte',
  '/contributions/nouveau',
] as const;

/** Pages that only a signed-in contributor sees, or that look different to them. */
export const memberPaths = [
  '/',
  '/tutoriels/1',
  '/domaines/programmation',
  '/favoris',
  '/notifications',
  '/apprentissage',
  '/apprentissage?onglet=collections',
  '/parcours/1',
  '/devenir-contributeur',
  '/contributions',
  '/contributions/nouveau',
  '/profil',
  '/profil?onglet=favoris',
  '/profil?onglet=activite',
  '/profil?onglet=contributions',
  '/profil/compte',
] as const;
