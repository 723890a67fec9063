import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbandoned } from './stores/store.js';

/** How what a backup makes for itself begins. It lies beside the site’s own data: where backups go may be a place that must not see what is in them. */
export const SCRATCH = '.rehearsal-';

/** Gives a folder for as long as it is needed. */
export async function withScratch<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dataDir, SCRATCH));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What backups left behind that were killed. */
export async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((left) => left.startsWith(SCRATCH))) {
    const { mtime } = await stat(join(dataDir, name));
    if (isAbandoned(mtime)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
