/** Built-in label of each reason, and the appearance field that may replace it. */
export const reportReasons = {
  spam: ['Spam', 'reasonSpam'],
  inappropriate: ['Contenu inapproprié', 'reasonInappropriate'],
  offensive: ['Propos offensants', 'reasonOffensive'],
  harassment: ['Harcèlement', 'reasonHarassment'],
  misinformation: ['Désinformation', 'reasonMisinformation'],
  other: ['Autre raison', 'reasonOther'],
} as const;

export type ReportReason = keyof typeof reportReasons;
