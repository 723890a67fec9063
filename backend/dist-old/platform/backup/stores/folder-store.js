import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../backup-error.js';
import { isAbandoned, isLeftover, PARTIAL } from './store.js';
/** A local folder. */ export class FolderStore {
    address;
    staging;
    constructor(address){
        this.address = address;
        this.staging = address;
    }
    async prepare() {
        const { address } = this;
        await mkdir(address, {
            recursive: true,
            mode: 0o700
        }).catch((error)=>{
            throw new BackupError(`Le dossier des sauvegardes ${address} ne peut pas \xeatre cr\xe9\xe9 (${error.code}).`);
        });
        for (const { name, changedAt } of (await this.list(''))){
            if (isLeftover(name) && isAbandoned(changedAt)) await this.remove(name);
        }
    }
    /** Empty if the folder cannot be read; a write reports the reason. */ async list(folder) {
        const place = join(this.address, folder);
        const entries = await readdir(place, {
            withFileTypes: true
        }).catch(()=>[]);
        const files = entries.filter((entry)=>entry.isFile());
        const found = await Promise.all(files.map(({ name })=>storedFile(place, name)));
        return found.filter((file)=>file !== undefined);
    }
    async write(name, content) {
        const partial = join(this.address, name + PARTIAL);
        try {
            await mkdir(dirname(partial), {
                recursive: true,
                mode: 0o700
            });
            await pipeline(content, createWriteStream(partial, {
                mode: 0o600
            }));
            await this.keep(partial, name);
        } finally{
            await rm(partial, {
                force: true
            });
        }
    }
    async keep(path, name) {
        const place = join(this.address, name);
        await sync(path);
        await rename(path, place);
        await sync(dirname(place));
    }
    async read(name) {
        const path = join(this.address, name);
        const handle = await open(path, 'r').catch((error)=>{
            throw new BackupError(`La sauvegarde ${path} ne peut pas \xeatre lue (${error.code}).`);
        });
        return createReadStream(path, {
            fd: handle
        });
    }
    remove(name) {
        return rm(join(this.address, name), {
            force: true
        });
    }
    async close() {}
}
/** Undefined if it is gone: a file being written is renamed when complete. */ async function storedFile(folder, name) {
    try {
        const { size, mtime } = await stat(join(folder, name));
        return {
            name,
            bytes: size,
            changedAt: mtime
        };
    } catch (error) {
        if (error.code === 'ENOENT') return undefined;
        throw error;
    }
}
/** Flushes a file, or the entries of a folder, to disk. */ async function sync(path) {
    const handle = await open(path, 'r');
    try {
        await handle.sync();
    } finally{
        await handle.close();
    }
}
//# sourceMappingURL=folder-store.js.map
