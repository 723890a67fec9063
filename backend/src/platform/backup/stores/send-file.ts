import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { BackupError } from '../manifest.js';
import { sha256Of } from '../archive.js';
import type { BackupStore } from './store.js';

/** Large, because each chunk waits for a reply. */
const PIECE_BYTES = 255 * 1024;

/**
 * Uploads a file and reads it back, since network and remote disk may corrupt it.
 * @throws BackupError when it differs; the remote file is then deleted
 */
export async function sendFile(store: BackupStore, path: string, name: string): Promise<void> {
  await store.write(name, createReadStream(path, { highWaterMark: PIECE_BYTES }));
  const [sent, kept] = [await sha256Of(createReadStream(path)), await sha256Of(await store.read(name))];
  if (sent !== kept) {
    await store.remove(name);
    throw new BackupError(`Ce que ${store.address} a gardé n’est pas ce qui lui a été envoyé.`);
  }
  await rm(path);
}
