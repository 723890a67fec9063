import { excerptOf } from '@passerelle/api-client/text-length';
import type { Decision } from './decision.entity.js';

type Subject = Pick<Decision, 'kind' | 'subjectTitle' | 'said'>;

const MAX_QUOTED = 80;

/** « votre commentaire « … » »: names the content in messages to its owner. */
export function nameOf({ kind, subjectTitle, said }: Subject): string {
  const quoted = `« ${excerptOf(subjectTitle ?? said, MAX_QUOTED)} »`;
  return {
    comment: `votre commentaire ${quoted}`,
    tutorial: `votre tutoriel ${quoted}`,
    collection: `votre collection ${quoted}`,
    member: 'votre compte',
  }[kind];
}

const effects: Record<Decision['outcome'], string> = {
  keep: '',
  hide: 'L’équipe de modération a retiré du site ce que vous avez publié.',
  delete: 'L’équipe de modération a supprimé ce que vous avez publié.',
};

const sanctionTexts: Record<Decision['sanction'], string> = {
  none: '',
  warn: 'Elle vous adresse un avertissement.',
  suspend: 'Votre compte est suspendu : vous pouvez lire le site, mais pas vous connecter.',
};

/** Describes the effect on the content and its owner, in two or three French sentences. */
export function effectText(decision: Subject & Pick<Decision, 'outcome' | 'sanction'>): string {
  const { kind, outcome, sanction } = decision;
  const aboutAccount = kind === 'member';
  const examined = `L’équipe de modération a examiné ${aboutAccount ? 'votre compte' : 'ce que vous avez publié'}.`;
  return [
    outcome === 'keep' ? examined : effects[outcome],
    sanctionTexts[sanction],
    aboutAccount ? '' : `Il s’agit de ${nameOf(decision)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
