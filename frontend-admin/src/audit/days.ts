import { siteZone } from '@passerelle/api-client/dates';
import { offsetFromUtc } from '../language/days-later';

/** First moment of a day in the site's zone as an ISO date; empty for no day. */
export function startOf(day: string): string {
  const asUtc = new Date(`${day}T00:00Z`);
  // Date fields accept years of six digits, which Date cannot parse.
  if (Number.isNaN(asUtc.getTime())) return '';
  const one = new Date(asUtc.getTime() - offsetFromUtc(asUtc));
  const other = new Date(asUtc.getTime() - offsetFromUtc(one));
  // If clocks change at midnight, one of the two may be in another day.
  const inDay = [one, other].filter((moment) => dayOf(moment.toISOString()) === day);
  return new Date(Math.min(...(inDay.length > 0 ? inDay : [other]).map(Number))).toISOString();
}

/** First moment of the day after; empty for no day. */
export function dayAfter(day: string): string {
  return startOf(moved(day, 1));
}

/** Day of a moment in the site's zone, moved by some days, as YYYY-MM-DD. */
export function dayOf(moment: string, shift = 0): string {
  // Swedish dates have the format of ISO 8601, except for the leading zeros of early years.
  return moved(new Date(moment).toLocaleDateString('sv-SE', { timeZone: siteZone }).padStart(10, '0'), shift);
}

function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
