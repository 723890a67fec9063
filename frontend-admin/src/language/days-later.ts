import { siteZone } from '@passerelle/api-client/dates';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same local time some days later, across changes of daylight saving time. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment.getTime() + days * DAY_MS);
  return new Date(later.getTime() + offsetFromUtc(moment) - offsetFromUtc(later));
}

/** In milliseconds. */
function offsetFromUtc(moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  // Swedish writes dates as ISO 8601 does.
  const local = moment.toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: siteZone,
  });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - seconds;
}
