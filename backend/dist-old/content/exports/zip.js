import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';
/** The earliest date in a zip file; a fixed date makes equal content give equal bytes. */ const TIME = {
    mtime: new Date(1980, 0, 1),
    forceDosTimestamp: true
};
/**
 * Builds a zip file; compression runs in other threads, and requests are served between entries.
 * @returns the file in parts
 */ export async function zip(entries) {
    const file = new ZipFile();
    const parts = file.outputStream.pipe(new PassThrough()).toArray();
    for (const { path, bytes, stored = false } of entries){
        file.addBuffer(bytes, path, {
            ...TIME,
            compress: !stored
        });
        await nextTurn();
    }
    file.end();
    return parts;
}
//# sourceMappingURL=zip.js.map
