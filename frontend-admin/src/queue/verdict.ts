import type { Body } from '@passerelle/api-client/call';
import { daysLater } from '../language/days-later';
import type { Kind, Outcome, Sanction } from './subject';

/** A decision in progress. */
export interface Verdict {
  /** Null until chosen: nothing is preselected. */
  choice: 'rejected' | Outcome | null;
  sanction: Sanction;
  /** 0 for a ban. */
  days: number;
  reason: string;
}

export const undecided: Verdict = { choice: null, sanction: 'none', days: 7, reason: '' };

export const durations = [
  { id: 1, name: 'un jour' },
  { id: 7, name: 'une semaine' },
  { id: 30, name: 'un mois' },
  { id: 0, name: 'définitivement' },
] as const;

const keepTexts: Record<Kind, string> = {
  comment: 'Retenir : le commentaire reste en ligne',
  tutorial: 'Retenir : le tutoriel reste en ligne',
  collection: 'Retenir : la collection reste en ligne',
  member: 'Retenir : le compte reste',
};

/** Labels of the choices, by kind of subject. */
export function choiceText(choice: NonNullable<Verdict['choice']>, kind: Kind): string {
  return {
    rejected: 'Rejeter : rien à reprocher, tout reste',
    keep: keepTexts[kind],
    hide: kind === 'collection' ? 'Retenir : masquer, le lien ne l’ouvre plus' : 'Retenir : retirer du site',
    delete: kind === 'collection' ? 'Retenir : supprimer pour de bon' : 'Retenir : supprimer',
  }[choice];
}

/** Why the verdict is incomplete; undefined when it can be sent. */
export function problemOf({ choice, sanction, reason }: Verdict): string | undefined {
  if (choice === null) return 'Dites d’abord ce que devient la chose.';
  const isTold = choice === 'hide' || choice === 'delete' || (choice === 'keep' && sanction !== 'none');
  if (isTold && reason.trim().length < 2) return 'Donnez le motif : il sera dit à l’auteur.';
  return undefined;
}

/** Request body of a verdict. */
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
