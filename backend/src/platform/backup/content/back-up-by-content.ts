import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { BackupError } from '../backup-error.js';
import { backupName, BY_CONTENT, type BackupBeginning } from '../backup-name.js';
import { prepareToBackUp, restoreForATry, type Backup, type BackupSource } from '../backup.js';
import { checkArchive } from '../check-archive.js';
import { withScratch } from '../scratch.js';
import { withStore } from '../stores/open-store.js';
import type { BackupStore } from '../stores/store.js';
import { ContentArchive } from './content-archive.js';
import { openManifest, sealManifest, type Content, type Sizes } from './content-manifest.js';
import { DamagedPart } from './damaged-part.js';
import { PartForm } from './part-form.js';
import { listManifests, partPlace } from './parts.js';
import { ContentWriter } from './write-content.js';

/**
 * Writes what a place does not hold of the site yet, which may be running; reads all that the backup is made of back from there,
 * restores it for a try and compares it. Only then the manifest is written, which makes a backup of it.
 * @param place a folder of this machine, or an address
 * @throws BackupError when there is nothing to keep, or what lies there can't be restored
 */
export async function backUpByContent(
  config: BackupSource,
  place: string,
  beginning: BackupBeginning,
): Promise<Backup & Sizes> {
  await prepareToBackUp(config);
  return withStore(place, config, (store) =>
    withScratch(config.dataDir, async (scratch) => {
      await store.prepare();
      const secret = config.backupKey && (await secretOf(store, config.backupKey));
      const writer = await ContentWriter.into(store, secret, scratch);
      const content = await writer.write(config);
      const began = performance.now();
      await rehearse(store, content, scratch).catch(async (error: unknown) => {
        throw error instanceof DamagedPart ? await removeDamaged(store, content, error) : error;
      });
      const restoredIn = performance.now() - began;
      const name = backupName(beginning, BY_CONTENT);
      await writeManifest(store, name, await sealManifest(content, writer.sizes, config.backupKey));
      return { place: `${store.address}/${name}`, name, restoredIn, ...writer.sizes };
    }),
  );
}

/** That of the last backup, by which parts are known again; a new one where there is none that the passphrase opens. */
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
  await restoreForATry(archive, scratch);
}

/** What is not what it is called serves nobody, and would keep the next backup from writing it anew. */
async function removeDamaged(store: BackupStore, content: Content, { part }: DamagedPart): Promise<Error> {
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
