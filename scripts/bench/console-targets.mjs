/** @type {import('./targets.mjs').Aim} */
const aim = { text: 'p99 ≤ 300 ms', reaches: (product) => product.p99 <= 300 };

const lists = {
  'membres, première page': 'users?limit=25&offset=0&sort=id&order=asc',
  'membres, dernière page': 'users?limit=25&offset=99975&sort=id&order=asc',
  'membres par nom': 'users?limit=25&offset=0&sort=username&order=asc',
  'membres par adresse': 'users?limit=25&offset=0&sort=email&order=desc',
  'membres par inscription': 'users?limit=25&offset=0&sort=createdAt&order=desc',
  'membres trouvés, beaucoup': 'users?limit=25&q=essai',
  'membres trouvés, aucun': 'users?limit=25&q=introuvable',
  'membres suspendus': 'users?limit=25&kind=suspended',
  'membres contributeurs': 'users?limit=25&kind=contributor',
  'signalements, tous': 'reports?limit=25',
  'signalements en attente': 'reports?limit=25&status=pending',
  'signalements résolus': 'reports?limit=25&status=resolved',
  'signalements rejetés': 'reports?limit=25&status=rejected',
  'signalements d’un motif': 'reports?limit=25&reason=spam',
  'signalements, chiffres et priorités': 'reports/overview',
  'tutoriels, première page': 'tutorials?limit=25',
  'tutoriels par titre': 'tutorials?limit=25&sort=title',
  'tutoriels les plus lus': 'tutorials?limit=25&sort=views',
  'tutoriels les plus aimés': 'tutorials?limit=25&sort=likes',
  'tutoriels trouvés, beaucoup': 'tutorials?limit=25&q=tutoriel',
  'tutoriels trouvés, aucun': 'tutorials?limit=25&q=introuvable',
  'tutoriels retirés': 'tutorials?limit=25&state=unpublished',
  'commentaires, première page': 'comments?limit=25',
  'commentaires trouvés, beaucoup': 'comments?limit=25&q=avis',
  'commentaires trouvés, aucun': 'comments?limit=25&q=introuvable',
  'commentaires supprimés': 'comments?limit=25&state=deleted',
  'abonnés, première page': 'newsletter/subscribers?limit=25',
  'abonnés trouvés, aucun': 'newsletter/subscribers?limit=25&q=introuvable',
  'abonnés en attente': 'newsletter/subscribers?limit=25&state=waiting',
  'journal, première page': 'audit?limit=25',
  'journal des commentaires': 'audit?limit=25&targetType=comment',
  'journal d’un mois': 'audit?limit=25&since=2026-01-01T00:00:00Z&until=2026-02-01T00:00:00Z',
  'journal, qui a agi': 'audit/actors',
  statistiques: 'statistics',
};

/**
 * Lists of the console, on a site with 100,000 members, 20,000 tutorials, 10,000 reports (see fill-console.mjs).
 * @type {{name: string, path: string, connections: number, aim: import('./targets.mjs').Aim}[]}
 */
export const consoleTargets = Object.entries(lists).map(([name, path]) => ({
  name,
  path: `/api/admin/${path}`,
  connections: 1,
  aim,
}));
