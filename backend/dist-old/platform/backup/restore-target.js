import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';
import { isEmptyOrUnfinished } from '../database/unfinished-restore.js';
const SQLITE_BUSY = 5;
/** Whether a restore into this database would lose nothing. */ export async function isDatabaseEmpty(database) {
    if (database.kind === 'mysql') return isEmptyOrUnfinished(database.url);
    if (!existsSync(database.path)) return true;
    const db = new DatabaseSync(database.path, {
        readOnly: true
    });
    try {
        return db.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
    } finally{
        db.close();
    }
}
/** Whether another process, such as the site, has it open. */ export async function isDatabaseInUse(database) {
    return database.kind === 'mysql' ? isMysqlInUse(database.url) : isSqliteInUse(database.path);
}
async function isMysqlInUse(url) {
    const base = await createConnection(url);
    try {
        const [others] = await base.query('SELECT ID FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()');
        return others.length > 0;
    } finally{
        await base.end();
    }
}
/** A process that has it open in WAL mode holds a shared lock all the time. */ function isSqliteInUse(path) {
    if (!existsSync(path)) return false;
    const db = new DatabaseSync(path, {
        timeout: 0
    });
    try {
        db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
        return false;
    } catch (error) {
        if (error.errcode === SQLITE_BUSY) return true;
        throw error;
    } finally{
        db.close();
    }
}
//# sourceMappingURL=restore-target.js.map
