/** Pages and screens that contain the site's name. */
export const publicPages = [
  ...[
    '/',
    '/catalogue',
    '/tutoriels',
    '/domaines',
    '/domaines/programmation',
    '/domaines/voile',
    '/recherche?q=lac',
    '/apprentissage',
  ],
  ...[
    '/comment-ca-marche',
    '/devenir-contributeur',
    '/faq',
    '/contact',
    '/mentions-legales',
    '/confidentialite',
  ],
  ...[
    '/conditions-utilisation',
    '/cookies',
    '/accessibilite',
    '/mesure-de-la-recherche',
    '/profil',
    '/favoris',
  ],
  ...['/notifications', '/contributions', '/mot-de-passe-oublie', '/nulle-part'],
];
/** All but the audit log, which contains the earlier name. */
export const consoleScreens = [
  ...['', '/signalements', '/commentaires', '/utilisateurs', '/utilisateurs/1', '/tutoriels', '/domaines'],
  ...['/demandes', '/messages', '/newsletter', '/recherches', '/apparence', '/pages', '/pages/faq'],
  ...['/courrier', '/parametres', '/nulle-part'],
];
/** Screens with content only after people have registered, written and been reported. */
export const laterScreens = [
  ...['/dashboard', '/premiers-pas', '/file', '/recours', '/commentaires-retenus', '/inscriptions'],
  ...['/relectures', '/signalements', '/utilisateurs', '/tutoriels', '/etat'],
];
