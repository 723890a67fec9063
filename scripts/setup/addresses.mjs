import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { onExit } from './processes.mjs';
import { inRoot } from './paths.mjs';

const FOLDER = 'node_modules/';

/**
 * A lockfile in which each package’s file has its address, which follows from its name and version. Without it npm first
 * reads the list of all versions there ever were of each package, which is more than half of what it would fetch.
 * @param {string} lockfile text of a package-lock.json
 * @param {string} registry address of the one that this machine is set to use
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

/** Does some work while npm finds the addresses in the repository: it reads an npm-shrinkwrap.json before the lockfile. */
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
