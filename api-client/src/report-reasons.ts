/** Each reason in the words of the product, and the field of the appearance that may replace them. */
export const reportReasons = {
  spam: ['Spam', 'reasonSpam'],
  inappropriate: ['Contenu inapproprié', 'reasonInappropriate'],
  offensive: ['Propos offensants', 'reasonOffensive'],
  harassment: ['Harcèlement', 'reasonHarassment'],
  misinformation: ['Désinformation', 'reasonMisinformation'],
  other: ['Autre raison', 'reasonOther'],
} as const;

export type ReportReason = keyof typeof reportReasons;
