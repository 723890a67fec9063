import { HOUR_MS } from '@passerelle/api-client/durations';

const ALL_FOR_MS = 6 * HOUR_MS;
const HOURLY_FOR_MS = 48 * HOUR_MS;

/**
 * Recovery points to delete. Kept are all of the last six hours, the last of each hour for two days, and the latest.
 */
export function outdatedPoints<Point extends { createdAt: Date }>(points: Point[], now: Date): Point[] {
  const latestFirst = [...points].sort((one, other) => +other.createdAt - +one.createdAt);
  const hours = new Set<number>();
  return latestFirst.filter(({ createdAt }, place) => {
    const age = +now - +createdAt;
    const hour = Math.floor(+createdAt / HOUR_MS);
    const isLatest = !hours.has(hour);
    hours.add(hour);
    const stays = place === 0 || age <= ALL_FOR_MS || (isLatest && age <= HOURLY_FOR_MS);
    return !stays;
  });
}
