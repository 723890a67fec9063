/** Start of a local day as an ISO date; empty for no day. */
export function startOf(day: string): string {
  return day === '' ? '' : new Date(`${day}T00:00`).toISOString();
}

/** End of a local day as an ISO date; empty for no day. */
export function dayAfter(day: string): string {
  if (day === '') return '';
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + 1);
  return moment.toISOString();
}

/** Local day of a moment, moved by some days, as YYYY-MM-DD. */
export function dayOf(moment: string, shift = 0): string {
  const date = new Date(moment);
  date.setDate(date.getDate() + shift);
  return date.toLocaleDateString('sv-SE');
}
