import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { loadAge } from './load-age.js';
import { createManifest, fileEntry, MANIFEST, tableEntry } from './manifest.js';
import { linesOf } from './row-lines.js';
/** Writes an archive: a zip file, encrypted with age if there is a passphrase. */ export async function writeArchive(path, key, content) {
    const zip = zipOf(content);
    await pipeline(key ? await encrypt(zip, key) : zip, createWriteStream(path, {
        mode: 0o600
    }));
}
function zipOf({ snapshot, folder, files }) {
    const zip = new ZipFile();
    const output = zip.outputStream;
    zip.on('error', (error)=>output.destroy(error));
    const add = (entry, compress, make)=>{
        zip.addReadStreamLazy(entry, {
            compress
        }, (take)=>take(null, make()));
    };
    const tables = {};
    for (const table of snapshot.tables){
        const lines = ()=>linesOf(snapshot, table, (described)=>tables[table.name] = described);
        add(tableEntry(table.name), true, ()=>Readable.from(lines()));
    }
    const archivedFiles = [];
    for (const path of files){
        const bytes = ()=>bytesOf(folder, path, (described)=>archivedFiles.push(described));
        add(fileEntry(path), false, ()=>Readable.from(bytes()));
    }
    add(MANIFEST, true, ()=>{
        const createdAt = new Date().toISOString();
        const { migrations } = snapshot;
        return Readable.from([
            JSON.stringify(createManifest({
                createdAt,
                migrations,
                tables,
                files: archivedFiles
            }))
        ]);
    });
    zip.end();
    return output;
}
/** Yields nothing and reports nothing if the file has been deleted meanwhile. */ async function* bytesOf(folder, path, keep) {
    const hash = createHash('sha256');
    let bytes = 0;
    try {
        for await (const part of createReadStream(join(folder, path))){
            hash.update(part);
            bytes += part.length;
            yield part;
        }
    } catch (error) {
        if (error.code !== 'ENOENT') throw error;
        return;
    }
    keep({
        path,
        bytes,
        sha256: hash.digest('hex')
    });
}
export async function encrypt(plain, passphrase) {
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    const encrypted = await encrypter.encrypt(Readable.toWeb(plain));
    return Readable.fromWeb(encrypted);
}
//# sourceMappingURL=archive-writer.js.map
