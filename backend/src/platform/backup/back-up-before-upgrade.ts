import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { ConfigError, type Config } from '../../config.js';
import { migrations } from '../database/migrations/migrations.js';
import { BEFORE_UPGRADE, makeBackup } from './backup.js';
import { BackupError } from './backup-error.js';
import { listBackups } from './list-backups.js';
import { openSnapshot } from './open-snapshot.js';
import { isEmpty } from './target.js';

/** How many stay: whoever goes back goes to the last version or the one before. */
const KEPT = 3;

const logger = new Logger('Upgrade');

/**
 * Before a start changes the tables of an older version: keeps what there is, so that there is a way back.
 * @throws ConfigError where the base comes from a newer version, or where it can't be kept
 */
export async function backUpBeforeUpgrade(config: Config): Promise<void> {
  if (await isEmpty(config.database)) return;
  const snapshot = await openSnapshot(config.database);
  await snapshot.close();
  const done = new Set(snapshot.migrations);
  const known = new Set<string>(migrations.map(({ name }) => name));
  if ([...done].some((name) => !known.has(name))) throw newer();
  // A start that ended before its first table has left nothing to keep.
  if (done.size === 0 || done.size === known.size || !config.backsUpBeforeUpgrade) return;
  logger.log('Cette version change la base de données : une sauvegarde est faite avant.');
  try {
    const { path } = await makeBackup(config, config.backupDir, BEFORE_UPGRADE);
    logger.log(`Sauvegarde écrite et restaurée pour l’essai : ${path}`);
  } catch (error) {
    if (!(error instanceof BackupError) && !isFileError(error)) throw error;
    throw new ConfigError(
      `La sauvegarde qui précède la mise à jour n’a pas pu être faite : ${(error as Error).message} ` +
        'La base n’a pas été touchée. Qui en a une à jour peut démarrer avec UPGRADE_BACKUP=off.',
      { cause: error },
    );
  }
  await removeOlder(config.backupDir);
}

async function removeOlder(folder: string): Promise<void> {
  const own = (await listBackups(folder)).filter(({ name }) => name.startsWith(`${BEFORE_UPGRADE}-`));
  for (const { name } of own.slice(KEPT)) await rm(join(folder, name), { force: true });
}

/** Such as a full disk. */
const isFileError = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).errno === 'number';

const newer = () =>
  new ConfigError(
    'La base de données vient d’une version plus récente de Passerelle ; mettez le programme à jour, ou restaurez une sauvegarde de cette version-ci.',
  );
