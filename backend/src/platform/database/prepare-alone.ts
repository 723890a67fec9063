import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { ConfigError, type DatabaseConfig } from '../../config.js';

/** What goes before migrations, a backup above all, takes minutes on a large site. */
const PATIENCE_S = 30 * 60;
const LOOK_EVERY_MS = 50;
const SQLITE_BUSY = 5;
/** Names of locks are shared by all bases of a server. */
const LOCK_NAME = "CONCAT('passerelle.', LEFT(SHA2(DATABASE(), 256), 40))";

type Release = () => Promise<void>;

/**
 * Runs what prepares a base (migrations, the first rows of a new site) while no other process does: a server and an
 * import that start at once, or two nodes. The lock is the database's own, so it ends with the process that holds it.
 * @throws ConfigError when another process holds it for half an hour
 */
export async function prepareAlone<T>(database: DatabaseConfig, work: () => Promise<T>): Promise<T> {
  const release = database.kind === 'mysql' ? await lockBase(database.url) : await lockFile(database.path);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function lockBase(url: string): Promise<Release> {
  const connection = await createConnection(url);
  const [[row]] = await connection.query<(RowDataPacket & { held: number })[]>(
    `SELECT GET_LOCK(${LOCK_NAME}, ?) AS held`,
    [PATIENCE_S],
  );
  if (row?.held === 1) return () => connection.end();
  await connection.end();
  throw tooLong();
}

/** A file beside the base: whoever writes to the base itself must not wait for a start. */
async function lockFile(path: string): Promise<Release> {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(`${path}-start`, { timeout: 0 });
  const deadline = performance.now() + PATIENCE_S * 1000;
  while (!takes(lock)) {
    if (performance.now() > deadline) {
      lock.close();
      throw tooLong();
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

function tooLong(): ConfigError {
  return new ConfigError(
    'Un autre processus prépare cette base depuis une demi-heure ; attendez qu’il ait fini, ou arrêtez-le.',
  );
}
