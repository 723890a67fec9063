/** Days begin and end where readers live. */
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The day of a moment in Paris, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return parisDay.format(moment);
}
