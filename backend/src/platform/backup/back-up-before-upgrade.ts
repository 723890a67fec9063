import { Logger } from '@nestjs/common';
import { ConfigError, type Config } from '../../config.js';
import { explainUnreachable } from '../database/data-source.js';
import { migrations } from '../database/migrations/migrations.js';
import { BEFORE_UPGRADE } from './backup-name.js';
import { makeBackup } from './backup.js';
import { failureSentence } from './failure-sentence.js';
import { listBackups } from './list-backups.js';
import { openSnapshot } from './open-snapshot.js';
import { withStore } from './stores/open-store.js';
import { claimSite, requireOwnMedia } from './site-mark.js';
import { isDatabaseEmpty } from './restore-target.js';
import { undoUpgrade } from './undo-upgrade.js';
import {
  backupUnderWay,
  beginUndoing,
  beginUpgrade,
  endUndoing,
  endUpgrade,
  isBeingUndone,
} from './upgrade-under-way.js';

/** Number of upgrade backups to keep: a rollback goes back one or two versions. */
const KEPT = 3;

const logger = new Logger('Upgrade');

/**
 * Backs up the site before start-up migrates the tables of an older version, so that the upgrade can be rolled back.
 * Checks that the media are those of the database, before and after.
 * @returns a function to call after the migrations
 * @throws ConfigError when the database belongs to a newer version, or cannot be backed up
 */
export async function backUpBeforeUpgrade(config: Config): Promise<() => Promise<void>> {
  await requireOwnMedia(config);
  const isUpgrade = (await isBeingUndone(config)) || (await needsBackup(config));
  if (isUpgrade) await backUp(config);
  return async () => {
    await finishUpgrade(config, isUpgrade);
    await claimSite(config);
  };
}

async function needsBackup(config: Config): Promise<boolean> {
  if (await isDatabaseEmpty(config.database)) return false;
  const snapshot = await openSnapshot(config.database);
  await snapshot.close();
  const done = new Set(snapshot.migrations);
  const known = new Set<string>(migrations.map(({ name }) => name));
  if ([...done].some((name) => !known.has(name))) throw newer();
  // A first start that ended before its first migration left nothing to back up.
  return done.size > 0 && done.size < known.size && config.backsUpBeforeUpgrade;
}

async function backUp(config: Config): Promise<void> {
  try {
    const made = await backupUnderWay(config);
    if (made) {
      await resumeUpgrade(config, made);
      return;
    }
    logger.log('Cette version change la base de données : une sauvegarde est faite avant.');
    const { place, name } = await makeBackup(config, config.backupDir, BEFORE_UPGRADE);
    await beginUpgrade(config, name);
    logger.log(`Sauvegarde écrite et restaurée pour l’essai : ${place}`);
  } catch (problem) {
    const error = explainUnreachable(problem);
    if (error instanceof ConfigError) throw error;
    const reason = failureSentence(error);
    if (!reason) logger.error(error);
    throw new ConfigError(
      `La sauvegarde qui précède la mise à jour n’a pas pu être faite. ${reason ?? 'Une erreur inattendue l’a arrêtée ; le journal dit laquelle.'} ` +
        'La base n’a pas été touchée. Qui en a une à jour peut démarrer avec UPGRADE_BACKUP=off.',
      { cause: error },
    );
  }
}

/** MySQL cannot undo a half-applied migration, so the upgrade starts over from the backup. */
async function resumeUpgrade(config: Config, made: string): Promise<void> {
  const { database } = config;
  if (database.kind === 'mysql') {
    logger.log(
      `La mise à jour s’était arrêtée à mi-chemin : la base redevient celle de la sauvegarde ${made}`,
    );
    await beginUndoing(config);
    await undoUpgrade(config, database.url, made);
    await endUndoing(config);
  }
  logger.log(`La mise à jour reprend ; la sauvegarde d’avant est ${made}`);
}

/** The upgrade has succeeded, or there was none; a file that cannot be deleted must not prevent the start. */
async function finishUpgrade(config: Config, isUpgrade: boolean): Promise<void> {
  try {
    await endUpgrade(config);
    if (!isUpgrade) return;
    await withStore(config.backupDir, config, async (store) => {
      const own = (await listBackups(store)).filter(({ name }) => name.startsWith(`${BEFORE_UPGRADE}-`));
      for (const { name } of own.slice(KEPT)) await store.remove(name);
    });
  } catch (error) {
    logger.warn(`Les sauvegardes d’avant les mises à jour n’ont pas pu être rangées (${String(error)}).`);
  }
}

const newer = () =>
  new ConfigError(
    'La base de données vient d’une version plus récente de Passerelle ; mettez le programme à jour, ou restaurez une sauvegarde de cette version-ci.',
  );
