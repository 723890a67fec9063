import { ZipFile } from 'yazl';
import { encrypt } from '../archive-writer.js';
import { fileEntry, MANIFEST, tableEntry } from '../manifest.js';
/** Converts a content-addressed backup into the single file that `npm run backup` would write. */ export async function wholeFile(archive, key) {
    const { tables, files } = archive.manifest;
    const zip = new ZipFile();
    const output = zip.outputStream;
    zip.on('error', (error)=>output.destroy(error));
    const add = (entry, compress, read)=>{
        zip.addReadStreamLazy(entry, {
            compress
        }, (take)=>{
            read().then((content)=>take(null, content), (error)=>output.destroy(error));
        });
    };
    for (const name of Object.keys(tables))add(tableEntry(name), true, ()=>archive.table(name));
    for (const { path } of files)add(fileEntry(path), false, ()=>archive.file(path));
    zip.addBuffer(Buffer.from(JSON.stringify(archive.manifest)), MANIFEST);
    zip.end();
    return key ? encrypt(output, key) : output;
}
//# sourceMappingURL=whole-file.js.map
