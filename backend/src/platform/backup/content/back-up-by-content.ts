import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { BackupError } from '../manifest.js';
import { backupName, BY_CONTENT, type BackupPrefix } from '../backup-name.js';
import { prepareToBackUp, testRestore, type Backup, type BackupSource } from '../backup.js';
import { checkArchive } from '../archive.js';
import { withScratch } from '../scratch.js';
import { withStore } from '../stores/open-store.js';
import type { BackupStore } from '../stores/store.js';
import { ContentArchive } from './content-archive.js';
import { openManifest, sealManifest, type Content, type Sizes } from './content-manifest.js';
import { DamagedPartError, PartForm } from './part-form.js';
import { listManifests, partPlace } from './parts.js';
import { ContentWriter } from './write-content.js';
import { requireOwnMedia } from '../site-mark.js';

/**
 * Backs up the running site, writing only the parts that the store lacks. All parts are read back, restored into a
 * scratch folder and compared. The manifest is written last; without it there is no backup.
 * @param place a local folder or a URL
 * @throws BackupError when there is nothing to back up or the test restore fails
 */
export async function backUpByContent(
  config: BackupSource,
  place: string,
  beginning: BackupPrefix,
): Promise<Backup & Sizes> {
  await requireOwnMedia(config);
  await prepareToBackUp(config);
  return withStore(place, config, (store) =>
    withScratch(config.dataDir, async (scratch) => {
      await store.prepare();
      const secret = config.backupKey && (await secretOf(store, config.backupKey));
      const writer = await ContentWriter.open(store, secret, scratch);
      const content = await writer.write(config);
      const began = performance.now();
      await rehearse(store, content, scratch).catch(async (error: unknown) => {
        throw error instanceof DamagedPartError ? await removeDamaged(store, content, error) : error;
      });
      const restoredIn = performance.now() - began;
      const name = backupName(beginning, BY_CONTENT);
      await writeManifest(store, name, await sealManifest(content, writer.sizes, config.backupKey));
      return { place: `${store.address}/${name}`, name, restoredIn, ...writer.sizes };
    }),
  );
}

/** The secret of the last backup, so that its parts are reused; a new one if the passphrase opens none. */
export async function secretOf(store: BackupStore, key: string): Promise<string> {
  for (const name of await listManifests(store)) {
    try {
      const { secret } = await openManifest(store, name, key);
      if (secret) return secret;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      break;
    }
  }
  return PartForm.newSecret();
}

async function rehearse(store: BackupStore, content: Content, scratch: string): Promise<void> {
  const archive = await ContentArchive.open(store, content, scratch);
  await checkArchive(archive);
  await testRestore(archive, scratch);
}

/**
 * Removes a part whose content does not match its name: it is useless, and the next backup would not write it again.
 */
async function removeDamaged(
  store: BackupStore,
  content: Content,
  { part }: DamagedPartError,
): Promise<Error> {
  const form = await PartForm.of(content.secret);
  const isWhole = await buffer(await store.read(partPlace(part)))
    .then((bytes) => form.unpack(part, bytes))
    .then(
      () => true,
      () => false,
    );
  if (isWhole) return new BackupError(`Ce que ${store.address} garde n’a pas pu être relu sans faute.`);
  await store.remove(partPlace(part));
  return new BackupError(
    `Une partie des sauvegardes de ${store.address} était abîmée : elle est retirée, et la prochaine sauvegarde l’écrira de nouveau ; d’anciennes peuvent être incomplètes.`,
  );
}

export async function writeManifest(store: BackupStore, name: string, bytes: Buffer): Promise<void> {
  await store.write(name, Readable.from([bytes], { objectMode: false }));
  if ((await buffer(await store.read(name))).equals(bytes)) return;
  await store.remove(name);
  throw new BackupError(`Ce que ${store.address} a gardé n’est pas ce qui lui a été envoyé.`);
}
