import { DAY_MS } from '@passerelle/api-client/durations';

/** 1 January 1970 was a Thursday, so weeks start on Monday after this many days. */
const FIRST_MONDAY = 4;

/** Number of most recent periods whose latest backup is kept. */
export interface RetentionPeriods {
  days: number;
  weeks: number;
  months: number;
}

/** Scheduled backups to delete: all but the latest of each recent day, week and month. */
export function outdatedBackups<Kept extends { createdAt: Date }>(
  backups: Kept[],
  { days, weeks, months }: RetentionPeriods,
): Kept[] {
  const latestFirst = [...backups].sort((one, other) => +other.createdAt - +one.createdAt);
  const kept = new Set([
    ...latestOf(latestFirst, days, dayOf),
    ...latestOf(latestFirst, weeks, (moment) => Math.floor((dayOf(moment) - FIRST_MONDAY) / 7)),
    ...latestOf(latestFirst, months, (moment) => moment.getUTCFullYear() * 12 + moment.getUTCMonth()),
  ]);
  return latestFirst.filter((backup) => !kept.has(backup));
}

/** The latest backup of each of the most recent periods. */
function latestOf<Kept extends { createdAt: Date }>(
  latestFirst: Kept[],
  periods: number,
  periodOf: (moment: Date) => number,
): Kept[] {
  const found = new Map<number, Kept>();
  for (const backup of latestFirst) {
    const period = periodOf(backup.createdAt);
    if (!found.has(period)) found.set(period, backup);
  }
  return [...found.values()].slice(0, periods);
}

const dayOf = (moment: Date) => Math.floor(+moment / DAY_MS);
