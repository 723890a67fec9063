import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { loadAge } from './load-age.js';
import { BackupError } from './backup-error.js';
import { checkArchive } from './check-archive.js';
import { damaged, fileEntry, MANIFEST, noArchive, otherKey, parseManifest, tableEntry, withoutKey } from './manifest.js';
const AGE = 'age-encryption.org/';
const ZIP = 'PK';
/** A single-file backup whose every byte has been verified. */ export class ZipArchive {
    manifest;
    zip;
    entries;
    constructor(manifest, zip, entries){
        this.manifest = manifest;
        this.zip = zip;
        this.entries = entries;
    }
    /**
   * @param scratch a folder for decrypted data
   * @throws BackupError when it is no archive, truncated, altered, encrypted with another passphrase, or of a later
   * version
   */ static async open(path, key, scratch) {
        const zip = await openPromise(await readable(path, key, scratch), {
            autoClose: false
        }).catch((error)=>{
            throw damaged(error);
        });
        const archive = await readEntries(zip).then(async (entries)=>{
            const entry = entries.get(MANIFEST);
            if (!entry) throw noArchive();
            const manifest = parseManifest(await text(await zip.openReadStreamPromise(entry)));
            const opened = new ZipArchive(manifest, zip, entries);
            await checkArchive(opened);
            return opened;
        }).catch((error)=>{
            zip.close();
            throw error instanceof BackupError ? error : damaged(error);
        });
        return archive;
    }
    table(name) {
        return this.read(tableEntry(name));
    }
    file(path) {
        return this.read(fileEntry(path));
    }
    close() {
        this.zip.close();
        return Promise.resolve();
    }
    async read(name) {
        const entry = this.entries.get(name);
        if (!entry) throw damaged();
        return this.zip.openReadStreamPromise(entry);
    }
}
async function readEntries(zip) {
    const entries = new Map();
    for await (const entry of zip.eachEntry())entries.set(entry.fileName, entry);
    return entries;
}
/** Path of the zip file: the archive itself, or its decrypted copy. */ async function readable(path, key, scratch) {
    const start = await firstBytes(path);
    if (start.startsWith(ZIP)) return path;
    if (!start.startsWith(AGE)) throw noArchive();
    if (!key) throw withoutKey();
    const plain = join(scratch, 'archive.zip');
    await decrypt(path, key, plain);
    return plain;
}
async function firstBytes(path) {
    try {
        const handle = await open(path, 'r');
        try {
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
            return buffer.toString('latin1', 0, bytesRead);
        } finally{
            await handle.close();
        }
    } catch (error) {
        throw new BackupError(`La sauvegarde ${path} ne peut pas \xeatre lue (${error.code}).`);
    }
}
async function decrypt(path, passphrase, plain) {
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const encrypted = Readable.toWeb(createReadStream(path));
    const decrypted = await decrypter.decrypt(encrypted).catch((error)=>{
        throw otherKey(error);
    });
    const output = createWriteStream(plain, {
        mode: 0o600
    });
    await pipeline(Readable.fromWeb(decrypted), output).catch((error)=>{
        throw damaged(error);
    });
}
//# sourceMappingURL=zip-archive.js.map
