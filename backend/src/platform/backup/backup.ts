import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { Archive } from './archive-reader.js';
import { writeArchive } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { fillDatabase, OtherTables, requireKnown } from './fill-database.js';
import { listFiles } from './kept-files.js';
import { openSnapshot } from './open-snapshot.js';
import { withStore } from './stores/open-store.js';
import { isAbandoned, PARTIAL } from './stores/store.js';
import { isEmpty } from './target.js';

/** How the names of those begin that the site makes by itself, and removes by `outdated`. */
export const AUTOMATIC = 'passerelle-auto';

/** Of those that it makes before it changes the tables of an older version. */
export const BEFORE_UPGRADE = 'passerelle-upgrade';

type BackupName = 'passerelle' | typeof AUTOMATIC | typeof BEFORE_UPGRADE;

const SCRATCH = '.rehearsal-';

/** What is backed up, where to, and with which passphrase. */
export type BackupSource = Pick<Config, 'dataDir' | 'database' | 'backupDir' | 'backupAccess' | 'backupKey'>;

/** What was written, and restored to see whether it can be. */
export interface Backup {
  /** A path of this machine, or an address without a password. */
  place: string;
  name: string;
  /** In milliseconds. */
  restoredIn: number;
}

/** Of what a restoration replaces. */
export interface Replaced {
  place: string;
  /** False where this version can't restore it, being older than the base or on one that an upgrade has left half-way. */
  isTried: boolean;
}

/**
 * Writes an archive of the site, which may be running, and restores it into a scratch place to compare it. Only then does it
 * get its name.
 * @param place a folder of this machine, or an address
 * @throws BackupError when there is nothing to keep, or what was written can't be restored; nothing stays then
 */
export function makeBackup(
  config: BackupSource,
  place: string,
  name: BackupName = 'passerelle',
): Promise<Backup> {
  return keepBackup(config, place, name, async (path) => {
    const began = performance.now();
    await rehearseRestore(path, config);
    return { restoredIn: performance.now() - began };
  });
}

/**
 * Keeps what a restoration replaces, whatever its state: that may be why it is replaced.
 * @throws BackupError when it can't be kept
 */
export function backUpReplaced(config: BackupSource): Promise<Replaced> {
  return keepBackup(config, config.backupDir, 'passerelle', async (path) => {
    const isTried = await rehearseRestore(path, config).then(
      () => true,
      (error: unknown) => {
        if (error instanceof OtherTables) return false;
        throw error;
      },
    );
    return { isTried };
  });
}

async function keepBackup<Tried extends object>(
  config: BackupSource,
  place: string,
  begin: BackupName,
  rehearse: (path: string) => Promise<Tried>,
): Promise<Tried & { place: string; name: string }> {
  if (await isEmpty(config.database)) {
    throw new BackupError('Il n’y a rien à sauvegarder : la base de données est vide.');
  }
  await removeAbandoned(config.dataDir);
  return withStore(place, config, async (store) => {
    await store.prepare();
    const name = archiveName(begin, new Date(), config.backupKey !== undefined);
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

/**
 * Restores an archive where nobody looks, whatever database it comes from: beside the site’s own data, since a folder for
 * encrypted archives may be one that must not see what is in them.
 * @throws BackupError when that fails
 */
async function rehearseRestore(path: string, { dataDir, backupKey }: BackupSource): Promise<void> {
  const scratch = await mkdtemp(join(dataDir, SCRATCH));
  try {
    const archive = await Archive.open(path, backupKey, scratch);
    try {
      requireKnown(archive.manifest);
      await fillDatabase({ kind: 'sqlite', path: join(scratch, 'passerelle.sqlite') }, archive);
    } finally {
      archive.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What backups left behind that were killed. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((left) => left.startsWith(SCRATCH))) {
    const { mtime } = await stat(join(dataDir, name));
    if (isAbandoned(mtime)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function archiveName(name: string, moment: Date, isEncrypted: boolean): string {
  const time = moment.toISOString().replaceAll(':', '').replace('.', '-');
  return `${name}-${time}.zip${isEncrypted ? '.age' : ''}`;
}
