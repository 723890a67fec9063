import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';

/** The first day that zip knows; a fixed time gives the same content the same bytes. */
const TIME = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

export interface ZipEntry {
  path: string;
  bytes: Buffer;
  /** For what is compressed in itself, and what has to be readable at its place. */
  stored?: boolean;
}

/** A zip file, in parts. Readers have their turn between any two entries, whose bytes are compressed beside them. */
export async function zip(entries: ZipEntry[]): Promise<Buffer[]> {
  const file = new ZipFile();
  const parts = file.outputStream.pipe(new PassThrough()).toArray() as Promise<Buffer[]>;
  for (const { path, bytes, stored = false } of entries) {
    file.addBuffer(bytes, path, { ...TIME, compress: !stored });
    await nextTurn();
  }
  file.end();
  return parts;
}
