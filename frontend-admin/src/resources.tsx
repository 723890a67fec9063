import type { IconComponent } from '@passerelle/icons/draw-icon';
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
import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { onDemand, type Load } from './frame/on-demand';
import { NotFoundScreen } from './frame/ScreenError';
import { soundParams } from './lists/sound-params';

export const Dashboard = onDemand(() => import('./dashboard/DashboardScreen'));

export const FirstRunScreen = onDemand(() => import('./first-run/FirstRunScreen'));

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

/** @param name address below /admin */
function resource(
  name: string,
  label: string,
  icon: IconComponent,
  list: Load<object>,
  more: Partial<ResourceProps> = {},
) {
  return { name, options: { label }, icon, list: listAt(onDemand(list)), ...more };
}

/** All resources, in the order of the side menu. */
export const resources: readonly ResourceProps[] = [
  resource('signalements', 'Signalements', Flag, () => import('./reports/ReportsScreen')),
  resource('file', 'File de modération', ListChecks, () => import('./queue/QueueScreen')),
  resource('recours', 'Recours', Scale, () => import('./appeals/AppealsScreen')),
  resource('commentaires', 'Commentaires', MessageSquare, () => import('./comments/CommentsScreen')),
  resource('commentaires-retenus', 'Retenus', ShieldAlert, () => import('./comments/HeldCommentsScreen')),
  resource('utilisateurs', 'Utilisateurs', Users, () => import('./users/UsersScreen'), {
    edit: onDemand(() => import('./users/UserScreen')),
    recordRepresentation: 'displayName',
  }),
  resource('inscriptions', 'Inscriptions', UserPlus, () => import('./joining/JoiningScreen')),
  resource('relectures', 'Relectures', BookCheck, () => import('./reviews/ReviewsScreen')),
  resource('tutoriels', 'Tutoriels', BookOpen, () => import('./tutorials/TutorialsScreen'), {
    recordRepresentation: 'title',
  }),
  resource('domaines', 'Domaines', Layers, () => import('./domains/DomainsScreen')),
  resource('demandes', 'Sujets demandés', Lightbulb, () => import('./requests/RequestsScreen')),
  resource('messages', 'Messages', Inbox, () => import('./messages/MessagesScreen')),
  resource('newsletter', 'Newsletter', Mail, () => import('./newsletter/NewsletterScreen')),
  resource('recherches', 'Recherches', Search, () => import('./searches/SearchesScreen')),
  resource('apparence', 'Apparence', Palette, () => import('./appearance/AppearanceScreen')),
  resource('pages', 'Pages', FileText, () => import('./pages/PagesScreen'), {
    edit: onDemand(() => import('./pages/PageScreen')),
  }),
  resource('courrier', 'Courrier', Send, () => import('./mail/MailScreen')),
  resource('etat', 'État du site', HeartPulse, () => import('./condition/ConditionScreen')),
  resource('parametres', 'Paramètres', Settings, () => import('./settings/SettingsScreen')),
  resource('journal', 'Journal', ScrollText, () => import('./audit/AuditScreen')),
];

/** A list at the address of its resource, without pages below it; removes invalid parameters from the address. */
function listAt(List: ComponentType<object>) {
  return function ListAt() {
    const below = useParams()['*'];
    const { pathname, search } = useLocation();
    const sound = soundParams(search);
    if (below) return <NotFoundScreen />;
    return sound === search ? <List /> : <Navigate to={pathname + sound} replace />;
  };
}
