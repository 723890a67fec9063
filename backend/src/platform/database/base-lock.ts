import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseConfig } from '../../config.js';

const LOOK_EVERY_MS = 50;
const SQLITE_BUSY = 5;

/** What one process of a site does at a time. */
type Purpose = 'start' | 'backup' | 'points';
type Release = () => Promise<void>;

/** Names of locks are shared by all bases of a server. The first is what versions before the second one know. */
const prefixes: Record<Purpose, string> = {
  start: 'passerelle.',
  backup: 'passerelle-backup.',
  points: 'passerelle-points.',
};

/**
 * Has other processes on the same base wait. The lock is the database's own, so it ends with the process that holds it.
 * @returns what gives it back; undefined when another process holds it for all that time
 */
export function lockBase(
  database: DatabaseConfig,
  purpose: Purpose,
  patienceS: number,
): Promise<Release | undefined> {
  return database.kind === 'mysql'
    ? lockServer(database.url, prefixes[purpose], patienceS)
    : lockFile(`${database.path}-${purpose}`, patienceS);
}

async function lockServer(url: string, prefix: string, patienceS: number): Promise<Release | undefined> {
  const connection = await createConnection(url);
  // Where the server goes away meanwhile, so does the lock; whoever holds it goes on.
  connection.on('error', () => undefined);
  const [[row]] = await connection.query<(RowDataPacket & { held: number })[]>(
    'SELECT GET_LOCK(CONCAT(?, LEFT(SHA2(DATABASE(), 256), 40)), ?) AS held',
    [prefix, patienceS],
  );
  if (row?.held !== 1) {
    await connection.end();
    return undefined;
  }
  return async () => {
    // That a connection has ended the server notices a moment later.
    await connection.query('DO RELEASE_ALL_LOCKS()').catch(() => undefined);
    connection.destroy();
  };
}

/** A file beside the base: whoever writes to the base itself must not wait. */
async function lockFile(path: string, patienceS: number): Promise<Release | undefined> {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(path, { timeout: 0 });
  const deadline = performance.now() + patienceS * 1000;
  while (!takes(lock)) {
    if (performance.now() >= deadline) {
      lock.close();
      return undefined;
    }
    await pause(LOOK_EVERY_MS);
  }
  return () => Promise.resolve(lock.close());
}

function takes(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
