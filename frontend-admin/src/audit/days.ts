/** The moment a day begins where the reader is; empty for no day. */
export function startOf(day: string): string {
  return day === '' ? '' : new Date(`${day}T00:00`).toISOString();
}

/** The moment a day is over where the reader is; empty for no day. */
export function dayAfter(day: string): string {
  if (day === '') return '';
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + 1);
  return moment.toISOString();
}

/** The day of a moment where the reader is, or one some days from it, as YYYY-MM-DD. */
export function dayOf(moment: string, shift = 0): string {
  const date = new Date(moment);
  date.setDate(date.getDate() + shift);
  return date.toLocaleDateString('sv-SE');
}
