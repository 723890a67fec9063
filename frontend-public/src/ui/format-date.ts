/** One zone for the server and every visitor, so that the page reads the same before and after it wakes up. */
export let siteZone: string;
let format: Intl.DateTimeFormat;
let dayFormat: Intl.DateTimeFormat;

/** Before anything is written, and again where it has become another one. */
export function setSiteZone(timeZone = 'Europe/Paris'): void {
  if (timeZone === siteZone) return;
  siteZone = timeZone;
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  format = new Intl.DateTimeFormat('fr-FR', { ...day, hour: '2-digit', minute: '2-digit' });
  dayFormat = new Intl.DateTimeFormat('fr-FR', day);
}
setSiteZone();

/**
 * A moment as the site writes it: « 1 avril 2026 à 09:30 », or the day alone where no hour was given, which is kept as the
 * first instant of the day; the raw value when it is no date.
 */
export function formatDate(value: string): string {
  try {
    const date = new Date(value);
    const written = format.format(date);
    return date.getTime() % 60_000 === 0 && written.endsWith('00:00') ? dayFormat.format(date) : written;
  } catch (error) {
    console.error(`Unreadable date: ${value}`, error);
    return value;
  }
}

/** The day of a moment: « 1 avril 2026 ». */
export function formatDay(value: string): string {
  return dayFormat.format(new Date(value));
}
