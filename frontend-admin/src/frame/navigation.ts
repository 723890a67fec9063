import BookOpen from '~icons/book-open';
import Flag from '~icons/flag';
import Gauge from '~icons/gauge';
import Lightbulb from '~icons/lightbulb';
import Layers from '~icons/layers';
import Mail from '~icons/mail';
import MessageSquare from '~icons/message-square';
import ScrollText from '~icons/scroll-text';
import Search from '~icons/search';
import Settings from '~icons/settings';
import Users from '~icons/users';
import type { IconComponent } from '@passerelle/icons/draw-icon';

export interface Entry {
  path: string;
  label: string;
  icon: IconComponent;
}

/** The side menu; paths are below /admin. */
export const entries: readonly Entry[] = [
  { path: '/dashboard', label: 'Tableau de bord', icon: Gauge },
  { path: '/signalements', label: 'Signalements', icon: Flag },
  { path: '/commentaires', label: 'Commentaires', icon: MessageSquare },
  { path: '/utilisateurs', label: 'Utilisateurs', icon: Users },
  { path: '/tutoriels', label: 'Tutoriels', icon: BookOpen },
  { path: '/domaines', label: 'Domaines', icon: Layers },
  { path: '/demandes', label: 'Demandes', icon: Lightbulb },
  { path: '/newsletter', label: 'Newsletter', icon: Mail },
  { path: '/recherches', label: 'Recherches', icon: Search },
  { path: '/parametres', label: 'Paramètres', icon: Settings },
  { path: '/journal', label: 'Journal', icon: ScrollText },
];

/** Whether an entry is the one of this page, or of one below it; /admin itself is the dashboard. */
export function isCurrent({ path }: Entry, pathname: string): boolean {
  const here = pathname === '/' ? '/dashboard' : pathname;
  return here === path || here.startsWith(`${path}/`);
}
