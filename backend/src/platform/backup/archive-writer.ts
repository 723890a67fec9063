import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ZipFile } from 'yazl';
import { loadAge } from './load-age.js';
import {
  createManifest,
  fileEntry,
  MANIFEST,
  tableEntry,
  type ArchivedFile,
  type ArchivedTable,
} from './manifest.js';
import { linesOf } from './row-lines.js';
import type { Snapshot } from './snapshot.js';

interface Content {
  snapshot: Snapshot;
  /** Base folder of the files. */
  folder: string;
  /** Relative paths. */
  files: string[];
}

/** Writes an archive: a zip file, encrypted with age if there is a passphrase. */
export async function writeArchive(path: string, key: string | undefined, content: Content): Promise<void> {
  const zip = zipOf(content);
  await pipeline(key ? await encrypt(zip, key) : zip, createWriteStream(path, { mode: 0o600 }));
}

function zipOf({ snapshot, folder, files }: Content): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (entry: string, compress: boolean, make: () => Readable) => {
    zip.addReadStreamLazy(entry, { compress }, (take) => take(null, make()));
  };
  const tables: Record<string, ArchivedTable> = {};
  for (const table of snapshot.tables) {
    const lines = () => linesOf(snapshot, table, (described) => (tables[table.name] = described));
    add(tableEntry(table.name), true, () => Readable.from(lines()));
  }
  const archivedFiles: ArchivedFile[] = [];
  for (const path of files) {
    const bytes = () => bytesOf(folder, path, (described) => archivedFiles.push(described));
    add(fileEntry(path), false, () => Readable.from(bytes()));
  }
  add(MANIFEST, true, () => {
    const createdAt = new Date().toISOString();
    const { migrations } = snapshot;
    return Readable.from([
      JSON.stringify(createManifest({ createdAt, migrations, tables, files: archivedFiles })),
    ]);
  });
  zip.end();
  return output;
}

/** Yields nothing and reports nothing if the file has been deleted meanwhile. */
async function* bytesOf(
  folder: string,
  path: string,
  keep: (file: ArchivedFile) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const part of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return;
  }
  keep({ path, bytes, sha256: hash.digest('hex') });
}

export async function encrypt(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const encrypted = await encrypter.encrypt(
    Readable.toWeb(plain) as unknown as globalThis.ReadableStream<Uint8Array>,
  );
  return Readable.fromWeb(encrypted as unknown as ReadableStream);
}
