import { TZDate } from '@date-fns/tz';
import { fold } from '@passerelle/api-client/fold';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { siteZone } from '../../platform/zone/site-zone.js';

const TIME = String.raw`(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?`;
const ZONE = String.raw`(Z|(?:UTC|GMT)?[+-]\d{2}(?::?\d{2})?|UTC|GMT)?(?:\s*\([^)]*\)|\s+[A-Z]{2,5})?`;
const CLOCK = String.raw`(?:(?:,?\s+(?:à\s+)?|T)${TIME}\s*${ZONE})?`;
const WEEKDAY = String.raw`(?:\p{L}+\.?,?\s+)?`;

const NUMERIC = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${CLOCK}$`, 'iu');
/** `14 mai 2019`, `Sat, 8 Aug 2020 10:00:00 GMT`. */
const DAY_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:er|st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})${CLOCK}$`,
  'iu',
);
/** `May 14, 2019`, `Sat Aug 08 2020`. */
const MONTH_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${CLOCK}$`,
  'iu',
);
const MONTHS = 'jan|fev,feb|mar|avr,apr|mai,may|juin,jun|juil,jul|aou,aug|sep|oct|nov|dec'
  .split('|')
  .map((starts) => starts.split(','));

/**
 * Parses a date as programs write it, in figures or with the month in French or English. Without a time zone it is in
 * the site's; without a time it means midnight. Undefined for anything else and for days that do not exist.
 */
export function parseDate(text: string): Date | undefined {
  const [, year, , month, day, ...clock] = NUMERIC.exec(text) ?? [];
  if (year) return dateOf(Number(year), Number(month), Number(day), clock);
  const [, dayOfMonth, monthName, itsYear, ...itsClock] = DAY_FIRST.exec(text) ?? [];
  if (itsYear) return dateOf(Number(itsYear), monthOf(monthName!), Number(dayOfMonth), itsClock);
  const [, name, number, lastYear, ...lastClock] = MONTH_FIRST.exec(text) ?? [];
  return lastYear ? dateOf(Number(lastYear), monthOf(name!), Number(number), lastClock) : undefined;
}

/** The date at the start of the file name, or in the folders of a path, as written there. */
export function dateInPath(path: string): string | undefined {
  const name = /(?:^|\/)(\d{4})([-_.])(\d{1,2})\2(\d{1,2})(?![\d])[^/]*$/.exec(path);
  if (name) return `${name[1]}-${name[3]}-${name[4]}`;
  const folders = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})[/-]/.exec(path);
  if (folders) return folders.slice(1).join('-');
  // Eight digits may be any number, unless they are a recent day.
  const joined = /(?:^|\/)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)[^/]*$/.exec(path)?.slice(1).join('-');
  return joined && parseDate(joined) ? joined : undefined;
}

/** From 1; 0 for a name that is no month. */
function monthOf(name: string): number {
  const folded = fold(name);
  return MONTHS.findIndex((starts) => starts.some((start) => folded.startsWith(start))) + 1;
}

function dateOf(
  year: number,
  month: number,
  day: number,
  [hour = '0', minute = '0', second = '0', fraction = '0', zone = '']: (string | undefined)[],
): Date | undefined {
  const numbers = [year, month - 1, day, Number(hour), Number(minute), Number(second)] as const;
  const wanted = new Date(Date.UTC(...numbers, Number(fraction.slice(0, 3).padEnd(3, '0'))));
  const same = [
    wanted.getUTCFullYear(),
    wanted.getUTCMonth(),
    wanted.getUTCDate(),
    wanted.getUTCHours(),
    wanted.getUTCMinutes(),
  ];
  if (year < 1000 || same.some((part, at) => part !== numbers[at])) return undefined;
  if (!zone) return new Date(new TZDate(...numbers, wanted.getUTCMilliseconds(), siteZone()).getTime());
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):?(\d{2})?/.exec(zone) ?? [];
  if (Number(hours) > 14 || Number(minutes) > 59) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(wanted.getTime() - offset * MINUTE_MS);
}
