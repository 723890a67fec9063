import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { BackupError } from './backup-error.js';
import { fileEntry, MANIFEST, noArchive, parseManifest, tableEntry, type Manifest } from './manifest.js';
import { sha256Of } from './sha256-of.js';

const AGE = 'age-encryption.org/';
const ZIP = 'PK';

const damaged = (cause?: unknown) =>
  new BackupError('Cette sauvegarde est incomplète ou abîmée ; prenez-en une autre.', { cause });

/** An archive of which every byte has been checked. */
export class Archive {
  private constructor(
    readonly manifest: Manifest,
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  /**
   * @param scratch a folder for what is decrypted
   * @throws BackupError when it is none, cut, altered, encrypted with another passphrase, or of a later version
   */
  static async open(path: string, key: string | undefined, scratch: string): Promise<Archive> {
    const zip = await openPromise(await readable(path, key, scratch), { autoClose: false }).catch((error) => {
      throw damaged(error);
    });
    const archive = await readEntries(zip)
      .then(async (entries) => {
        const entry = entries.get(MANIFEST);
        if (!entry) throw noArchive();
        const manifest = parseManifest(await text(await zip.openReadStreamPromise(entry)));
        const opened = new Archive(manifest, zip, entries);
        await opened.check();
        return opened;
      })
      .catch((error) => {
        zip.close();
        throw error instanceof BackupError ? error : damaged(error);
      });
    return archive;
  }

  /** The lines of a table. */
  table(name: string): Promise<Readable> {
    return this.read(tableEntry(name));
  }

  /** @param path as in the manifest */
  file(path: string): Promise<Readable> {
    return this.read(fileEntry(path));
  }

  close(): void {
    this.zip.close();
  }

  private async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw damaged();
    return this.zip.openReadStreamPromise(entry);
  }

  private async check(): Promise<void> {
    for (const [name, { sha256 }] of Object.entries(this.manifest.tables)) {
      if ((await sha256Of(await this.table(name))) !== sha256) throw damaged();
    }
    for (const { path, sha256 } of this.manifest.files) {
      if ((await sha256Of(await this.file(path))) !== sha256) throw damaged();
    }
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Path of the zip file: the archive itself, or what it is once decrypted. */
async function readable(path: string, key: string | undefined, scratch: string): Promise<string> {
  const start = await firstBytes(path);
  if (start.startsWith(ZIP)) return path;
  if (!start.startsWith(AGE)) throw noArchive();
  if (!key) {
    throw new BackupError(
      'Cette sauvegarde est chiffrée ; donnez sa phrase secrète dans la variable BACKUP_KEY.',
    );
  }
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
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const encrypted = Readable.toWeb(
    createReadStream(path),
  ) as unknown as globalThis.ReadableStream<Uint8Array>;
  const decrypted = await decrypter.decrypt(encrypted).catch((error: unknown) => {
    throw new BackupError(
      'La phrase secrète de la variable BACKUP_KEY n’est pas celle de cette sauvegarde.',
      {
        cause: error,
      },
    );
  });
  const output = createWriteStream(plain, { mode: 0o600 });
  await pipeline(Readable.fromWeb(decrypted as unknown as ReadableStream), output).catch((error: unknown) => {
    throw damaged(error);
  });
}
