import { TZDate } from '@date-fns/tz';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { siteZone } from '../../platform/zone/site-zone.js';

/** The next time after a moment at which this hour begins in the site's time zone. */
export function hourAfter(moment: Date, hour: number): Date {
  const day = new TZDate(moment.getTime(), siteZone());
  const onDay = (date: number) =>
    new Date(new TZDate(day.getFullYear(), day.getMonth(), date, hour, siteZone()).getTime());
  const today = onDay(day.getDate());
  return today > moment ? today : onDay(day.getDate() + 1);
}

interface Known {
  hour: number;
  /** Creation time of the latest scheduled backup. */
  latest: Date | undefined;
  /** Start of this process. */
  startedAt: Date;
  /** Time of the last failure since the last success. */
  failedAt: Date | undefined;
}

/**
 * Time of the next backup: the scheduled hour; an hour after start-up if the site was down at that hour, so that the
 * operator has finished by then; an hour after a failure.
 */
export function nextBackup({ hour, latest, startedAt, failedAt }: Known): Date {
  const due = latest && hourAfter(latest, hour);
  const begins = due && due > startedAt ? due : new Date(+startedAt + HOUR_MS);
  return failedAt ? new Date(Math.max(+begins, +failedAt + HOUR_MS)) : begins;
}
