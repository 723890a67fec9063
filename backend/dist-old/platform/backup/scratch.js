import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbandoned } from './stores/store.js';
/**
 * Name prefix of temporary folders. They lie in the data folder, because the backup folder may be a place that must not
 * see decrypted data.
 */ export const SCRATCH = '.rehearsal-';
/** Provides a temporary folder for the duration of some work. */ export async function withScratch(dataDir, work) {
    const folder = await mkdtemp(join(dataDir, SCRATCH));
    try {
        return await work(folder);
    } finally{
        await rm(folder, {
            recursive: true,
            force: true
        });
    }
}
/** Removes temporary folders of killed backups. */ export async function removeAbandoned(dataDir) {
    for (const name of (await readdir(dataDir)).filter((left)=>left.startsWith(SCRATCH))){
        const { mtime } = await stat(join(dataDir, name));
        if (isAbandoned(mtime)) await rm(join(dataDir, name), {
            recursive: true,
            force: true
        });
    }
}
//# sourceMappingURL=scratch.js.map
