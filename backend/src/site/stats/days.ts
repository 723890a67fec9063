import { DAY_MS } from '@passerelle/api-client/durations';
import { dayOf } from '../../platform/counts/count-days.js';

/** The last days, ending today. */
export function latestDays(now: Date, count: number): string[] {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    return new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
  });
}

/** Growth in percent; null when there was nothing before. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}
