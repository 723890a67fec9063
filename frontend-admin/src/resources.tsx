import { lazy, type ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import BookCheck from '~icons/book-check';
import BookOpen from '~icons/book-open';
import FileText from '~icons/file-text';
import Flag from '~icons/flag';
import HeartPulse from '~icons/heart-pulse';
import Inbox from '~icons/inbox';
import Layers from '~icons/layers';
import Lightbulb from '~icons/lightbulb';
import ListChecks from '~icons/list-checks';
import Mail from '~icons/mail';
import MessageSquare from '~icons/message-square';
import Palette from '~icons/palette';
import Scale from '~icons/scale';
import ScrollText from '~icons/scroll-text';
import Search from '~icons/search';
import Send from '~icons/send';
import Settings from '~icons/settings';
import ShieldAlert from '~icons/shield-alert';
import UserPlus from '~icons/user-plus';
import Users from '~icons/users';

/** A lazy-loaded screen. */
const screen = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

export const Dashboard = screen(() => import('./dashboard/DashboardScreen'));

export const FirstRunScreen = screen(() => import('./first-run/FirstRunScreen'));

/** Resources for moderators. */
export const moderated: readonly string[] = [
  'signalements',
  'file',
  'recours',
  'commentaires',
  'commentaires-retenus',
  'utilisateurs',
  'relectures',
];
/** Resources for reviewers. */
export const reviewed: readonly string[] = ['relectures'];

/** All resources, in the order of the side menu. Names are addresses below /admin. */
export const resources: readonly ResourceProps[] = [
  {
    name: 'signalements',
    options: { label: 'Signalements' },
    icon: Flag,
    list: screen(() => import('./reports/ReportsScreen')),
  },
  {
    name: 'file',
    options: { label: 'File de modération' },
    icon: ListChecks,
    list: screen(() => import('./desk/DeskScreen')),
  },
  {
    name: 'recours',
    options: { label: 'Recours' },
    icon: Scale,
    list: screen(() => import('./appeals/AppealsScreen')),
  },
  {
    name: 'commentaires',
    options: { label: 'Commentaires' },
    icon: MessageSquare,
    list: screen(() => import('./comments/CommentsScreen')),
  },
  {
    name: 'commentaires-retenus',
    options: { label: 'Retenus' },
    icon: ShieldAlert,
    list: screen(() => import('./comments/HeldCommentsScreen')),
  },
  {
    name: 'utilisateurs',
    options: { label: 'Utilisateurs' },
    icon: Users,
    list: screen(() => import('./users/UsersScreen')),
    edit: screen(() => import('./users/UserScreen')),
    recordRepresentation: 'displayName',
  },
  {
    name: 'inscriptions',
    options: { label: 'Inscriptions' },
    icon: UserPlus,
    list: screen(() => import('./joining/JoiningScreen')),
  },
  {
    name: 'relectures',
    options: { label: 'Relectures' },
    icon: BookCheck,
    list: screen(() => import('./reviews/ReviewsScreen')),
  },
  {
    name: 'tutoriels',
    options: { label: 'Tutoriels' },
    icon: BookOpen,
    list: screen(() => import('./tutorials/TutorialsScreen')),
    recordRepresentation: 'title',
  },
  {
    name: 'domaines',
    options: { label: 'Domaines' },
    icon: Layers,
    list: screen(() => import('./domains/DomainsScreen')),
  },
  {
    name: 'demandes',
    options: { label: 'Sujets demandés' },
    icon: Lightbulb,
    list: screen(() => import('./requests/RequestsScreen')),
  },
  {
    name: 'messages',
    options: { label: 'Messages' },
    icon: Inbox,
    list: screen(() => import('./messages/MessagesScreen')),
  },
  {
    name: 'newsletter',
    options: { label: 'Newsletter' },
    icon: Mail,
    list: screen(() => import('./newsletter/NewsletterScreen')),
  },
  {
    name: 'recherches',
    options: { label: 'Recherches' },
    icon: Search,
    list: screen(() => import('./searches/SearchesScreen')),
  },
  {
    name: 'apparence',
    options: { label: 'Apparence' },
    icon: Palette,
    list: screen(() => import('./appearance/AppearanceScreen')),
  },
  {
    name: 'pages',
    options: { label: 'Pages' },
    icon: FileText,
    list: screen(() => import('./pages/PagesScreen')),
    edit: screen(() => import('./pages/PageScreen')),
  },
  {
    name: 'courrier',
    options: { label: 'Courrier' },
    icon: Send,
    list: screen(() => import('./mail/MailScreen')),
  },
  {
    name: 'etat',
    options: { label: 'État du site' },
    icon: HeartPulse,
    list: screen(() => import('./condition/ConditionScreen')),
  },
  {
    name: 'parametres',
    options: { label: 'Paramètres' },
    icon: Settings,
    list: screen(() => import('./settings/SettingsScreen')),
  },
  {
    name: 'journal',
    options: { label: 'Journal' },
    icon: ScrollText,
    list: screen(() => import('./audit/AuditScreen')),
  },
];
