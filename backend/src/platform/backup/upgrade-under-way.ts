import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { listBackups } from './list-backups.js';
import { withStore } from './stores/open-store.js';

/**
 * A file in the data folder, from the backup before an upgrade to the end of its migrations: the name of that backup. Starts
 * that try again what has failed make no other, which would hold tables that are changed in part.
 */
const MARK = 'upgrade-under-way';
const UNDONE = 'upgrade-being-undone';
const markIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, MARK);

const undoneIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, UNDONE);

export const beginUpgrade = (config: Config, backup: string) => writeFile(markIn(config), backup);

/** Also where there was none, or where a restoration goes back to before it. */
export async function endUpgrade(config: Config): Promise<void> {
  for (const mark of [undoneIn(config), markIn(config)]) await rm(mark, { force: true });
}

/** From now on what is in the base is what the site itself puts back there, until that has come to its end. */
export const beginUndoing = (config: Config) => writeFile(undoneIn(config), '');

export const endUndoing = (config: Config) => rm(undoneIn(config), { force: true });

export const isBeingUndone = (config: Config) =>
  access(undoneIn(config)).then(
    () => true,
    () => false,
  );

/** The name of the backup that was made before the upgrade that is under way, if it is still there. */
export async function backupUnderWay(config: Config): Promise<string | undefined> {
  const backup = await readFile(markIn(config), 'utf8').catch(() => undefined);
  if (backup === undefined) return undefined;
  const kept = await withStore(config.backupDir, config, listBackups);
  return kept.find(({ name }) => name === backup)?.name;
}
