import { DAY_MS } from '@passerelle/api-client/durations';
import { siteZone } from '@passerelle/api-client/dates';

/** The same local time some days later, across changes of daylight saving time. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment.getTime() + days * DAY_MS);
  return new Date(later.getTime() + offsetFromUtc(moment) - offsetFromUtc(later));
}

/** How far the clocks of the site's zone are ahead of UTC at a moment, in milliseconds. */
export function offsetFromUtc(moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  // Swedish dates have the format of ISO 8601, except for the leading zeros of early years.
  const local = moment.toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: siteZone,
  });
  return Date.parse(`${local.padStart(19, '0').replace(' ', 'T')}Z`) - seconds;
}
