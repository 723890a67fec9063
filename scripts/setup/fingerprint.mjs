import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.vite']);

/**
 * Hash of files that changes when any of them is added, removed or written to.
 * @param {string[]} paths files and folders below the repository root
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, inRoot(path));
  return hash.digest('hex');
}

function add(hash, path) {
  if (!existsSync(path)) return;
  const { mtimeMs, size } = statSync(path);
  if (!statSync(path).isDirectory()) return void hash.update(`${path}\n${mtimeMs} ${size}\n`);
  for (const name of readdirSync(path).sort()) if (!NOT_SOURCE.has(name)) add(hash, join(path, name));
}
