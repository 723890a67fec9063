const sorted = (list: string, field: string) =>
  `${list}?${new URLSearchParams({ sort: field, order: 'DESC' })}`;

/** Addresses of the console’s screens, below /admin; those of lists are the names of their resources. */
export const paths = {
  dashboard: '/dashboard',
  firstRun: '/premiers-pas',
  reports: '/signalements',
  pendingReports: '/signalements?statut=pending',
  reportsBecause: (reason: string) => `/signalements?reason=${reason}`,
  pendingReportsBecause: (reason: string) => `/signalements?statut=pending&reason=${reason}`,
  reportsOf: (commentId: number) => `/signalements?comment=${commentId}`,
  queue: '/file',
  queued: (kind: string, id: number) => `/file?chose=${kind}:${id}`,
  reviews: '/relectures',
  comments: '/commentaires',
  users: '/utilisateurs',
  newestUsers: sorted('/utilisateurs', 'createdAt'),
  user: (id: number) => `/utilisateurs/${id}`,
  tutorials: '/tutoriels',
  mostRead: sorted('/tutoriels', 'views'),
  mostLiked: sorted('/tutoriels', 'likes'),
  tutorialsIn: (domainId: number) =>
    `/tutoriels?${new URLSearchParams({ filter: JSON.stringify({ domainId }) })}`,
  domains: '/domaines',
  newsletter: '/newsletter',
  pages: '/pages',
  page: (id: string) => `/pages/${id}`,
  mail: '/courrier',
  condition: '/etat',
  maintenance: '/parametres?tab=maintenance',
};

/** Addresses of the public site that the console leads to. */
export const sitePaths = {
  home: '/',
  profile: '/profil',
  account: '/profil/compte',
  signIn: (back: string) => `/connexion?${new URLSearchParams({ retour: back })}`,
  search: (text: string) => `/recherche?${new URLSearchParams({ q: text })}`,
  tutorial: (id: number | string) => `/tutoriels/${id}`,
  newTutorial: '/contributions/nouveau',
  /** Administrators edit in the public site’s editor, too. */
  writing: (id: number | string) => `/contributions/${id}`,
  domain: (slug: string) => `/domaines/${slug}`,
};
