import { queryOptions } from '@tanstack/react-query';
import { formatTenths } from '@passerelle/api-client/numbers';
import type { components } from '@passerelle/api-client/schema';
import { HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { call } from '../api/http';
import { labelIn } from '../language/label-in';

export type Backlog = components['schemas']['EventBacklogDto'];
export type DeadLetter = components['schemas']['DeadLetterDto'];

const LOOK_AGAIN_MS = 10_000;

export const backlogQuery = queryOptions({
  queryKey: ['event-backlog'],
  queryFn: () => call('GET', '/api/admin/event-backlog'),
  refetchInterval: LOOK_AGAIN_MS,
});

const subscribers: Record<string, string> = {
  notifications: 'Notifications',
  emails: 'Courrier',
  'password-resets': 'Mots de passe oubliés',
};

const types: Record<string, string> = {
  'comment.created': 'commentaire écrit',
  'comment.liked': 'commentaire aimé',
  'comment.removed': 'commentaire supprimé par la modération',
  'comment.restored': 'commentaire rétabli',
  'report.created': 'commentaire signalé',
  'report.decided': 'signalement traité',
  'tutorial.published': 'tutoriel publié',
  'tutorials.imported': 'tutoriels importés',
  'book-order.finished': 'fichier demandé préparé',
  'member.moderated': 'décision sur un compte',
  'email.queued': 'message à envoyer',
  'password-reset.requested': 'nouveau mot de passe demandé',
};

export function deadLetterTitle({ subscriber, type }: Pick<DeadLetter, 'subscriber' | 'type'>): string {
  return `${labelIn(subscribers, subscriber)} : ${labelIn(types, type)}`;
}

const SECOND_MS = 1000;

/** « 0,3 s », « 12 min » or « 5 h ». */
export function formatLag(ms: number): string {
  if (ms < MINUTE_MS) return `${formatTenths(ms / SECOND_MS)} s`;
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  return `${Math.round(ms / HOUR_MS)} h`;
}
