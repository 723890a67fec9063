import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import type { Archive } from './archive.js';
import { writeArchive } from './archive-writer.js';
import { BackupError } from './manifest.js';
import { backupName, type BackupPrefix } from './backup-name.js';
import { fillDatabase, SchemaMismatchError, requireKnownMigrations } from './fill-database.js';
import { listFiles } from './kept-files.js';
import { openSnapshot } from './open-snapshot.js';
import { removeAbandoned, SCRATCH, withScratch } from './scratch.js';
import { withStore } from './stores/open-store.js';
import { PARTIAL } from './stores/store.js';
import { requireOwnMedia } from './site-mark.js';
import { isDatabaseEmpty } from './restore-target.js';
import { ZipArchive } from './zip-archive.js';

/** The parts of the configuration that a backup needs. */
export type BackupSource = Pick<Config, 'dataDir' | 'database' | 'backupDir' | 'backupAccess' | 'backupKey'>;

/** A backup that has been written and test-restored. */
export interface Backup {
  /** A local path, or a URL without its password. */
  place: string;
  name: string;
  /** In milliseconds. */
  restoredIn: number;
}

/** Backup of the data that a restore replaces. */
export interface Replaced {
  place: string;
  /** False if this version cannot restore it: the database is newer, or an upgrade has left it half-migrated. */
  isTested: boolean;
}

/**
 * Backs up the running site into one file, restores it into a scratch folder and compares it; only then it gets its
 * name.
 * @param place a local folder or a URL
 * @throws BackupError when there is nothing to back up or the test restore fails; no file remains then
 * @throws ConfigError when the media are not those of the database
 */
export async function makeBackup(
  config: BackupSource,
  place: string,
  beginning: BackupPrefix = 'passerelle',
): Promise<Backup> {
  await requireOwnMedia(config);
  return keepBackup(config, place, beginning, async (path) => {
    const began = performance.now();
    await testRestoreFile(path, config);
    return { restoredIn: performance.now() - began };
  });
}

/**
 * Backs up the data that a restore replaces, even if it is broken: that may be the reason for the restore.
 * @throws BackupError when it cannot be written
 */
export function backUpReplaced(config: BackupSource): Promise<Replaced> {
  return keepBackup(config, config.backupDir, 'passerelle', async (path) => {
    const isTested = await testRestoreFile(path, config).then(
      () => true,
      (error: unknown) => {
        if (error instanceof SchemaMismatchError) return false;
        throw error;
      },
    );
    return { isTested };
  });
}

async function keepBackup<Tried extends object>(
  config: BackupSource,
  place: string,
  beginning: BackupPrefix,
  rehearse: (path: string) => Promise<Tried>,
): Promise<Tried & { place: string; name: string }> {
  await prepareToBackUp(config);
  return withStore(place, config, async (store) => {
    await store.prepare();
    const name = backupName(beginning, config.backupKey === undefined ? '.zip' : '.zip.age');
    const staged = join(
      store.staging ?? config.dataDir,
      `${store.staging ? name : SCRATCH + name}${PARTIAL}`,
    );
    try {
      await writeSnapshot(config, staged);
      const tried = await rehearse(staged);
      await store.keep(staged, name);
      return { ...tried, place: `${store.address}/${name}`, name };
    } finally {
      await rm(staged, { force: true });
    }
  });
}

async function writeSnapshot(config: BackupSource, path: string): Promise<void> {
  const snapshot = await openSnapshot(config.database);
  try {
    const files = await listFiles(config);
    await writeArchive(path, config.backupKey, { snapshot, folder: config.dataDir, files });
  } finally {
    await snapshot.close();
  }
}

/** @throws BackupError when there is nothing to back up */
export async function prepareToBackUp({ database, dataDir }: BackupSource): Promise<void> {
  if (await isDatabaseEmpty(database)) {
    throw new BackupError('Il n’y a rien à sauvegarder : la base de données est vide.');
  }
  await removeAbandoned(dataDir);
}

async function testRestoreFile(path: string, { dataDir, backupKey }: BackupSource): Promise<void> {
  await withScratch(dataDir, async (scratch) => {
    const archive = await ZipArchive.open(path, backupKey, scratch);
    try {
      await testRestore(archive, scratch);
    } finally {
      await archive.close();
    }
  });
}

/**
 * Restores an archive from either database into a scratch folder.
 * @param scratch a folder beside the site's own data
 * @throws BackupError when the restore fails
 */
export async function testRestore(archive: Archive, scratch: string): Promise<void> {
  requireKnownMigrations(archive.manifest);
  await fillDatabase({ kind: 'sqlite', path: join(scratch, 'passerelle.sqlite') }, archive);
}
