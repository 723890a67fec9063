import { MINUTE_MS } from './durations.js';

/** The server and every browser write dates in one zone: a page reads the same before and after hydration. */
export let siteZone: string;
let momentFormat: Intl.DateTimeFormat;
let dayFormat: Intl.DateTimeFormat;

/** To be called before anything is rendered, and again when the operator changes the zone. */
export function setSiteZone(timeZone = 'Europe/Paris'): void {
  if (timeZone === siteZone) return;
  siteZone = timeZone;
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  momentFormat = new Intl.DateTimeFormat('fr-FR', { ...day, hour: '2-digit', minute: '2-digit' });
  dayFormat = new Intl.DateTimeFormat('fr-FR', day);
}
setSiteZone();

/** « 1 avril 2026 à 09:30 »; the raw value when it is no date. */
export const formatMoment = (value: string): string => write(value, (date) => momentFormat.format(date));

/** « 1 avril 2026 »; the raw value when it is no date. */
export const formatDay = (value: string): string => write(value, (date) => dayFormat.format(date));

/** Like `formatMoment`; a day given without an hour is stored as its first instant, and written without one. */
export const formatDate = (value: string): string =>
  write(value, (date) => {
    const written = momentFormat.format(date);
    return date.getTime() % MINUTE_MS === 0 && written.endsWith('00:00') ? dayFormat.format(date) : written;
  });

function write(value: string, format: (date: Date) => string): string {
  try {
    return format(new Date(value));
  } catch (error) {
    console.error(`Unreadable date: ${value}`, error);
    return value;
  }
}
