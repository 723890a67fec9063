import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeArchive } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { backupName } from './backup-name.js';
import { fillDatabase, SchemaMismatchError, requireKnownMigrations } from './fill-database.js';
import { listFiles } from './kept-files.js';
import { openSnapshot } from './open-snapshot.js';
import { removeAbandoned, SCRATCH, withScratch } from './scratch.js';
import { withStore } from './stores/open-store.js';
import { PARTIAL } from './stores/store.js';
import { isDatabaseEmpty } from './restore-target.js';
import { ZipArchive } from './zip-archive.js';
/**
 * Backs up the running site into one file, restores it into a scratch folder and compares it; only then it gets its
 * name.
 * @param place a local folder or a URL
 * @throws BackupError when there is nothing to back up or the test restore fails; no file remains then
 */ export function makeBackup(config, place, beginning = 'passerelle') {
    return keepBackup(config, place, beginning, async (path)=>{
        const began = performance.now();
        await testRestoreFile(path, config);
        return {
            restoredIn: performance.now() - began
        };
    });
}
/**
 * Backs up what a restore replaces, even if it is broken: that may be why it is replaced.
 * @throws BackupError when it cannot be written
 */ export function backUpReplaced(config) {
    return keepBackup(config, config.backupDir, 'passerelle', async (path)=>{
        const isTested = await testRestoreFile(path, config).then(()=>true, (error)=>{
            if (error instanceof SchemaMismatchError) return false;
            throw error;
        });
        return {
            isTested
        };
    });
}
async function keepBackup(config, place, beginning, rehearse) {
    await prepareToBackUp(config);
    return withStore(place, config, async (store)=>{
        await store.prepare();
        const name = backupName(beginning, config.backupKey === undefined ? '.zip' : '.zip.age');
        const staged = join(store.staging ?? config.dataDir, `${store.staging ? name : SCRATCH + name}${PARTIAL}`);
        try {
            await writeSnapshot(config, staged);
            const tried = await rehearse(staged);
            await store.keep(staged, name);
            return {
                ...tried,
                place: `${store.address}/${name}`,
                name
            };
        } finally{
            await rm(staged, {
                force: true
            });
        }
    });
}
async function writeSnapshot(config, path) {
    const snapshot = await openSnapshot(config.database);
    try {
        const files = await listFiles(config);
        await writeArchive(path, config.backupKey, {
            snapshot,
            folder: config.dataDir,
            files
        });
    } finally{
        await snapshot.close();
    }
}
/** @throws BackupError when there is nothing to back up */ export async function prepareToBackUp({ database, dataDir }) {
    if (await isDatabaseEmpty(database)) {
        throw new BackupError("Il n\u2019y a rien \xe0 sauvegarder : la base de donn\xe9es est vide.");
    }
    await removeAbandoned(dataDir);
}
async function testRestoreFile(path, { dataDir, backupKey }) {
    await withScratch(dataDir, async (scratch)=>{
        const archive = await ZipArchive.open(path, backupKey, scratch);
        try {
            await testRestore(archive, scratch);
        } finally{
            await archive.close();
        }
    });
}
/**
 * Restores an archive from either database into a scratch folder.
 * @param scratch a folder beside the site's own data
 * @throws BackupError when the restore fails
 */ export async function testRestore(archive, scratch) {
    requireKnownMigrations(archive.manifest);
    await fillDatabase({
        kind: 'sqlite',
        path: join(scratch, 'passerelle.sqlite')
    }, archive);
}
//# sourceMappingURL=backup.js.map
