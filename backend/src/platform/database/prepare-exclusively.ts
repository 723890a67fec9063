import { ConfigError, type DatabaseConfig } from '../../config.js';
import { lockDatabase } from './database-lock.js';

/** The work before migrations, above all a backup, takes minutes on a large site. */
const PATIENCE_S = 30 * 60;

/**
 * Prepares a database (migrations, first rows of a new site) while no other process does, for instance when a server
 * and an import start together, or two nodes.
 * @throws ConfigError when another process holds the lock for half an hour
 */
export async function prepareExclusively<T>(database: DatabaseConfig, work: () => Promise<T>): Promise<T> {
  const release = await lockDatabase(database, 'start', PATIENCE_S);
  if (!release) {
    throw new ConfigError(
      'Un autre processus prépare cette base depuis une demi-heure ; attendez qu’il ait fini, ou arrêtez-le.',
    );
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
