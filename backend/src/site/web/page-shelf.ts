import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { KeptForm } from './rendered-page.js';

/** What is deleted at once: a few milliseconds of the thread that answers. */
const BATCH = 200;
const BUSY_MS = 200;
/** More than may be under way at once. */
const REMEMBERED_EVENTS = 5000;

const schema = `
CREATE TABLE IF NOT EXISTS pages (
  key TEXT PRIMARY KEY, madeAt INTEGER NOT NULL, tags TEXT NOT NULL, head TEXT NOT NULL, body BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS pages_by_age ON pages (madeAt);
CREATE TABLE IF NOT EXISTS changes (tag TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS heard (eventId INTEGER PRIMARY KEY);`;

/** A page as it lies there. */
export interface Shelved {
  page: KeptForm;
  tags: string[];
  /** When its making began, in milliseconds. */
  madeAt: number;
}

/**
 * Pages in a file, compressed, with what they show. A change writes down when it was and touches no page: one that is
 * older than a change to what it shows is not given out. The file is for this machine since it was started and for this
 * form of the site; any other is thrown away.
 */
export class PageShelf {
  private db: DatabaseSync;
  /** When what tag has changed, as in the file: it is asked for with every page. */
  private readonly changedAt = new Map<string, number>();
  private generation = 0;

  /** @param form differs where pages of before must not be given out any more; fit for the name of a file */
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

  /** The ids of the events that count for what lies there; of older ones those that `sweep` has left. */
  get heard(): Set<number> {
    return new Set(this.all<{ eventId: number }>('SELECT eventId FROM heard').map(({ eventId }) => eventId));
  }

  get count(): number {
    return this.get<{ count: number }>('SELECT COUNT(*) AS count FROM pages')!.count;
  }

  /** @param since older ones are not given out */
  find(key: string, since: number): Shelved | undefined {
    const row = this.get<{ madeAt: number; tags: string; head: string; body: Uint8Array }>(
      'SELECT madeAt, tags, head, body FROM pages WHERE key = ? AND madeAt > ?',
      key,
      since,
    );
    if (!row) return undefined;
    const tags = JSON.parse(row.tags) as string[];
    if (tags.some((tag) => (this.changedAt.get(tag) ?? 0) >= row.madeAt)) return undefined;
    const page = { ...(JSON.parse(row.head) as Omit<KeptForm, 'br'>), br: Buffer.from(row.body) };
    return { page, tags, madeAt: row.madeAt };
  }

  put(key: string, { page: { br, ...head }, tags, madeAt }: Shelved): void {
    this.run(
      'INSERT OR REPLACE INTO pages VALUES (?, ?, ?, ?, ?)',
      key,
      madeAt,
      JSON.stringify(tags),
      JSON.stringify(head),
      br,
    );
  }

  /** What shows one of these is wrong if it was made before. */
  touch(tags: readonly string[]): void {
    const at = Date.now();
    for (const tag of tags) {
      this.changedAt.set(tag, at);
      this.run('INSERT OR REPLACE INTO changes VALUES (?, ?)', tag, at);
    }
  }

  note(eventId: number): void {
    this.run('INSERT OR IGNORE INTO heard VALUES (?)', eventId);
  }

  /**
   * Begins a new file at once; resolves when the old one has given back its space.
   * @param heard what counts for the new one
   */
  clear(heard = this.heard): Promise<void> {
    const removed = this.discard();
    this.generation += 1;
    this.changedAt.clear();
    this.db = this.open();
    for (const eventId of heard) this.note(eventId);
    return removed;
  }

  /** Ends it, and gives back its space, which takes a while where that is much. */
  async discard(): Promise<void> {
    const path = join(this.folder, this.name);
    if (this.db.isOpen) this.db.close();
    await Promise.all(['', '-wal', '-shm'].map((end) => rm(path + end, { force: true })));
  }

  /** Deletes what is older than that, and of the others the oldest where there are more than so many. */
  async sweep(since: number, most: number): Promise<void> {
    const oldest = 'SELECT rowid FROM pages WHERE madeAt <= ? ORDER BY madeAt LIMIT ?';
    const remove = (until: number, count: number): number =>
      Number(this.run(`DELETE FROM pages WHERE rowid IN (${oldest})`, until, count).changes);
    while (remove(since, BATCH) === BATCH) await setImmediate();
    for (let over = this.count - most; over > 0; over -= BATCH) {
      remove(Number.MAX_SAFE_INTEGER, Math.min(over, BATCH));
      await setImmediate();
    }
    // Older than any page: they rule out nothing.
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
    // What the machine loses when it falls is thrown away as a whole: nothing waits for the disk.
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
