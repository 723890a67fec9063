import { DAY_MS } from '@passerelle/api-client/durations';
import { offsetFromUtc } from './offset-from-utc';

/** The same local time some days later, across changes of daylight saving time. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment.getTime() + days * DAY_MS);
  return new Date(later.getTime() + offsetFromUtc(moment) - offsetFromUtc(later));
}
