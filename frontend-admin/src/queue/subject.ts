import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { outcomeLabels } from '@passerelle/api-client/moderation-labels';
import { call } from '../api/http';
import { LOOK_AGAIN_MS } from '../reports/report';

export type QueueItem = components['schemas']['QueuedThingDto'];
export type Queue = components['schemas']['QueueDto'];
export type CaseFile = components['schemas']['ThingFileDto'];
export type ModerationDecision = components['schemas']['DecisionDto'];
export type Kind = QueueItem['kind'];
export type Outcome = ModerationDecision['outcome'];
export type Sanction = ModerationDecision['sanction'];
export type SubjectRef = Pick<QueueItem, 'kind' | 'subjectId'>;

export const PAGE = 20;

const sanctionLabels: Record<Sanction, string> = {
  none: 'Auteur non sanctionné',
  warn: 'Auteur averti',
  suspend: 'Auteur suspendu',
};

/** Labels for members, who are not “online” and have no author. */
const memberLabels: Record<Sanction, string> = {
  none: 'Compte laissé tel quel',
  warn: 'Membre averti',
  suspend: 'Membre suspendu',
};

/** « Retiré du site » */
export function fateOf({
  kind,
  outcome,
  sanction,
}: Pick<ModerationDecision, 'kind' | 'outcome' | 'sanction'>): string {
  return kind === 'member' ? memberLabels[sanction] : outcomeLabels[outcome];
}

/** « Retenu : supprimé, auteur averti » */
export function decisionText(decision: ModerationDecision): string {
  const { kind, verdict, sanction, isReversed } = decision;
  const what = `${verdict === 'rejected' ? 'Rejeté' : 'Retenu'}\u00a0: ${lower(fateOf(decision))}`;
  const who = kind === 'member' || sanction === 'none' ? '' : `, ${lower(sanctionLabels[sanction])}`;
  return `${what}${who}${isReversed ? ' (annulé depuis)' : ''}`;
}

/** Title, or the beginning of the text. */
export function nameOf({ title, said }: Pick<QueueItem, 'title' | 'said'>): string {
  return title ?? (said || 'Texte oublié');
}

export const keyOf = ({ kind, subjectId }: SubjectRef) => `${kind}:${subjectId}`;

export interface QueueFilter {
  kind?: Kind | undefined;
  assigned?: 'me' | 'nobody' | undefined;
}

export const QUEUES = ['signalements', 'queue'];

export const queueQuery = (filter: QueueFilter, page: number) =>
  queryOptions({
    queryKey: [...QUEUES, filter, page],
    queryFn: ({ signal }) =>
      call(
        'GET',
        '/api/admin/moderation/queue',
        { query: { ...filter, limit: PAGE, offset: (page - 1) * PAGE } },
        signal,
      ),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (known: unknown) => known as never,
  });

export const fileQuery = ({ kind, subjectId }: SubjectRef) =>
  queryOptions({
    queryKey: ['signalements', 'case', kind, subjectId],
    queryFn: ({ signal }) =>
      call('GET', '/api/admin/moderation/things/{kind}/{id}', { path: { kind, id: subjectId } }, signal),
  });

export const answersQuery = queryOptions({
  queryKey: ['ready-answers'],
  queryFn: () => call('GET', '/api/admin/ready-answers'),
});

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
