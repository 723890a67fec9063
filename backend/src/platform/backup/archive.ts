import type { Readable } from 'node:stream';
import type { Manifest } from './manifest.js';

/** Content of a backup, whichever form it is stored in. */
export interface Archive {
  readonly manifest: Manifest;
  /** Rows of a table, as lines of JSON. */
  table(name: string): Promise<Readable>;
  /** @param path as in the manifest */
  file(path: string): Promise<Readable>;
  close(): Promise<void>;
}
