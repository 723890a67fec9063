import type { Body } from '@passerelle/api-client/call';
import { daysLater } from '../language/days-later';
import type { Kind, Outcome, Sanction } from './thing';

/** What is being decided, before it is. */
export interface Verdict {
  /** Null until it is chosen: nothing is decided by itself. */
  choice: 'rejected' | Outcome | null;
  sanction: Sanction;
  /** 0 without end. */
  days: number;
  reason: string;
}

export const undecided: Verdict = { choice: null, sanction: 'none', days: 7, reason: '' };

export const durations = [
  { days: 1, name: 'un jour' },
  { days: 7, name: 'une semaine' },
  { days: 30, name: 'un mois' },
  { days: 0, name: 'définitivement' },
] as const;

const keepTexts: Record<Kind, string> = {
  comment: 'Retenir : le commentaire reste en ligne',
  tutorial: 'Retenir : le tutoriel reste en ligne',
  collection: 'Retenir : la collection reste en ligne',
  member: 'Retenir : le compte reste',
};

/** What each choice means for this kind of thing. */
export function choiceText(choice: NonNullable<Verdict['choice']>, kind: Kind): string {
  return {
    rejected: 'Rejeter : rien à reprocher, tout reste',
    keep: keepTexts[kind],
    hide: kind === 'collection' ? 'Retenir : masquer, le lien ne l’ouvre plus' : 'Retenir : retirer du site',
    delete: kind === 'collection' ? 'Retenir : supprimer pour de bon' : 'Retenir : supprimer',
  }[choice];
}

/** Why it can’t be decided so yet; undefined when it can. */
export function problemOf({ choice, sanction, reason }: Verdict): string | undefined {
  if (choice === null) return 'Dites d’abord ce que devient la chose.';
  const isTold = choice === 'hide' || choice === 'delete' || (choice === 'keep' && sanction !== 'none');
  if (isTold && reason.trim().length < 2) return 'Donnez le motif : il sera dit à l’auteur.';
  return undefined;
}

/** As the server takes it. */
export function toBody({
  choice,
  sanction,
  days,
  reason,
}: Verdict): Body<'POST', '/api/admin/moderation/things/{kind}/{id}/decision'> {
  if (choice === 'rejected' || choice === null) return { verdict: 'rejected' };
  const until = days > 0 ? daysLater(new Date(), days).toISOString() : null;
  return {
    verdict: 'upheld',
    outcome: choice,
    sanction,
    ...(sanction === 'suspend' && { until }),
    reason: reason.trim() || null,
  };
}
