import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { onExit } from './processes.mjs';
import { inRoot } from './paths.mjs';

const FOLDER = 'node_modules/';

/**
 * Adds the download URL of each package to a lockfile; it follows from name and version. Without it npm first downloads
 * the metadata of all versions of each package, more than half of all traffic.
 * @param {string} lockfile text of a package-lock.json
 * @param {string} registry configured on this machine
 */
export function withAddresses(lockfile, registry) {
  const lock = JSON.parse(lockfile);
  const base = registry.trim().replace(/\/$/, '');
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes(FOLDER) || entry.link || entry.inBundle || entry.resolved) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    entry.resolved = `${base}/${name}/-/${name.split('/').pop()}-${entry.version}.tgz`;
  }
  return JSON.stringify(lock);
}

/** Runs `work` with an npm-shrinkwrap.json that contains the URLs; npm reads it before the lockfile. */
export async function besideAddresses(registry, work) {
  const file = inRoot('npm-shrinkwrap.json');
  const remove = () => rmSync(file, { force: true });
  onExit(remove);
  writeFileSync(file, withAddresses(readFileSync(inRoot('package-lock.json'), 'utf8'), registry));
  try {
    await work();
  } finally {
    remove();
  }
}
