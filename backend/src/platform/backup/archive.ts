import type { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import { damaged, type Manifest } from './manifest.js';

/** Content of a backup, whichever form it is stored in. */
export interface Archive {
  readonly manifest: Manifest;
  /** Rows of a table, as lines of JSON. */
  table(name: string): Promise<Readable>;
  /** @param path as in the manifest */
  file(path: string): Promise<Readable>;
  close(): Promise<void>;
}

/** In hexadecimal. */
export async function sha256Of(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of stream as AsyncIterable<Buffer>) hash.update(part);
  return hash.digest('hex');
}

/** Verifies every checksum. @throws BackupError when one does not match */
export async function checkArchive(archive: Archive): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(archive.manifest.tables)) {
    if ((await sha256Of(await archive.table(name))) !== sha256) throw damaged();
  }
  for (const { path, sha256 } of archive.manifest.files) {
    if ((await sha256Of(await archive.file(path))) !== sha256) throw damaged();
  }
}
