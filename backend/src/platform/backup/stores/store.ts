import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Below the folder that was listed. */
  name: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Where backups are kept: a folder, a bucket, a folder of an SFTP server. Names are below it, with slashes. What fails is a
 * BackupError with a sentence about that place, in which no password stands.
 */
export interface BackupStore {
  /** As it may be shown. */
  readonly address: string;
  /** A folder in which an archive can be made before it is kept; undefined where that has to be elsewhere. */
  readonly staging: string | undefined;
  /** Makes it where it is not there yet, and removes what was left there by those that were killed. */
  prepare(): Promise<void>;
  /** What is directly in a folder; nothing where there is no such folder. */
  list(folder: string): Promise<StoredFile[]>;
  /** It has its name once it is whole. */
  write(name: string, content: Readable): Promise<void>;
  /** Takes a whole file of this machine, which is gone then. */
  keep(path: string, name: string): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Also where it is not there. */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** How the name of a file ends that is not whole. */
export const PARTIAL = '.partial';

/** In a place that somebody named there may be others’ files. */
export const isLeftover = (name: string): boolean => name.startsWith('passerelle-') && name.endsWith(PARTIAL);

const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Whether whoever wrote it was killed. Another one may be under way, but not for a day. */
export function isAbandoned(changedAt: Date): boolean {
  return Date.now() - +changedAt > ABANDONED_MS;
}
