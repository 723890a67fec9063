import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseConfig } from '../../config.js';

const LOOK_EVERY_MS = 50;
const SQLITE_BUSY = 5;

/** Jobs that only one process of a site may run at a time. */
type Purpose = 'start' | 'backup' | 'points';
type Release = () => Promise<void>;

/** Lock names are shared by all databases of a MySQL server, hence the hash. Older versions only know the first. */
const prefixes: Record<Purpose, string> = {
  start: 'passerelle.',
  backup: 'passerelle-backup.',
  points: 'passerelle-points.',
};

/**
 * Locks the database against other processes. The database holds the lock, so it ends with the process.
 * @returns a function that releases it; undefined when another process held it during the whole wait
 */
export function lockDatabase(
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
  // If the server goes away, so does the lock; its holder carries on.
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
    // The server notices a closed connection only a moment later.
    await connection.query('DO RELEASE_ALL_LOCKS()').catch(() => undefined);
    connection.destroy();
  };
}

/** Locks a file beside the database, because a lock on the database itself would block its writers. */
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
