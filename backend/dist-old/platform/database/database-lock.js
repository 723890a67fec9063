import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
const LOOK_EVERY_MS = 50;
const SQLITE_BUSY = 5;
/** Lock names are shared by all databases of a MySQL server, hence the hash. Older versions only know the first. */ const prefixes = {
    start: 'passerelle.',
    backup: 'passerelle-backup.',
    points: 'passerelle-points.'
};
/**
 * Locks the database against other processes. The database holds the lock, so it ends with the process.
 * @returns a function that releases it; undefined when another process held it during the whole wait
 */ export function lockDatabase(database, purpose, patienceS) {
    return database.kind === 'mysql' ? lockServer(database.url, prefixes[purpose], patienceS) : lockFile(`${database.path}-${purpose}`, patienceS);
}
async function lockServer(url, prefix, patienceS) {
    const connection = await createConnection(url);
    // If the server goes away, so does the lock; its holder carries on.
    connection.on('error', ()=>undefined);
    const [[row]] = await connection.query('SELECT GET_LOCK(CONCAT(?, LEFT(SHA2(DATABASE(), 256), 40)), ?) AS held', [
        prefix,
        patienceS
    ]);
    if (row?.held !== 1) {
        await connection.end();
        return undefined;
    }
    return async ()=>{
        // The server notices a closed connection only a moment later.
        await connection.query('DO RELEASE_ALL_LOCKS()').catch(()=>undefined);
        connection.destroy();
    };
}
/** Locks a file beside the database, because a lock on the database itself would block its writers. */ async function lockFile(path, patienceS) {
    mkdirSync(dirname(path), {
        recursive: true
    });
    const lock = new DatabaseSync(path, {
        timeout: 0
    });
    const deadline = performance.now() + patienceS * 1000;
    while(!takes(lock)){
        if (performance.now() >= deadline) {
            lock.close();
            return undefined;
        }
        await pause(LOOK_EVERY_MS);
    }
    return ()=>Promise.resolve(lock.close());
}
function takes(lock) {
    try {
        lock.exec('BEGIN EXCLUSIVE');
        return true;
    } catch (error) {
        if (error.errcode === SQLITE_BUSY) return false;
        throw error;
    }
}
//# sourceMappingURL=database-lock.js.map
