import { posix } from 'node:path';
import { isAddress } from '../../config.js';
import { BackupError } from './backup-error.js';
import { listAll } from './list-backups.js';
import { withStore, type StoreAccess } from './stores/open-store.js';

/**
 * The backup of a place that shows the site as it was at a moment, or last before it.
 * @param place a folder of this machine, or an address
 * @param moment as `readMoment` reads it
 * @throws BackupError when there is none as old, or it is no moment
 */
export async function backupAt(access: StoreAccess, place: string, moment: string): Promise<string> {
  const at = readMoment(moment);
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
 * Milliseconds since 1970 of an ISO 8601 moment, which is by the clocks of this machine where it names no zone; undefined where it
 * is none. `Date.parse` alone takes 12/03/2026 for a day in December, and 31 February for one in March.
 */
export function readMoment(text: string): number | undefined {
  const parts = MOMENT.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { day = '', time = '00:00', zone = '' } = parts;
  // In UTC, where no hour is left out: a day that there is comes back as it was.
  if (!new Date(`${day}T12:00Z`).toJSON()?.startsWith(day)) return undefined;
  const at = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(at) ? undefined : at;
}

/** The path or address of a backup of a place. */
export function backupAddress(place: string, name: string): string {
  if (!isAddress(place)) return posix.join(place, name);
  const url = new URL(place);
  url.pathname = posix.join(url.pathname, name);
  return url.href;
}
