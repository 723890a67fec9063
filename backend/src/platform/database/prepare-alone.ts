import { ConfigError, type DatabaseConfig } from '../../config.js';
import { lockBase } from './base-lock.js';

/** What goes before migrations, a backup above all, takes minutes on a large site. */
const PATIENCE_S = 30 * 60;

/**
 * Runs what prepares a base (migrations, the first rows of a new site) while no other process does: a server and an
 * import that start at once, or two nodes.
 * @throws ConfigError when another process prepares it for half an hour
 */
export async function prepareAlone<T>(database: DatabaseConfig, work: () => Promise<T>): Promise<T> {
  const release = await lockBase(database, 'start', PATIENCE_S);
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
