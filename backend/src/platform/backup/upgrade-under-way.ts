import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { listBackups } from './list-backups.js';
import { withStore } from './stores/open-store.js';

/**
 * A marker file in the data folder, from the backup before an upgrade to the end of its migrations. It holds the name
 * of that backup. A retried start makes no new one, which would contain partially migrated tables.
 */
const MARK = 'upgrade-under-way';
const UNDONE = 'upgrade-being-undone';
const markIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, MARK);

const undoneIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, UNDONE);

export const beginUpgrade = (config: Config, backup: string) => writeFile(markIn(config), backup);

/** Does nothing if there is no marker; also called by a restore of an older state. */
export async function endUpgrade(config: Config): Promise<void> {
  for (const mark of [undoneIn(config), markIn(config)]) await rm(mark, { force: true });
}

/** Marks that the site itself is restoring the database, so that a crash in between is recognized. */
export const beginUndoing = (config: Config) => writeFile(undoneIn(config), '');

export const endUndoing = (config: Config) => rm(undoneIn(config), { force: true });

export const isBeingUndone = (config: Config) =>
  access(undoneIn(config)).then(
    () => true,
    () => false,
  );

/** The backup made before the current upgrade, if it still exists. */
export async function backupUnderWay(config: Config): Promise<string | undefined> {
  const backup = await readFile(markIn(config), 'utf8').catch(() => undefined);
  if (backup === undefined) return undefined;
  const kept = await withStore(config.backupDir, config, listBackups);
  return kept.find(({ name }) => name === backup)?.name;
}
