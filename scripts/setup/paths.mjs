import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Joins path parts onto the repository root. */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * Path of a file in an installed package, nested in the workspace or hoisted.
 * @param {string} workspace folder of the workspace, e.g. 'backend'; '.' for the root
 * @param {string} file path inside node_modules, e.g. 'vite/bin/vite.js'
 */
export function packageFile(workspace, file) {
  const nested = inRoot(workspace, 'node_modules', file);
  return existsSync(nested) ? nested : inRoot('node_modules', file);
}
