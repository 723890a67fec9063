import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { damaged } from '../manifest.js';
import { partsOf } from './content-manifest.js';
import { DamagedPartError } from './damaged-part.js';
import { forEachConcurrently } from './for-each-concurrently.js';
import { PartForm } from './part-form.js';
import { listParts, partPlace } from './parts.js';
/** A manifest and its parts. The hash of each part is verified on every read. */ export class ContentArchive {
    content;
    form;
    store;
    bytesOf;
    constructor(content, form, store, bytesOf){
        this.content = content;
        this.form = form;
        this.store = store;
        this.bytesOf = bytesOf;
    }
    /**
   * @param store closed together with the archive
   * @param scratch where remote parts are downloaded first; omit it to read each part once
   * @throws BackupError when parts are missing
   */ static async open(store, content, scratch) {
        await requireParts(store, content);
        const form = await PartForm.of(content.secret);
        if (!scratch || store.staging) {
            const read = async (part)=>buffer(await store.read(partPlace(part)));
            return new ContentArchive(content, form, store, read);
        }
        const folder = join(scratch, 'content');
        await mkdir(folder);
        await forEachConcurrently(partsOf(content), async (part)=>{
            const output = createWriteStream(join(folder, part), {
                mode: 0o600
            });
            await pipeline(await store.read(partPlace(part)), output);
        });
        return new ContentArchive(content, form, store, (part)=>readFile(join(folder, part)));
    }
    get manifest() {
        return this.content.manifest;
    }
    table(name) {
        return this.join(this.content.tables[name]);
    }
    file(path) {
        return this.join(this.content.files[path]);
    }
    close() {
        return this.store.close();
    }
    join(parts) {
        if (!parts) return Promise.reject(damaged());
        return Promise.resolve(Readable.from(this.contentOf(parts), {
            objectMode: false
        }));
    }
    async *contentOf(parts) {
        for (const part of parts)yield await this.form.unpack(part, await this.bytesOf(part));
    }
}
async function requireParts(store, content) {
    const there = new Set((await listParts(store)).map(({ name })=>name));
    for (const part of partsOf(content))if (!there.has(part)) throw new DamagedPartError(part);
}
//# sourceMappingURL=content-archive.js.map
