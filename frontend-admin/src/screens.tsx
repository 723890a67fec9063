import { lazy, type ComponentType } from 'react';

/** A screen whose code comes when it is first shown. */
const screen = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

const Dashboard = screen(() => import('./dashboard/DashboardScreen'));

/** What is shown at which path below /admin. */
export const screens = [
  { path: '/', Screen: Dashboard },
  { path: '/dashboard', Screen: Dashboard },
  { path: '/signalements', Screen: screen(() => import('./reports/ReportsScreen')) },
  { path: '/utilisateurs', Screen: screen(() => import('./users/UsersScreen')) },
  { path: '/utilisateurs/:id', Screen: screen(() => import('./users/UserScreen')) },
  { path: '/tutoriels', Screen: screen(() => import('./tutorials/TutorialsScreen')) },
  { path: '/tutoriels/nouveau', Screen: screen(() => import('./tutorials/NewTutorialScreen')) },
  { path: '/tutoriels/:id', Screen: screen(() => import('./tutorials/TutorialScreen')) },
  { path: '/domaines', Screen: screen(() => import('./domains/DomainsScreen')) },
  { path: '/commentaires', Screen: screen(() => import('./comments/CommentsScreen')) },
  { path: '/demandes', Screen: screen(() => import('./requests/RequestsScreen')) },
  { path: '/newsletter', Screen: screen(() => import('./newsletter/NewsletterScreen')) },
  { path: '/recherches', Screen: screen(() => import('./searches/SearchesScreen')) },
  { path: '/parametres', Screen: screen(() => import('./settings/SettingsScreen')) },
  { path: '/journal', Screen: screen(() => import('./audit/AuditScreen')) },
];
