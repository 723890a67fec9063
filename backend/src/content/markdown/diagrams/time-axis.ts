import { DAY_MS, HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { dayOf, hourOf, monthOf, secondsOf, yearOf } from './french-dates.js';

const MAX_TICKS = 5;
/** In milliseconds, in natural steps. */
const SHORT = [
  1,
  10,
  100,
  1e3,
  1e4,
  MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
];
const WEEKS = [7 * DAY_MS, 14 * DAY_MS];
const MONTHS = [1, 2, 3, 6, 12, 24, 60];
/** 5 January 1970, a Monday. */
const MONDAY = 4 * DAY_MS;

interface Tick {
  /** In milliseconds. */
  at: number;
  /** Lines before the last appear only where they change: the year or the day. */
  words: string[];
}

/** Ticks of a time axis, at most five, with French dates. */
export function ticksOf(first: number, last: number): Tick[] {
  const span = last - first;
  const step = SHORT.find((each) => span / each < MAX_TICKS);
  if (step !== undefined) {
    const naming = step < MINUTE_MS ? inSeconds : step < DAY_MS ? inHours : inYears;
    return named(every(step, 0, first, last), naming);
  }
  const weeks = WEEKS.find((each) => span / each < MAX_TICKS);
  if (weeks !== undefined) return named(every(weeks, MONDAY, first, last), inYears);
  const months = MONTHS.find((each) => span / (each * 30 * DAY_MS) < MAX_TICKS) ?? 120;
  return named(everyMonths(months, first, last), months < 12 ? ofMonths : ofYears);
}

function every(step: number, origin: number, first: number, last: number): number[] {
  const begin = origin + Math.ceil((first - origin) / step) * step;
  return Array.from({ length: MAX_TICKS + 1 }, (_, index) => begin + index * step).filter((at) => at <= last);
}

function everyMonths(step: number, first: number, last: number): number[] {
  const date = new Date(first);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const begin = Math.floor(month / step) * step;
  return Array.from({ length: MAX_TICKS + 3 }, (_, index) => firstOf(begin + index * step)).filter(
    (at) => at >= first && at <= last,
  );
}

/** @param month counted from year 0 */
const firstOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12);

type Naming = readonly [within: (at: number) => string, of: ((at: number) => string) | undefined];

const inSeconds: Naming = [secondsOf, dayOf];
const inHours: Naming = [hourOf, dayOf];
const inYears: Naming = [dayOf, yearOf];
const ofMonths: Naming = [monthOf, yearOf];
const ofYears: Naming = [yearOf, undefined];

function named(ticks: readonly number[], [within, of]: Naming): Tick[] {
  let last = '';
  return ticks.map((at) => {
    const whole = of?.(at) ?? '';
    const words = whole === last || whole === '' ? [within(at)] : [whole, within(at)];
    last = whole;
    return { at, words };
  });
}
