import type { Appearance } from '../../platform/settings/appearance.js';

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

/** The operator's labels of report reasons; the others keep the built-in ones. */
export function ownReasons(appearance: Appearance): Partial<Record<ReportReason, string>> {
  return Object.fromEntries(
    reportReasons.flatMap((reason) => {
      const own = appearance[`reason${capitalised(reason)}`];
      return own ? [[reason, own]] : [];
    }),
  );
}

function capitalised<Word extends string>(word: Word): Capitalize<Word> {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>;
}
