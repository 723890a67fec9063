import { statfs } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.js';
import type { BackupSource } from '../../platform/backup/backup.js';

/** What the site itself needs to go on writing. */
const SPARE_BYTES = 1024 ** 3;

/** The file of what runs in a thread of its own. */
export const BACKUP_WORKER = fileURLToPath(
  new URL(`../../platform/backup/backup-worker${extname(import.meta.url)}`, import.meta.url),
);

/** As a thread takes it. */
export function backupSource(config: Config): BackupSource {
  const { dataDir, database, backupDir, backupAccess, backupKey } = config;
  return { dataDir, database, backupDir, backupAccess, backupKey };
}

/** Why nothing more is written to the site’s disk; undefined where there is room. */
export async function lackOfSpace(dataDir: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < SPARE_BYTES
    ? 'Il reste moins de 1 Go sur le disque : libérez de la place avant de sauvegarder.'
    : undefined;
}
