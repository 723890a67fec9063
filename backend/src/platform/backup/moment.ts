import { posix } from 'node:path';
import { isAddress } from '../../config.js';
import { BackupError } from './manifest.js';
import { listAll } from './list-backups.js';
import { withStore, type StoreAccess } from './stores/open-store.js';

/**
 * The last backup in a store at or before a given time.
 * @param place a local folder or a URL
 * @param moment as `parseMoment` accepts it
 * @throws BackupError when there is none that old, or the time is invalid
 */
export async function backupAt(access: StoreAccess, place: string, moment: string): Promise<string> {
  const at = parseMoment(moment);
  if (at === undefined) {
    throw new BackupError('Écrivez le moment comme 2026-03-01T15:30, ou 2026-03-01T14:30:00Z.');
  }
  return withStore(place, access, async (store) => {
    const backups = await listAll(store);
    const found = backups.find(({ createdAt }) => +createdAt <= at);
    if (found) return backupAddress(place, found.name);
    const oldest = backups.at(-1)?.createdAt.toISOString();
    throw new BackupError(
      oldest
        ? `Aucune sauvegarde de ${store.address} n’est aussi ancienne ; la première date du ${oldest}.`
        : `Il n’y a pas de sauvegarde dans ${store.address}.`,
    );
  });
}

const MOMENT =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses an ISO 8601 time into milliseconds since 1970; without a zone it is local time. Undefined when it is invalid.
 * `Date.parse` alone would take 12/03/2026 for 3 December, and 31 February for a day in March.
 */
export function parseMoment(text: string): number | undefined {
  const parts = MOMENT.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { day = '', time = '00:00', zone = '' } = parts;
  // In UTC no hour is skipped, so a valid day survives the round trip.
  if (!new Date(`${day}T12:00Z`).toJSON()?.startsWith(day)) return undefined;
  const at = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(at) ? undefined : at;
}

/** Path or URL of a backup in a store. */
export function backupAddress(place: string, name: string): string {
  if (!isAddress(place)) return posix.join(place, name);
  const url = new URL(place);
  url.pathname = posix.join(url.pathname, name);
  return url.href;
}
