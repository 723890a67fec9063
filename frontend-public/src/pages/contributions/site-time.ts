const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
});
const HOUR_MS = 60 * 60 * 1000;

/** A moment as a field of date and time has it, in the zone of the site: « 2026-12-01T09:30 ». */
export function toFieldValue(moment: Date): string {
  return format.format(moment).replace(' ', 'T');
}

/**
 * The moment that such a field names; null when it names none. Of the hour that comes twice in October the first is
 * meant, of the one that is left out in March the one after.
 */
export function fromFieldValue(value: string): Date | null {
  const inUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(inUtc)) return null;
  const moments = [2, 1].map((hours) => new Date(inUtc - hours * HOUR_MS));
  return moments.find((moment) => toFieldValue(moment) === value.slice(0, 16)) ?? moments[1]!;
}
