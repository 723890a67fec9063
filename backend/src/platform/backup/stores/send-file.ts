import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { BackupError } from '../backup-error.js';
import { sha256Of } from '../sha256-of.js';
import type { BackupStore } from './store.js';

/** Long ones: an answer is waited for after each. */
const PIECE_BYTES = 255 * 1024;

/**
 * Sends a file over the network and reads it back, since a wire and somebody else’s disk lie between.
 * @throws BackupError when what came back is not what was sent; nothing stays then
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
