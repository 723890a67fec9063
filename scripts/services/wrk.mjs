import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';

/** Finds wrk, the load generator of the benchmarks, or installs it from Debian where this process may. */
export async function wrk() {
  if (!findBinary('wrk')) await aptInstall('wrk');
  const path = findBinary('wrk');
  return path ? { path } : { missing: 'ni wrk dans le PATH, ni droit de l’installer par apt' };
}
