const DAY_MS = 24 * 60 * 60 * 1000;

let dayFormat: Intl.DateTimeFormat;
/** Swedish writes dates as ISO 8601 does. */
let clock: Intl.DateTimeFormat;
let momentFormat: Intl.DateTimeFormat;

/** The zone in which the public site writes its dates too. */
export function setSiteZone(timeZone: string): void {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  dayFormat = new Intl.DateTimeFormat('fr-FR', day);
  clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  momentFormat = new Intl.DateTimeFormat('fr-FR', { ...day, hour: '2-digit', minute: '2-digit' });
}
setSiteZone('Europe/Paris');

/** « 1 avril 2026 à 09:30 »; the raw value when it is no date. */
export function formatMoment(value: string): string {
  return write(momentFormat, value);
}

/** « 1 avril 2026 »; the raw value when it is no date. */
export function formatDay(value: string): string {
  return write(dayFormat, value);
}

/** The same time on the clocks of the site, so many days later: not every day has 24 hours. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment.getTime() + days * DAY_MS);
  return new Date(later.getTime() + aheadOfUtc(moment) - aheadOfUtc(later));
}

/** Milliseconds. */
function aheadOfUtc(moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - seconds;
}

function write(format: Intl.DateTimeFormat, value: string): string {
  try {
    return format.format(new Date(value));
  } catch (error) {
    console.error(`Unreadable date: ${value}`, error);
    return value;
  }
}
