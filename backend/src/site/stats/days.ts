const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Days begin and end where readers live. */
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The day of a moment in Paris, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return parisDay.format(moment);
}

/** The latest days, today last. */
export function latestDays(now: Date, count: number): string[] {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    return new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
  });
}

/** How much more there is than before, in percent; null where there was nothing before. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}
