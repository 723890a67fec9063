import { statfs } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
/** Disk space that the site itself needs to keep writing. */ const SPARE_BYTES = 1024 ** 3;
/** Module that runs in the worker thread. */ export const BACKUP_WORKER = fileURLToPath(new URL(`../../platform/backup/backup-worker${extname(import.meta.url)}`, import.meta.url));
/** The part of the configuration that can be passed to a worker thread. */ export function backupSource(config) {
    const { dataDir, database, backupDir, backupAccess, backupKey } = config;
    return {
        dataDir,
        database,
        backupDir,
        backupAccess,
        backupKey
    };
}
/** Why no backup is written for lack of disk space; undefined when there is enough. */ export async function lackOfSpace(dataDir) {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < SPARE_BYTES ? "Il reste moins de 1 Go sur le disque : lib\xe9rez de la place avant de sauvegarder." : undefined;
}
//# sourceMappingURL=backup-source.js.map
