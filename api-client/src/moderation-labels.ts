export const subjectKindLabels = {
  comment: 'Commentaire',
  tutorial: 'Tutoriel',
  collection: 'Collection',
  member: 'Membre',
} as const;

export const outcomeLabels = {
  keep: 'Reste en ligne',
  hide: 'Retiré du site',
  delete: 'Supprimé',
} as const;
