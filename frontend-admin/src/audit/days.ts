import { siteZone } from '@passerelle/api-client/dates';
import { offsetFromUtc } from '../language/offset-from-utc';

/** First moment of a day in the site's zone as an ISO date; empty for no day. */
export function startOf(day: string): string {
  const asUtc = new Date(`${day}T00:00Z`);
  // A field for dates lets years of six digits be typed.
  if (Number.isNaN(asUtc.getTime())) return '';
  const one = new Date(asUtc.getTime() - offsetFromUtc(asUtc));
  const other = new Date(asUtc.getTime() - offsetFromUtc(one));
  // Where clocks change at midnight, one of the two lies in the day before.
  const inDay = [one, other].filter((moment) => dayOf(moment.toISOString()) === day);
  return new Date(Math.min(...(inDay.length > 0 ? inDay : [other]).map(Number))).toISOString();
}

/** First moment of the day after; empty for no day. */
export function dayAfter(day: string): string {
  return startOf(moved(day, 1));
}

/** Day of a moment in the site's zone, moved by some days, as YYYY-MM-DD. */
export function dayOf(moment: string, shift = 0): string {
  // Swedish writes dates as ISO 8601 does, but for the noughts of early years.
  return moved(new Date(moment).toLocaleDateString('sv-SE', { timeZone: siteZone }).padStart(10, '0'), shift);
}

function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
