// The zone in which the public site writes its dates too.
const timeZone = 'Europe/Paris';
const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;

const dayFormat = new Intl.DateTimeFormat('fr-FR', day);
const momentFormat = new Intl.DateTimeFormat('fr-FR', { ...day, hour: '2-digit', minute: '2-digit' });

/** « 1 avril 2026 à 09:30 »; the raw value when it is no date. */
export function formatMoment(value: string): string {
  return write(momentFormat, value);
}

/** « 1 avril 2026 »; the raw value when it is no date. */
export function formatDay(value: string): string {
  return write(dayFormat, value);
}

function write(format: Intl.DateTimeFormat, value: string): string {
  try {
    return format.format(new Date(value));
  } catch (error) {
    console.error(`Unreadable date: ${value}`, error);
    return value;
  }
}
