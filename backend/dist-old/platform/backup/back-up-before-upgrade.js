import { Logger } from '@nestjs/common';
import { ConfigError } from '../../config.js';
import { explainUnreachable } from '../database/data-source.js';
import { migrations } from '../database/migrations/migrations.js';
import { BEFORE_UPGRADE } from './backup-name.js';
import { makeBackup } from './backup.js';
import { failureSentence } from './failure-sentence.js';
import { listBackups } from './list-backups.js';
import { openSnapshot } from './open-snapshot.js';
import { withStore } from './stores/open-store.js';
import { isDatabaseEmpty } from './restore-target.js';
import { undoUpgrade } from './undo-upgrade.js';
import { backupUnderWay, beginUndoing, beginUpgrade, endUndoing, endUpgrade, isBeingUndone } from './upgrade-under-way.js';
/** Number of upgrade backups to keep: a rollback goes back one or two versions. */ const KEPT = 3;
const logger = new Logger('Upgrade');
/**
 * Backs up the site before start-up migrates the tables of an older version, so that the upgrade can be rolled back.
 * @returns a function to call after the migrations
 * @throws ConfigError when the database belongs to a newer version, or cannot be backed up
 */ export async function backUpBeforeUpgrade(config) {
    const isUpgrade = await isBeingUndone(config) || await needsBackup(config);
    if (isUpgrade) await backUp(config);
    return ()=>finishUpgrade(config, isUpgrade);
}
async function needsBackup(config) {
    if (await isDatabaseEmpty(config.database)) return false;
    const snapshot = await openSnapshot(config.database);
    await snapshot.close();
    const done = new Set(snapshot.migrations);
    const known = new Set(migrations.map(({ name })=>name));
    if ([
        ...done
    ].some((name)=>!known.has(name))) throw newer();
    // A first start that ended before its first migration left nothing to back up.
    return done.size > 0 && done.size < known.size && config.backsUpBeforeUpgrade;
}
async function backUp(config) {
    try {
        const made = await backupUnderWay(config);
        if (made) {
            await resumeUpgrade(config, made);
            return;
        }
        logger.log("Cette version change la base de donn\xe9es : une sauvegarde est faite avant.");
        const { place, name } = await makeBackup(config, config.backupDir, BEFORE_UPGRADE);
        await beginUpgrade(config, name);
        logger.log(`Sauvegarde \xe9crite et restaur\xe9e pour l\u{2019}essai : ${place}`);
    } catch (problem) {
        const error = explainUnreachable(problem);
        if (error instanceof ConfigError) throw error;
        const reason = failureSentence(error);
        if (!reason) logger.error(error);
        throw new ConfigError(`La sauvegarde qui pr\xe9c\xe8de la mise \xe0 jour n\u{2019}a pas pu \xeatre faite. ${reason ?? "Une erreur inattendue l\u2019a arr\xeat\xe9e ; le journal dit laquelle."} ` + "La base n\u2019a pas \xe9t\xe9 touch\xe9e. Qui en a une \xe0 jour peut d\xe9marrer avec UPGRADE_BACKUP=off.", {
            cause: error
        });
    }
}
/** MySQL cannot undo a half-applied migration, so the upgrade starts over from the backup. */ async function resumeUpgrade(config, made) {
    const { database } = config;
    if (database.kind === 'mysql') {
        logger.log(`La mise \xe0 jour s\u{2019}\xe9tait arr\xeat\xe9e \xe0 mi-chemin : la base redevient celle de la sauvegarde ${made}`);
        await beginUndoing(config);
        await undoUpgrade(config, database.url, made);
        await endUndoing(config);
    }
    logger.log(`La mise \xe0 jour reprend ; la sauvegarde d\u{2019}avant est ${made}`);
}
/** The upgrade has succeeded, or there was none; a file that cannot be deleted must not prevent the start. */ async function finishUpgrade(config, isUpgrade) {
    try {
        await endUpgrade(config);
        if (!isUpgrade) return;
        await withStore(config.backupDir, config, async (store)=>{
            const own = (await listBackups(store)).filter(({ name })=>name.startsWith(`${BEFORE_UPGRADE}-`));
            for (const { name } of own.slice(KEPT))await store.remove(name);
        });
    } catch (error) {
        logger.warn(`Les sauvegardes d\u{2019}avant les mises \xe0 jour n\u{2019}ont pas pu \xeatre rang\xe9es (${String(error)}).`);
    }
}
const newer = ()=>new ConfigError("La base de donn\xe9es vient d\u2019une version plus r\xe9cente de Passerelle ; mettez le programme \xe0 jour, ou restaurez une sauvegarde de cette version-ci.");
//# sourceMappingURL=back-up-before-upgrade.js.map
