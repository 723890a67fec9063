import { BackupError } from '../manifest.js';
import { isAbandoned, type BackupStore } from '../stores/store.js';
import { readHeader } from './content-manifest.js';
import { forEachConcurrently } from './for-each-concurrently.js';
import { listManifests, listParts, partPlace } from './parts.js';

/**
 * Removes parts that no manifest references. Those of the last day stay, because a backup that is running, or was
 * killed and will resume, has no manifest yet.
 * @throws BackupError when a manifest cannot be read; nothing is removed then, since it may reference any part
 */
export async function sweepParts(store: BackupStore): Promise<void> {
  const parts = await listParts(store);
  const named = new Set<string>();
  for (const name of await listManifests(store)) {
    const { parts: own } = await readHeader(store, name).catch((error: unknown) => {
      throw unreadable(store, name, error);
    });
    for (const part of own) named.add(part);
  }
  const unnamed = parts.filter(({ name, changedAt }) => !named.has(name) && isAbandoned(changedAt));
  await forEachConcurrently(unnamed, ({ name }) => store.remove(partPlace(name)));
}

function unreadable({ address }: BackupStore, name: string, cause: unknown): unknown {
  if (!(cause instanceof BackupError)) return cause;
  return new BackupError(
    `La sauvegarde ${address}/${name} ne peut pas être lue : tant qu’elle est là, ce dont plus aucune n’a besoin n’est pas retiré.`,
    { cause },
  );
}
