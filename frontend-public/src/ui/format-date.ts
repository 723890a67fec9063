const format = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  // One zone for the server and every visitor, so that the page reads the same before and after it wakes up.
  timeZone: 'Europe/Paris',
});

/** A moment as the site writes it: « 1 avril 2026 à 09:30 »; the raw value when it is no date. */
export function formatDate(value: string): string {
  try {
    return format.format(new Date(value));
  } catch (error) {
    console.error(`Unreadable date: ${value}`, error);
    return value;
  }
}
