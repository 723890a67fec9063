import { beginningOf, excerptOf } from '@passerelle/api-client/text-length';
import type { Decision } from '../../moderation/decisions/decision.entity.js';
import { effectText, nameOf } from '../../moderation/decisions/decision-words.js';
import { reasonWords } from '../../moderation/subjects/report-reasons.js';
import type { Text } from './notification-texts.js';

const NOT_BACK =
  'Ce qui avait été retiré n’a pas pu être rétabli : cela n’existe plus, ou autre chose s’y oppose.';
const MAX_REASON = 300;

const titles: Record<Decision['kind'], Partial<Record<Decision['outcome'], string>>> = {
  comment: { delete: 'Commentaire supprimé' },
  tutorial: { hide: 'Tutoriel retiré du site', delete: 'Tutoriel supprimé' },
  collection: { hide: 'Collection masquée', delete: 'Collection supprimée' },
  member: {},
};

const pathOf = ({ token }: Decision) => `/decisions/${token}`;

function told(decision: Decision, title: string, message: string, isBad: boolean): Text {
  const variant = isBad ? 'destructive' : 'default';
  return { kind: 'account', variant, title, message: beginningOf(message, 600), href: pathOf(decision) };
}

export function decisionMadeText(decision: Decision): Text {
  const { kind, outcome, sanction, reason, rule } = decision;
  const sanctioned = sanction === 'suspend' ? 'Compte suspendu' : 'Avertissement';
  const title = titles[kind][outcome] ?? sanctioned;
  const why = excerptOf(reason || reasonWords[rule], MAX_REASON);
  const message = `${effectText(decision)} Motif : ${why}`;
  return told(decision, title, message, true);
}

export function decisionReversedText(decision: Decision, isBack: boolean): Text {
  const rest = isBack ? 'Tout est comme avant.' : NOT_BACK;
  return told(
    decision,
    'Décision annulée',
    `La décision au sujet de ${nameOf(decision)} est annulée. ${rest}`,
    false,
  );
}

export function appealAnsweredText(decision: Decision, answer: string | null): Text {
  const why = answer ? ` ${excerptOf(answer, MAX_REASON)}` : '';
  const message = `La décision au sujet de ${nameOf(decision)} a été revue : elle est maintenue.${why}`;
  return told(decision, 'Recours examiné', message, false);
}

export function appealText(): Text {
  return {
    kind: 'report',
    variant: 'default',
    title: 'Nouveau recours',
    message: 'Un membre demande de revenir sur une décision de modération.',
    href: '/admin/recours',
  };
}
