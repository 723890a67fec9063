import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { type Archive, checkArchive } from './archive.js';
import { loadAge } from './load-age.js';
import {
  BackupError,
  damaged,
  fileEntry,
  MANIFEST,
  type Manifest,
  noArchive,
  otherKey,
  parseManifest,
  tableEntry,
  withoutKey,
} from './manifest.js';

const AGE = 'age-encryption.org/';
const ZIP = 'PK';

/** A single-file backup whose every byte has been verified. */
export class ZipArchive implements Archive {
  private constructor(
    readonly manifest: Manifest,
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  /**
   * @param scratch a folder for decrypted data
   * @throws BackupError when it is no archive, truncated, altered, encrypted with another passphrase, or of a later
   * version
   */
  static async open(path: string, key: string | undefined, scratch: string): Promise<ZipArchive> {
    const zip = await openPromise(await readable(path, key, scratch), { autoClose: false }).catch((error) => {
      throw damaged(error);
    });
    const archive = await readEntries(zip)
      .then(async (entries) => {
        const entry = entries.get(MANIFEST);
        if (!entry) throw noArchive();
        const manifest = parseManifest(await text(await zip.openReadStreamPromise(entry)));
        const opened = new ZipArchive(manifest, zip, entries);
        await checkArchive(opened);
        return opened;
      })
      .catch((error) => {
        zip.close();
        throw error instanceof BackupError ? error : damaged(error);
      });
    return archive;
  }

  table(name: string): Promise<Readable> {
    return this.read(tableEntry(name));
  }

  file(path: string): Promise<Readable> {
    return this.read(fileEntry(path));
  }

  close(): Promise<void> {
    this.zip.close();
    return Promise.resolve();
  }

  private async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw damaged();
    return this.zip.openReadStreamPromise(entry);
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Path of the zip file: the archive itself, or its decrypted copy. */
async function readable(path: string, key: string | undefined, scratch: string): Promise<string> {
  const start = await firstBytes(path);
  if (start.startsWith(ZIP)) return path;
  if (!start.startsWith(AGE)) throw noArchive();
  if (!key) throw withoutKey();
  const plain = join(scratch, 'archive.zip');
  await decrypt(path, key, plain);
  return plain;
}

async function firstBytes(path: string): Promise<string> {
  try {
    const handle = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupError(
      `La sauvegarde ${path} ne peut pas être lue (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

async function decrypt(path: string, passphrase: string, plain: string): Promise<void> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const encrypted = Readable.toWeb(
    createReadStream(path),
  ) as unknown as globalThis.ReadableStream<Uint8Array>;
  const decrypted = await decrypter.decrypt(encrypted).catch((error: unknown) => {
    throw otherKey(error);
  });
  const output = createWriteStream(plain, { mode: 0o600 });
  await pipeline(Readable.fromWeb(decrypted as unknown as ReadableStream), output).catch((error: unknown) => {
    throw damaged(error);
  });
}
