import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.js';
import { prepareExclusively } from '../database/prepare-exclusively.js';
import { refillDatabase } from '../database/unfinished-restore.js';
import type { Archive } from './archive.js';
import { BackupError } from './manifest.js';
import { backUpReplaced, type Replaced } from './backup.js';
import { fillDatabase, requireKnownMigrations } from './fill-database.js';
import { keptFolder, keptSecrets, madeFolders } from './kept-files.js';
import { openBackup } from './open-backup.js';
import { isDatabaseEmpty, isDatabaseInUse } from './restore-target.js';
import { renewMark } from './site-mark.js';
import { endUpgrade } from './upgrade-under-way.js';

export interface Restored {
  /** When the archive was written. */
  createdAt: Date;
  rows: number;
  files: number;
  /** Backup of the previous data. */
  replaced: Replaced | undefined;
}

/**
 * Restores a backup into the configured database and data folder. Nothing changes before every byte is verified and the
 * existing data is backed up.
 * @param place a local path or a URL
 * @throws BackupError when the restore is impossible
 */
export async function restoreBackup(
  config: Config,
  place: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  await mkdir(config.dataDir, { recursive: true });
  const scratch = await mkdtemp(join(config.dataDir, '.restore-'));
  try {
    const archive = await openBackup(config, place, scratch);
    try {
      requireKnownMigrations(archive.manifest);
      if (await isDatabaseInUse(config.database)) {
        throw new BackupError('Le site est en marche ; arrêtez-le, puis relancez la restauration.');
      }
      return await prepareExclusively(config.database, () =>
        restoreArchive(config, archive, scratch, replace),
      );
    } finally {
      await archive.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function restoreArchive(
  config: Config,
  archive: Archive,
  scratch: string,
  replace: boolean,
): Promise<Restored> {
  const { manifest } = archive;
  const empty = await isDatabaseEmpty(config.database);
  if (!empty && !replace) {
    throw new BackupError(
      'Il y a déjà un site à cet endroit ; ajoutez --replace pour le remplacer, il sera sauvegardé avant.',
    );
  }
  const replaced = empty ? undefined : await backUpReplaced(config);
  for (const { path } of manifest.files) await extract(archive, path, scratch);
  await replaceDatabase(config, archive, scratch);
  await replaceFiles(config, scratch);
  await renewMark(config);
  await endUpgrade(config);
  return {
    createdAt: new Date(manifest.createdAt),
    rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files.length,
    replaced,
  };
}

/** SQLite: fills a new file and swaps it in. MySQL: a marker table says that the database is incomplete meanwhile. */
async function replaceDatabase({ database }: Config, archive: Archive, scratch: string): Promise<void> {
  if (database.kind === 'mysql') {
    await refillDatabase(database.url, () => fillDatabase(database, archive));
    return;
  }
  const path = join(scratch, 'passerelle.sqlite');
  await fillDatabase({ kind: 'sqlite', path }, archive);
  // They belong to the replaced file and would be applied to the new one.
  for (const suffix of ['-wal', '-shm']) await rm(database.path + suffix, { force: true });
  await rename(path, database.path);
}

async function extract(archive: Archive, path: string, folder: string): Promise<void> {
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true });
  await pipeline(await archive.file(path), createWriteStream(place, { mode: 0o600 }));
}

async function replaceFiles({ dataDir }: Config, scratch: string): Promise<void> {
  for (const name of [...madeFolders, keptFolder, ...keptSecrets]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of [keptFolder, ...keptSecrets]) {
    const isThere = await access(join(scratch, name)).then(
      () => true,
      () => false,
    );
    if (isThere) await rename(join(scratch, name), join(dataDir, name));
  }
}
