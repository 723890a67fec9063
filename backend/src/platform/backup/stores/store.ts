import type { Readable } from 'node:stream';
import { DAY_MS } from '@passerelle/api-client/durations';
import { isAddress } from '../../../config.js';

export interface StoredFile {
  /** Relative to the listed folder. */
  name: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Storage for backups: a local folder, a bucket or an SFTP folder. Names are relative paths with slashes. Errors are
 * BackupErrors with a sentence that names the store and no password.
 */
export interface BackupStore {
  /** Without credentials. */
  readonly address: string;
  /** A folder for building archives; undefined if the store has none. */
  readonly staging: string | undefined;
  /** Creates the store if needed, and removes leftovers of killed backups. */
  prepare(): Promise<void>;
  /** Direct entries of a folder; empty if it does not exist. */
  list(folder: string): Promise<StoredFile[]>;
  /** The file gets its name once it is complete. */
  write(name: string, content: Readable): Promise<void>;
  /** Moves a complete local file into the store. */
  keep(path: string, name: string): Promise<void>;
  read(name: string): Promise<Readable>;
  /** No error if it does not exist. */
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Suffix of incomplete files. */
export const PARTIAL = '.partial';

/** Checks the prefix, because the folder may hold files of others. */
export const isLeftover = (name: string): boolean => name.startsWith('passerelle-') && name.endsWith(PARTIAL);

const ABANDONED_MS = DAY_MS;

/** Whether its writer was killed: no backup runs for a day. */
export function isAbandoned(changedAt: Date): boolean {
  return Date.now() - +changedAt > ABANDONED_MS;
}

/** A path unchanged; a URL without password, access key and query. */
export function shownAddress(place: string): string {
  if (!isAddress(place)) return place;
  const { protocol, host, username, pathname } = new URL(place);
  const user = protocol === 'sftp:' && username ? `${username}@` : '';
  return `${protocol}//${user}${host}${pathname.replace(/\/$/, '')}`;
}
