import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { listBackups } from './list-backups.js';
import { withStore } from './stores/open-store.js';

/**
 * A file in the data folder, from the backup before an upgrade to the end of its migrations: the name of that backup. Starts
 * that try again what has failed make no other, which would hold tables that are changed in part.
 */
const MARK = 'upgrade-under-way';
const markIn = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, MARK);

export const beginUpgrade = (config: Config, backup: string) => writeFile(markIn(config), backup);

/** Also where there was none, or where a restoration goes back to before it. */
export const endUpgrade = (config: Config) => rm(markIn(config), { force: true });

/** The name of the backup that was made before the upgrade that is under way, if it is still there. */
export async function backupUnderWay(config: Config): Promise<string | undefined> {
  const backup = await readFile(markIn(config), 'utf8').catch(() => undefined);
  if (backup === undefined) return undefined;
  const kept = await withStore(config.backupDir, config, listBackups);
  return kept.find(({ name }) => name === backup)?.name;
}
