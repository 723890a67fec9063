import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Config } from '../../config.js';

/**
 * What of the data folder belongs into an archive, below it and with slashes: pictures, and what was generated on the first
 * start. All the rest is the database, can be made again, or is a record of what has been sent and logged.
 */
export const keptFolder = 'media';
export const keptSecrets = ['session-secret', 'admin-password'];
/** What is made from the database, and would be wrong beside another one. */
export const madeFolders = ['search', 'exports', 'pages'];

/** Paths of the files that an archive holds, as they are now. */
export async function listFiles({ dataDir }: Pick<Config, 'dataDir'>): Promise<string[]> {
  const entries = await readdir(join(dataDir, keptFolder), { recursive: true, withFileTypes: true }).catch(
    orNothing,
  );
  const media = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).split(sep).join('/'));
  const there = new Set(await readdir(dataDir).catch(orNothing));
  return [...keptSecrets.filter((name) => there.has(name)), ...media.sort()];
}

/** For a folder that is not there. */
function orNothing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
