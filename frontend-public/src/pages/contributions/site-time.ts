import { siteZone } from '@passerelle/api-client/dates';
import { DAY_MS } from '@passerelle/api-client/durations';

/** Name of the time zone, beside time fields. */
export const zoneName = () => (siteZone === 'Europe/Paris' ? 'de Paris' : 'du site');

/** Formats a moment for a `datetime-local` field in the site's zone: « 2026-12-01T09:30 ». */
export function toFieldValue(moment: Date): string {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return moment.toLocaleString('sv-SE', { timeZone: siteZone, ...parts }).replace(' ', 'T');
}

/**
 * Parses such a value; null if invalid. Of the repeated hour in October it takes the first,
 * for the skipped one in March the one after.
 */
export function fromFieldValue(value: string): Date | null {
  const inUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(inUtc)) return null;
  const ahead = [-DAY_MS, DAY_MS].map((away) => aheadOfUtc(new Date(inUtc + away)));
  const moments = ahead.toSorted((a, b) => b - a).map((milliseconds) => new Date(inUtc - milliseconds));
  return moments.find((moment) => toFieldValue(moment) === value.slice(0, 16)) ?? moments[1]!;
}

/** In milliseconds. */
function aheadOfUtc(moment: Date): number {
  return Date.parse(`${toFieldValue(moment)}Z`) - Math.floor(moment.getTime() / 60_000) * 60_000;
}
