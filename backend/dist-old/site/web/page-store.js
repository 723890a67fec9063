import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
/** Rows per DELETE: a few milliseconds of the main thread. */ const BATCH = 200;
const BUSY_MS = 200;
/** More than the number of concurrent transactions. */ const REMEMBERED_EVENTS = 5000;
const schema = `
CREATE TABLE IF NOT EXISTS pages (
  key TEXT PRIMARY KEY, madeAt INTEGER NOT NULL, tags TEXT NOT NULL, head TEXT NOT NULL, body BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS pages_by_age ON pages (madeAt);
CREATE TABLE IF NOT EXISTS changes (tag TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS heard (eventId INTEGER PRIMARY KEY);`;
/**
 * Page cache in a SQLite file, compressed and with cache tags. A change only stores its time: pages rendered before the
 * last change of one of their tags are not served. The file is valid for this boot of the machine and this form of the
 * site; any other is deleted.
 */ export class PageStore {
    folder;
    form;
    db;
    /** Time of the last change by tag, as in the file; in memory because every look-up needs it. */ changedAt = new Map();
    generation = 0;
    /** @param form changes when older pages must no longer be served; safe as a file name */ constructor(folder, form){
        this.folder = folder;
        this.form = form;
        mkdirSync(folder, {
            recursive: true
        });
        const own = new RegExp(`^${form}-(\\d+)\\.sqlite$`);
        const generations = readdirSync(folder).map((name)=>Number(own.exec(name)?.[1] ?? 0));
        this.generation = Math.max(1, ...generations);
        for (const name of readdirSync(folder))if (!name.startsWith(this.name)) rmSync(join(folder, name), {
            force: true
        });
        this.db = this.open();
        for (const { tag, at } of this.all('SELECT tag, at FROM changes'))this.changedAt.set(tag, at);
    }
    /** Ids of the events applied to this file; `deleteOldPages` deletes old ones. */ get appliedEvents() {
        return new Set(this.all('SELECT eventId FROM heard').map(({ eventId })=>eventId));
    }
    get count() {
        return this.get('SELECT COUNT(*) AS count FROM pages').count;
    }
    /** @param since older pages are not served */ findPage(key, since) {
        const row = this.get('SELECT madeAt, tags, head, body FROM pages WHERE key = ? AND madeAt > ?', key, since);
        if (!row) return undefined;
        const tags = JSON.parse(row.tags);
        if (tags.some((tag)=>(this.changedAt.get(tag) ?? 0) >= row.madeAt)) return undefined;
        const page = {
            ...JSON.parse(row.head),
            br: Buffer.from(row.body)
        };
        return {
            page,
            tags,
            madeAt: row.madeAt
        };
    }
    savePage(key, { page: { br, ...head }, tags, madeAt }) {
        this.run('INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?)', key, madeAt, JSON.stringify(tags), JSON.stringify(head), br);
    }
    /** Invalidates pages with one of these tags that were rendered before. */ invalidateTags(tags) {
        const at = Date.now();
        for (const tag of tags){
            this.changedAt.set(tag, at);
            this.run('INSERT OR REPLACE INTO changes VALUES (?, ?)', tag, at);
        }
    }
    recordEvent(eventId) {
        this.run('INSERT OR IGNORE INTO heard VALUES (?)', eventId);
    }
    /**
   * Starts a new file at once; resolves when the old one is deleted.
   * @param heard ids of the events applied to the new file
   */ clearPages(heard = this.appliedEvents) {
        const removed = this.deleteFile();
        this.generation += 1;
        this.changedAt.clear();
        this.db = this.open();
        for (const eventId of heard)this.recordEvent(eventId);
        return removed;
    }
    /** Closes and deletes the file, which takes a while when it is large. */ async deleteFile() {
        const path = join(this.folder, this.name);
        if (this.db.isOpen) this.db.close();
        await Promise.all([
            '',
            '-wal',
            '-shm'
        ].map((end)=>rm(path + end, {
                force: true
            })));
    }
    /** Deletes pages rendered before `since`, and the oldest beyond `most`. */ async deleteOldPages(since, most) {
        const oldest = 'SELECT rowid FROM pages WHERE madeAt <= ? ORDER BY madeAt LIMIT ?';
        const remove = (until, count)=>Number(this.run(`DELETE FROM pages WHERE rowid IN (${oldest})`, until, count).changes);
        while(remove(since, BATCH) === BATCH)await setImmediate();
        for(let over = this.count - most; over > 0; over -= BATCH){
            remove(Number.MAX_SAFE_INTEGER, Math.min(over, BATCH));
            await setImmediate();
        }
        // Older than any page, so they invalidate nothing.
        this.run('DELETE FROM changes WHERE at <= ?', since);
        for (const [tag, at] of this.changedAt)if (at <= since) this.changedAt.delete(tag);
        this.run('DELETE FROM heard WHERE eventId <= (SELECT MAX(eventId) FROM heard) - ?', REMEMBERED_EVENTS);
    }
    close() {
        this.db.close();
    }
    get name() {
        return `${this.form}-${this.generation}.sqlite`;
    }
    open() {
        const db = new DatabaseSync(join(this.folder, this.name), {
            timeout: BUSY_MS
        });
        // No fsync: after a crash of the machine the whole file is discarded anyway.
        db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA secure_delete = FAST');
        db.exec(schema);
        return db;
    }
    get(sql, ...parameters) {
        return this.db.prepare(sql).get(...parameters);
    }
    all(sql) {
        return this.db.prepare(sql).all();
    }
    run(sql, ...parameters) {
        return this.db.prepare(sql).run(...parameters);
    }
}
//# sourceMappingURL=page-store.js.map
