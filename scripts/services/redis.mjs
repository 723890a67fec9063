import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/**
 * Finds the Redis server, or installs it from Debian where this process may. Tests start their own servers with it.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function redisServer() {
  if (!findBinary('redis-server')) await aptInstall('redis-server');
  const path = findBinary('redis-server');
  return path ? { path } : { missing: 'ni redis-server dans le PATH, ni droit de l’installer par apt' };
}
