export const reportReasons = [
  'spam',
  'inappropriate',
  'offensive',
  'harassment',
  'misinformation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
