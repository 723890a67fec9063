import type { Answer } from '../../query-client';

export type Told = Answer<'/api/decisions/{token}'>;
type Kind = Told['kind'];

export const kindNames: Record<Kind, string> = {
  comment: 'Commentaire',
  tutorial: 'Tutoriel',
  collection: 'Collection',
  member: 'Membre',
};

/** Their words, and where the operator’s are. */
export const ruleNames = {
  spam: ['Spam', 'reasonSpam'],
  inappropriate: ['Contenu inapproprié', 'reasonInappropriate'],
  offensive: ['Propos offensants', 'reasonOffensive'],
  harassment: ['Harcèlement', 'reasonHarassment'],
  misinformation: ['Désinformation', 'reasonMisinformation'],
  other: ['Autre raison', 'reasonOther'],
} as const satisfies Record<Told['rule'], readonly [string, string]>;

export const outcomeNames: Record<Told['outcome'], string> = {
  keep: 'Reste en ligne',
  hide: 'Retiré du site',
  delete: 'Supprimé',
};

export const sanctionNames: Record<Told['sanction'], string> = {
  none: 'Aucune',
  warn: 'Avertissement',
  suspend: 'Compte suspendu',
};
