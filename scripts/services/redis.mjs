import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/**
 * The program of a Redis server: from what is installed, else from Debian's packages where this process may install
 * them. Tests start and stop servers of their own with it.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function redisServer() {
  if (!findBinary('redis-server')) await aptInstall('redis-server');
  const path = findBinary('redis-server');
  return path ? { path } : { missing: 'ni redis-server dans le PATH, ni droit de l’installer par apt' };
}
