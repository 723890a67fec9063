import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Config } from '../../config.js';
import { MARK_FILE } from './site-mark.js';

/**
 * Files of the data folder that belong into an archive, as relative paths with slashes: images, and secrets generated
 * on first start. The rest is the database, can be regenerated, or is a log.
 */
export const keptFolder = 'media';
export const keptSecrets = ['session-secret', 'admin-password'];
/** Folders derived from the database; beside another database their content would be wrong. */
export const madeFolders = ['search', 'exports', 'pages'];

/** Paths of the files that belong into an archive now. */
export async function listFiles({ dataDir }: Pick<Config, 'dataDir'>): Promise<string[]> {
  const entries = await readdir(join(dataDir, keptFolder), { recursive: true, withFileTypes: true }).catch(
    orNothing,
  );
  const media = entries
    .filter((entry) => entry.isFile() && entry.name !== MARK_FILE)
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).split(sep).join('/'));
  const there = new Set(await readdir(dataDir).catch(orNothing));
  return [...keptSecrets.filter((name) => there.has(name)), ...media.sort()];
}

/** Treats a missing folder as empty. */
function orNothing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
