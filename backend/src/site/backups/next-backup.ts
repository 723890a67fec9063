import { TZDate } from '@date-fns/tz';
import { siteZone } from '../../platform/zone/site-zone.js';

const HOUR_MS = 60 * 60 * 1000;

/** The first time after a moment that the site’s clocks show this hour. */
export function hourAfter(moment: Date, hour: number): Date {
  const day = new TZDate(moment.getTime(), siteZone());
  const onDay = (date: number) =>
    new Date(new TZDate(day.getFullYear(), day.getMonth(), date, hour, siteZone()).getTime());
  const today = onDay(day.getDate());
  return today > moment ? today : onDay(day.getDate() + 1);
}

interface Known {
  hour: number;
  /** When the latest was made that the site has made by itself. */
  latest: Date | undefined;
  /** Of this process. */
  startedAt: Date;
  /** When the last try failed, if none has succeeded since. */
  failedAt: Date | undefined;
}

/**
 * When the next one is made: at its hour, or, where that passed while nothing ran, an hour after the start, when whoever has
 * started the site is done with it; an hour after a try that failed.
 */
export function nextBackup({ hour, latest, startedAt, failedAt }: Known): Date {
  const due = latest && hourAfter(latest, hour);
  const begins = due && due > startedAt ? due : new Date(+startedAt + HOUR_MS);
  return failedAt ? new Date(Math.max(+begins, +failedAt + HOUR_MS)) : begins;
}
