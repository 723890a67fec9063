import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { keptFolder, listFiles } from '../kept-files.js';
import { createManifest } from '../manifest.js';
import { openSnapshot } from '../open-snapshot.js';
import { linesOf } from '../row-lines.js';
import { cutsByContent } from './cut-lines.js';
import { forEachConcurrently } from './for-each-concurrently.js';
import { PartForm } from './part-form.js';
import { listParts, partPlace } from './parts.js';
/** Held in memory; few images are as large. */ const FILE_PART_BYTES = 8 * 1024 * 1024;
/** Writes a site's data into a store, except for the parts that it already has. */ export class ContentWriter {
    store;
    form;
    there;
    staged;
    before;
    used = new Map();
    written = [];
    knownFiles;
    addedBytes = 0;
    constructor(store, form, there, staged, before){
        this.store = store;
        this.form = form;
        this.there = there;
        this.staged = staged;
        this.before = before;
        this.knownFiles = new Map(before?.manifest.files.map((file)=>[
                file.path,
                file
            ]));
    }
    /**
   * @param scratch a folder for parts waiting to be sent
   * @param before content of an earlier backup in the store, whose images are not read again
   */ static async open(store, secret, scratch, before) {
        const there = new Map((await listParts(store)).map(({ name, bytes })=>[
                name,
                bytes
            ]));
        const staged = join(scratch, 'staged');
        await mkdir(staged);
        return new ContentWriter(store, await PartForm.of(secret), there, staged, before);
    }
    /** Names of the parts that were added. */ get added() {
        return this.written;
    }
    get sizes() {
        const bytes = [
            ...this.used.values()
        ].reduce((sum, size)=>sum + size, 0);
        return {
            bytes,
            addedBytes: this.addedBytes
        };
    }
    async write(config) {
        // Taken before the snapshot, so that everything written up to this time is included.
        const createdAt = new Date().toISOString();
        const snapshot = await openSnapshot(config.database);
        let files;
        let tables;
        try {
            files = await listFiles(config);
            tables = await this.stageTables(snapshot);
        } finally{
            // An open snapshot makes the database retain old rows, so it must not stay open for as long as a slow upload
            // takes.
            await snapshot.close();
        }
        await this.send([
            ...tables.staged
        ]);
        const archived = await this.writeFiles(config.dataDir, files);
        return {
            manifest: createManifest({
                createdAt,
                migrations: snapshot.migrations,
                tables: tables.described,
                files: archived.described
            }),
            tables: tables.parts,
            files: archived.parts,
            ...this.form.secret && {
                secret: this.form.secret
            }
        };
    }
    async stageTables(snapshot) {
        const described = {};
        const parts = {};
        const staged = new Set();
        const endsPart = cutsByContent(this.form.secret);
        for (const table of snapshot.tables){
            const own = parts[table.name] = [];
            const keep = (found)=>described[table.name] = found;
            for await (const lines of linesOf(snapshot, table, keep, endsPart)){
                const content = Buffer.from(lines);
                const name = this.form.nameOf(content);
                own.push(name);
                if (!this.claim(name)) continue;
                staged.add(name);
                await writeFile(join(this.staged, name), this.count(name, await this.form.pack(content)), {
                    mode: 0o600
                });
            }
        }
        return {
            described,
            parts,
            staged
        };
    }
    send(names) {
        return forEachConcurrently(names, async (name)=>{
            const path = join(this.staged, name);
            await this.store.write(partPlace(name), createReadStream(path));
            await rm(path);
        });
    }
    async writeFiles(folder, paths) {
        const described = [];
        const parts = {};
        await forEachConcurrently(paths, async (path)=>{
            const found = await this.writeFile(folder, path).catch((error)=>{
                // Deleted meanwhile.
                if (error.code === 'ENOENT') return undefined;
                throw error;
            });
            if (!found) return;
            described.push(found.described);
            parts[path] = found.parts;
        });
        return {
            described: described.sort((one, other)=>one.path < other.path ? -1 : 1),
            parts
        };
    }
    async writeFile(folder, path) {
        const known = await this.knownImage(folder, path);
        if (known) return known;
        const hash = createHash('sha256');
        const parts = [];
        let bytes = 0;
        const content = createReadStream(join(folder, path), {
            highWaterMark: FILE_PART_BYTES
        });
        for await (const part of content){
            hash.update(part);
            bytes += part.length;
            const name = this.form.nameOf(part);
            parts.push(name);
            if (!this.claim(name)) continue;
            const packed = this.count(name, await this.form.pack(part));
            await this.store.write(partPlace(name), Readable.from([
                packed
            ], {
                objectMode: false
            }));
        }
        return {
            described: {
                path,
                bytes,
                sha256: hash.digest('hex')
            },
            parts
        };
    }
    /** Image files are named by the hash of their content, so the same name and size mean the same image. */ async knownImage(folder, path) {
        const parts = this.before?.files[path];
        if (!parts || !path.startsWith(`${keptFolder}/`) || !parts.every((part)=>this.there.has(part))) return;
        const described = this.knownFiles.get(path);
        if (described?.bytes !== (await stat(join(folder, path))).size) return;
        for (const part of parts)this.claim(part);
        return {
            described,
            parts
        };
    }
    /** Adds a part to the backup. Returns whether it still has to be written, which is true once for each new part. */ claim(name) {
        if (this.used.has(name)) return false;
        const bytes = this.there.get(name);
        this.used.set(name, bytes ?? 0);
        return bytes === undefined;
    }
    count(name, packed) {
        this.used.set(name, packed.length);
        this.written.push(name);
        this.addedBytes += packed.length;
        return packed;
    }
}
//# sourceMappingURL=write-content.js.map
