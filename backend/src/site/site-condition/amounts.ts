import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';

const figures = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const UNITS = [
  [1e9, 'Go'],
  [1e6, 'Mo'],
  [1e3, 'ko'],
] as const;
const dayOf = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

export function amount(bytes: number): string {
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? [1, 'octets'];
  return `${figures.format(bytes / size)}\u00a0${unit}`;
}

export const onDay = (moment: Date) => dayOf.format(moment).replace(/^1 /, '1er ');
export const daysUntil = (moment: Date) => Math.floor((+moment - Date.now()) / DAY_MS);
export const some = (count: number, one: string, many: string) =>
  `${figures.format(count)}\u00a0${count > 1 ? many : one}`;

/** A duration in words, such as « 3 heures ». */
export function lapse(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 1) return 'moins d’une minute';
  if (minutes < 120) return some(minutes, 'minute', 'minutes');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? some(hours, 'heure', 'heures') : some(Math.round(hours / 24), 'jour', 'jours');
}
