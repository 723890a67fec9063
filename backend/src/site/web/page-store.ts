import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { StoredForm } from './rendered-page.js';

/** Rows per DELETE: a few milliseconds of the main thread. */
const BATCH = 200;
const BUSY_MS = 200;
/** More than the number of concurrent transactions. */
const REMEMBERED_EVENTS = 5000;

const schema = `
CREATE TABLE IF NOT EXISTS pages (
  key TEXT PRIMARY KEY, madeAt INTEGER NOT NULL, tags TEXT NOT NULL, head TEXT NOT NULL, body BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS pages_by_age ON pages (madeAt);
CREATE TABLE IF NOT EXISTS changes (tag TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS heard (eventId INTEGER PRIMARY KEY);`;

/** A stored page. */
export interface StoredPage {
  page: StoredForm;
  tags: string[];
  /** When its rendering started, in milliseconds since 1970. */
  madeAt: number;
}

/**
 * Page cache in a SQLite file, compressed and with cache tags. A change only stores its time: pages rendered before the
 * last change of one of their tags are not served. The file is valid for this boot of the machine and this form of the
 * site; any other is deleted.
 */
export class PageStore {
  private db: DatabaseSync;
  /** Time of the last change by tag, as in the file; in memory because every look-up needs it. */
  private readonly changedAt = new Map<string, number>();
  private generation = 0;

  /** @param form changes when older pages must no longer be served; safe as a file name */
  constructor(
    private readonly folder: string,
    private readonly form: string,
  ) {
    mkdirSync(folder, { recursive: true });
    const own = new RegExp(`^${form}-(\\d+)\\.sqlite$`);
    const generations = readdirSync(folder).map((name) => Number(own.exec(name)?.[1] ?? 0));
    this.generation = Math.max(1, ...generations);
    for (const name of readdirSync(folder))
      if (!name.startsWith(this.name)) rmSync(join(folder, name), { force: true });
    this.db = this.open();
    for (const { tag, at } of this.all<{ tag: string; at: number }>('SELECT tag, at FROM changes'))
      this.changedAt.set(tag, at);
  }

  /** Ids of the events applied to this file; `deleteOldPages` deletes old ones. */
  get appliedEvents(): Set<number> {
    return new Set(this.all<{ eventId: number }>('SELECT eventId FROM heard').map(({ eventId }) => eventId));
  }

  get count(): number {
    return this.get<{ count: number }>('SELECT COUNT(*) AS count FROM pages')!.count;
  }

  /** @param since older pages are not served */
  findPage(key: string, since: number): StoredPage | undefined {
    const row = this.get<{ madeAt: number; tags: string; head: string; body: Uint8Array }>(
      'SELECT madeAt, tags, head, body FROM pages WHERE key = ? AND madeAt > ?',
      key,
      since,
    );
    if (!row) return undefined;
    const tags = JSON.parse(row.tags) as string[];
    if (tags.some((tag) => (this.changedAt.get(tag) ?? 0) >= row.madeAt)) return undefined;
    const page = { ...(JSON.parse(row.head) as Omit<StoredForm, 'br'>), br: Buffer.from(row.body) };
    return { page, tags, madeAt: row.madeAt };
  }

  savePage(key: string, { page: { br, ...head }, tags, madeAt }: StoredPage): void {
    this.run(
      'INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?)',
      key,
      madeAt,
      JSON.stringify(tags),
      JSON.stringify(head),
      br,
    );
  }

  /** Invalidates pages with one of these tags that were rendered before. */
  invalidateTags(tags: readonly string[]): void {
    const at = Date.now();
    for (const tag of tags) {
      this.changedAt.set(tag, at);
      this.run('INSERT OR REPLACE INTO changes VALUES (?, ?)', tag, at);
    }
  }

  recordEvent(eventId: number): void {
    this.run('INSERT OR IGNORE INTO heard VALUES (?)', eventId);
  }

  /**
   * Starts a new file at once; resolves when the old one is deleted.
   * @param heard ids of the events applied to the new file
   */
  clearPages(heard = this.appliedEvents): Promise<void> {
    const removed = this.deleteFile();
    this.generation += 1;
    this.changedAt.clear();
    this.db = this.open();
    for (const eventId of heard) this.recordEvent(eventId);
    return removed;
  }

  /** Closes and deletes the file, which takes a while when it is large. */
  async deleteFile(): Promise<void> {
    const path = join(this.folder, this.name);
    if (this.db.isOpen) this.db.close();
    await Promise.all(['', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
  }

  /** Deletes pages rendered before `since`, and the oldest beyond `most`. */
  async deleteOldPages(since: number, most: number): Promise<void> {
    const oldest = 'SELECT rowid FROM pages WHERE madeAt <= ? ORDER BY madeAt LIMIT ?';
    const remove = (until: number, count: number): number =>
      Number(this.run(`DELETE FROM pages WHERE rowid IN (${oldest})`, until, count).changes);
    while (remove(since, BATCH) === BATCH) await setImmediate();
    for (let over = this.count - most; over > 0; over -= BATCH) {
      remove(Number.MAX_SAFE_INTEGER, Math.min(over, BATCH));
      await setImmediate();
    }
    // Older than any page, so they invalidate nothing.
    this.run('DELETE FROM changes WHERE at <= ?', since);
    for (const [tag, at] of this.changedAt) if (at <= since) this.changedAt.delete(tag);
    this.run('DELETE FROM heard WHERE eventId <= (SELECT MAX(eventId) FROM heard) - ?', REMEMBERED_EVENTS);
  }

  close(): void {
    this.db.close();
  }

  private get name(): string {
    return `${this.form}-${this.generation}.sqlite`;
  }

  private open(): DatabaseSync {
    const db = new DatabaseSync(join(this.folder, this.name), { timeout: BUSY_MS });
    // No fsync: after a crash of the machine the whole file is discarded anyway.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA secure_delete = FAST');
    db.exec(schema);
    return db;
  }

  private get<Row>(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    return this.db.prepare(sql).get(...parameters) as Row | undefined;
  }

  private all<Row>(sql: string): Row[] {
    return this.db.prepare(sql).all() as Row[];
  }

  private run(sql: string, ...parameters: SQLInputValue[]) {
    return this.db.prepare(sql).run(...parameters);
  }
}
