import type { Readable } from 'node:stream';
import type { Manifest } from './manifest.js';

/** What a backup holds, in whichever form it is kept. */
export interface Archive {
  readonly manifest: Manifest;
  /** The lines of a table. */
  table(name: string): Promise<Readable>;
  /** @param path as in the manifest */
  file(path: string): Promise<Readable>;
  close(): Promise<void>;
}
