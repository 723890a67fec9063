import { formatNumber, type Statistics } from './statistics';

export type Priority = 'haute' | 'moyenne' | 'basse';

export interface Suggestion {
  priority: Priority;
  title: string;
  text: string;
  /** Below /admin. */
  path: string;
}

const FEW_DOMAINS = 10;

/** Suggestions by priority. */
export function suggestionsFor({ users, tutorials, comments, domains }: Statistics): Suggestion[] {
  const suggestions: (Suggestion | false)[] = [
    comments.pendingReports > 0 && {
      priority: 'haute',
      title: 'Traiter les signalements',
      text: `${some(comments.pendingReports, 'signalement attend', 'signalements attendent')} une décision.`,
      path: '/signalements?statut=pending',
    },
    users.newToday > 0 && {
      priority: 'moyenne',
      title: 'Accueillir les nouveaux membres',
      text: `${some(users.newToday, 'inscription', 'inscriptions')} aujourd’hui.`,
      path: '/utilisateurs?sort=createdAt&order=DESC',
    },
    tutorials.newToday > 0 && {
      priority: 'moyenne',
      title: 'Relire les nouveaux tutoriels',
      text: `${some(tutorials.newToday, 'tutoriel ajouté', 'tutoriels ajoutés')} aujourd’hui.`,
      path: '/tutoriels',
    },
    domains.total < FEW_DOMAINS && {
      priority: 'moyenne',
      title: 'Étoffer les domaines',
      text: `Le site compte ${some(domains.total, 'domaine', 'domaines')} : leurs noms et descriptions guident les lecteurs.`,
      path: '/domaines',
    },
    {
      priority: 'moyenne',
      title: 'Optimiser le contenu',
      text: 'Les tutoriels les plus lus méritent une relecture : exactitude, images, étiquettes.',
      path: '/tutoriels?sort=views&order=DESC',
    },
    {
      priority: 'basse',
      title: 'Préparer la newsletter',
      text: 'Les abonnés attendent les nouveautés du site.',
      path: '/newsletter',
    },
    comments.newToday > 0 && {
      priority: 'basse',
      title: 'Parcourir les nouveaux commentaires',
      text: `${some(comments.newToday, 'commentaire écrit', 'commentaires écrits')} aujourd’hui.`,
      path: '/commentaires',
    },
    {
      priority: 'basse',
      title: 'Vérifier la maintenance',
      text: 'Index de recherche, base de données et journaux en un coup d’œil.',
      path: '/parametres?tab=maintenance',
    },
  ];
  return suggestions.filter((suggestion) => suggestion !== false);
}

function some(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count > 1 ? many : one}`;
}
