import { counted } from '@passerelle/api-client/numbers';
import { paths } from '../paths';
import type { Statistics } from './statistics';

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
      text: `${counted(comments.pendingReports, 'signalement attend', 'signalements attendent')} une décision.`,
      path: paths.pendingReports,
    },
    users.newToday > 0 && {
      priority: 'moyenne',
      title: 'Accueillir les nouveaux membres',
      text: `${counted(users.newToday, 'inscription', 'inscriptions')} aujourd’hui.`,
      path: paths.newestUsers,
    },
    tutorials.newToday > 0 && {
      priority: 'moyenne',
      title: 'Relire les nouveaux tutoriels',
      text: `${counted(tutorials.newToday, 'tutoriel ajouté', 'tutoriels ajoutés')} aujourd’hui.`,
      path: paths.tutorials,
    },
    domains.total < FEW_DOMAINS && {
      priority: 'moyenne',
      title: 'Étoffer les domaines',
      text: `Le site compte ${counted(domains.total, 'domaine', 'domaines')} : leurs noms et descriptions guident les lecteurs.`,
      path: paths.domains,
    },
    {
      priority: 'moyenne',
      title: 'Optimiser le contenu',
      text: 'Les tutoriels les plus lus méritent une relecture : exactitude, images, étiquettes.',
      path: paths.mostRead,
    },
    {
      priority: 'basse',
      title: 'Préparer la newsletter',
      text: 'Les abonnés attendent les nouveautés du site.',
      path: paths.newsletter,
    },
    comments.newToday > 0 && {
      priority: 'basse',
      title: 'Parcourir les nouveaux commentaires',
      text: `${counted(comments.newToday, 'commentaire écrit', 'commentaires écrits')} aujourd’hui.`,
      path: paths.comments,
    },
    {
      priority: 'basse',
      title: 'Vérifier la maintenance',
      text: 'Index de recherche, base de données et journaux en un coup d’œil.',
      path: paths.maintenance,
    },
  ];
  return suggestions.filter((suggestion) => suggestion !== false);
}
