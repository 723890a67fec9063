import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/**
 * The program wrk, which sends requests for the benchmarks: from what is installed, else from Debian's packages where
 * this process may install them.
 * @returns {Promise<{path: string} | {missing: string}>}
 */
export async function wrk() {
  if (!findBinary('wrk')) await aptInstall('wrk');
  const path = findBinary('wrk');
  return path ? { path } : { missing: 'ni wrk dans le PATH, ni droit de l’installer par apt' };
}
