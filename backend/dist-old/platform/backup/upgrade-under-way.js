import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from './list-backups.js';
import { withStore } from './stores/open-store.js';
/**
 * A marker file in the data folder, from the backup before an upgrade to the end of its migrations. It holds the name
 * of that backup. A retried start makes no new one, which would contain partially migrated tables.
 */ const MARK = 'upgrade-under-way';
const UNDONE = 'upgrade-being-undone';
const markIn = ({ dataDir })=>join(dataDir, MARK);
const undoneIn = ({ dataDir })=>join(dataDir, UNDONE);
export const beginUpgrade = (config, backup)=>writeFile(markIn(config), backup);
/** Does nothing if there is no marker; also called by a restore of an older state. */ export async function endUpgrade(config) {
    for (const mark of [
        undoneIn(config),
        markIn(config)
    ])await rm(mark, {
        force: true
    });
}
/** Marks that the site itself is restoring the database, so that a crash in between is recognized. */ export const beginUndoing = (config)=>writeFile(undoneIn(config), '');
export const endUndoing = (config)=>rm(undoneIn(config), {
        force: true
    });
export const isBeingUndone = (config)=>access(undoneIn(config)).then(()=>true, ()=>false);
/** The backup made before the current upgrade, if it still exists. */ export async function backupUnderWay(config) {
    const backup = await readFile(markIn(config), 'utf8').catch(()=>undefined);
    if (backup === undefined) return undefined;
    const kept = await withStore(config.backupDir, config, listBackups);
    return kept.find(({ name })=>name === backup)?.name;
}
//# sourceMappingURL=upgrade-under-way.js.map
