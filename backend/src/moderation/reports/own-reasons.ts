import type { Appearance } from '../../platform/settings/appearance.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';

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
