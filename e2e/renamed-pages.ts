/** Pages and screens that name the site. */
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
/** All but the trail, which says what the site was called before. */
export const consoleScreens = [
  ...['', '/signalements', '/commentaires', '/utilisateurs', '/utilisateurs/1', '/tutoriels', '/domaines'],
  ...['/demandes', '/messages', '/newsletter', '/recherches', '/apparence', '/pages', '/pages/faq'],
  ...['/courrier', '/parametres', '/nulle-part'],
];
/** Those on which something stands once people have come, written and been reported. */
export const laterScreens = [
  ...['/dashboard', '/premiers-pas', '/file', '/recours', '/commentaires-retenus', '/inscriptions'],
  ...['/relectures', '/signalements', '/utilisateurs', '/tutoriels', '/etat'],
];
