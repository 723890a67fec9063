import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { Archive } from './archive-reader.js';
import { PARTIAL, writeArchive } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { fillDatabase, OtherTables, requireKnown } from './fill-database.js';
import { listFiles } from './kept-files.js';
import { openSnapshot } from './open-snapshot.js';
import { isEmpty } from './target.js';

/** How the names of those begin that the site makes by itself, and removes by `outdated`. */
export const AUTOMATIC = 'passerelle-auto';

/** Of those that it makes before it changes the tables of an older version. */
export const BEFORE_UPGRADE = 'passerelle-upgrade';

type BackupName = 'passerelle' | typeof AUTOMATIC | typeof BEFORE_UPGRADE;

const SCRATCH = '.rehearsal-';
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** What is backed up, where to, and with which passphrase. */
export type BackupSource = Pick<Config, 'dataDir' | 'database' | 'backupDir' | 'backupKey'>;

/** What was written, and restored to see whether it can be. */
export interface Backup {
  path: string;
  /** In milliseconds. */
  restoredIn: number;
}

/** Of what a restoration replaces. */
export interface Replaced {
  path: string;
  /** False where this version can't restore it, being older than the base or on one that an upgrade has left half-way. */
  isTried: boolean;
}

/**
 * Writes an archive of the site, which may be running, and restores it into a scratch place to compare it.
 * @throws BackupError when there is nothing to keep, or what was written can't be restored; nothing stays then
 */
export async function makeBackup(
  config: BackupSource,
  folder: string,
  name: BackupName = 'passerelle',
): Promise<Backup> {
  const path = await writeBackup(config, folder, name);
  const began = performance.now();
  await rehearseRestore(path, config).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  return { path, restoredIn: performance.now() - began };
}

/**
 * Keeps what a restoration replaces, whatever its state: that may be why it is replaced.
 * @throws BackupError when it can't be kept
 */
export async function backUpReplaced(config: BackupSource): Promise<Replaced> {
  const path = await writeBackup(config, config.backupDir, 'passerelle');
  const isTried = await rehearseRestore(path, config).then(
    () => true,
    async (error: unknown) => {
      if (error instanceof OtherTables) return false;
      await rm(path, { force: true });
      throw error;
    },
  );
  return { path, isTried };
}

async function writeBackup(config: BackupSource, folder: string, name: BackupName): Promise<string> {
  if (await isEmpty(config.database)) {
    throw new BackupError('Il n’y a rien à sauvegarder : la base de données est vide.');
  }
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`Le dossier des sauvegardes ${folder} ne peut pas être créé (${error.code}).`);
  });
  await removeLeftovers(folder, (left) => left.startsWith('passerelle-') && left.endsWith(PARTIAL));
  await removeLeftovers(config.dataDir, (left) => left.startsWith(SCRATCH));
  const path = join(folder, archiveName(name, new Date(), config.backupKey !== undefined));
  const snapshot = await openSnapshot(config.database);
  try {
    const files = await listFiles(config);
    await writeArchive(path, config.backupKey, { snapshot, folder: config.dataDir, files });
  } finally {
    await snapshot.close();
  }
  return path;
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

/** What backups left behind that were killed. Another one may be under way, but not for a day. */
async function removeLeftovers(place: string, isLeftover: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(place)).filter(isLeftover)) {
    const { mtimeMs } = await stat(join(place, name));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(place, name), { recursive: true, force: true });
  }
}

function archiveName(name: string, moment: Date, isEncrypted: boolean): string {
  const time = moment.toISOString().replaceAll(':', '').replace('.', '-');
  return `${name}-${time}.zip${isEncrypted ? '.age' : ''}`;
}
