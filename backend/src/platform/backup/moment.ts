import { posix } from 'node:path';
import { isAddress } from '../../config.js';
import { BackupError } from './backup-error.js';
import { listAll } from './list-backups.js';
import { withStore, type StoreAccess } from './stores/open-store.js';

/**
 * The backup of a place that shows the site as it was at a moment, or last before it.
 * @param place a folder of this machine, or an address
 * @param moment ISO 8601; by the clocks of this machine where it names no zone
 * @throws BackupError when there is none as old, or it is no moment
 */
export async function backupAt(access: StoreAccess, place: string, moment: string): Promise<string> {
  const at = Date.parse(moment);
  if (Number.isNaN(at)) {
    throw new BackupError('Écrivez le moment comme 2026-03-01T15:30, ou 2026-03-01T14:30:00Z.');
  }
  return withStore(place, access, async (store) => {
    const backups = await listAll(store);
    const found = backups.find(({ createdAt }) => +createdAt <= at);
    if (found) return isAddress(place) ? below(place, found.name) : posix.join(place, found.name);
    const oldest = backups.at(-1)?.createdAt.toISOString();
    throw new BackupError(
      oldest
        ? `Aucune sauvegarde de ${store.address} n’est aussi ancienne ; la première date du ${oldest}.`
        : `Il n’y a pas de sauvegarde dans ${store.address}.`,
    );
  });
}

function below(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = posix.join(url.pathname, name);
  return url.href;
}
