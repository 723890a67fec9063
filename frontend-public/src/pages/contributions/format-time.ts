// Apart from the dates, which every reader loads.
const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of a moment: « 09:30 ». */
export function formatTime(value: string): string {
  return format.format(new Date(value));
}
