import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';
import { LOOK_AGAIN_MS } from '../reports/overview';

export type QueuedThing = components['schemas']['QueuedThingDto'];
export type Queue = components['schemas']['QueueDto'];
export type ThingFile = components['schemas']['ThingFileDto'];
export type ModerationDecision = components['schemas']['DecisionDto'];
export type Kind = QueuedThing['kind'];
export type Outcome = ModerationDecision['outcome'];
export type Sanction = ModerationDecision['sanction'];
export type ThingRef = Pick<QueuedThing, 'kind' | 'subjectId'>;

export const PAGE = 20;

export const kindLabels: Record<Kind, string> = {
  comment: 'Commentaire',
  tutorial: 'Tutoriel',
  collection: 'Collection',
  member: 'Membre',
};

export const outcomeLabels: Record<Outcome, string> = {
  keep: 'Reste en ligne',
  hide: 'Retiré du site',
  delete: 'Supprimé',
};

export const sanctionLabels: Record<Sanction, string> = {
  none: 'Auteur non sanctionné',
  warn: 'Auteur averti',
  suspend: 'Auteur suspendu',
};

/** « Retenu : supprimé, auteur averti » */
export function decisionText({ verdict, outcome, sanction, isReversed }: ModerationDecision): string {
  const what =
    verdict === 'rejected' ? 'Rejeté : reste en ligne' : `Retenu : ${lower(outcomeLabels[outcome])}`;
  const who = sanction === 'none' ? '' : `, ${lower(sanctionLabels[sanction])}`;
  return `${what}${who}${isReversed ? ' (annulé depuis)' : ''}`;
}

/** What it is called, or how it begins. */
export function nameOf({ title, said }: Pick<QueuedThing, 'title' | 'said'>): string {
  return title ?? (said || 'Texte oublié');
}

export const keyOf = ({ kind, subjectId }: ThingRef) => `${kind}:${subjectId}`;

export interface QueueFilter {
  kind?: Kind | undefined;
  assigned?: 'me' | 'nobody' | undefined;
}

export const QUEUES = ['signalements', 'queue'];

export const queueQuery = (filter: QueueFilter, page: number) =>
  queryOptions({
    queryKey: [...QUEUES, filter, page],
    queryFn: () =>
      call('GET', '/api/admin/moderation/queue', {
        query: { ...filter, limit: PAGE, offset: (page - 1) * PAGE },
      }),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (known: unknown) => known as never,
  });

export const fileQuery = ({ kind, subjectId }: ThingRef) =>
  queryOptions({
    queryKey: ['signalements', 'thing', kind, subjectId],
    queryFn: () => call('GET', '/api/admin/moderation/things/{kind}/{id}', { path: { kind, id: subjectId } }),
  });

export const answersQuery = queryOptions({
  queryKey: ['ready-answers'],
  queryFn: () => call('GET', '/api/admin/ready-answers'),
});

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
