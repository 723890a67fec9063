import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../common/data-folder.js';
import { BackupError } from '../manifest.js';
import { isAbandoned, isLeftover, PARTIAL, type BackupStore, type StoredFile } from './store.js';

/** A local folder. */
export class FolderStore implements BackupStore {
  readonly staging: string;

  constructor(readonly address: string) {
    this.staging = address;
  }

  async prepare(): Promise<void> {
    const { address } = this;
    try {
      makeFolder(address, 0o700);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new BackupError(`Le dossier des sauvegardes ${address} ne peut pas être créé (${code}).`);
    }
    for (const { name, changedAt } of await this.list('')) {
      if (isLeftover(name) && isAbandoned(changedAt)) await this.remove(name);
    }
  }

  /** Empty if the folder cannot be read; a write reports the reason. */
  async list(folder: string): Promise<StoredFile[]> {
    const place = join(this.address, folder);
    const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const found = await Promise.all(files.map(({ name }) => storedFile(place, name)));
    return found.filter((file) => file !== undefined);
  }

  async write(name: string, content: Readable): Promise<void> {
    const partial = join(this.address, name + PARTIAL);
    try {
      await mkdir(dirname(partial), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(partial, { mode: 0o600 }));
      await this.keep(partial, name);
    } finally {
      await rm(partial, { force: true });
    }
  }

  async keep(path: string, name: string): Promise<void> {
    const place = join(this.address, name);
    await sync(path);
    await rename(path, place);
    await sync(dirname(place));
  }

  async read(name: string): Promise<Readable> {
    const path = join(this.address, name);
    const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      throw new BackupError(`La sauvegarde ${path} ne peut pas être lue (${error.code}).`);
    });
    return createReadStream(path, { fd: handle });
  }

  remove(name: string): Promise<void> {
    return rm(join(this.address, name), { force: true });
  }

  async close(): Promise<void> {}
}

/** Undefined if it is gone: a file being written is renamed when complete. */
async function storedFile(folder: string, name: string): Promise<StoredFile | undefined> {
  try {
    const { size, mtime } = await stat(join(folder, name));
    return { name, bytes: size, changedAt: mtime };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Flushes a file, or the entries of a folder, to disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
