export const reportReasons = [
  'spam',
  'inappropriate',
  'offensive',
  'harassment',
  'misinformation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Built-in labels, as used within a sentence. */
export const reasonWords: Record<ReportReason, string> = {
  spam: 'publicité ou courrier indésirable',
  inappropriate: 'contenu inapproprié',
  offensive: 'propos offensants',
  harassment: 'harcèlement',
  misinformation: 'fausse information',
  other: 'autre raison',
};
