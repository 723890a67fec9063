import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type DocumentTerms, type TermWeight, titleTerm, wordTerm } from './document-terms.js';
import { appendPostings, BLOCK, type Posting, type PostingBlock } from './postings.js';
import type { SearchDocument, Section } from './search-document.js';

const BUSY_MS = 10_000;
/** Small: the system caches the file as well, in memory it can reclaim. */
const CACHE_KB = 4_000;

const schema = `
CREATE TABLE IF NOT EXISTS documents (
  ordinal INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, state TEXT, domainId INTEGER, difficulty TEXT,
  readTime INTEGER, date INTEGER, titleFolded TEXT, tags TEXT
);
CREATE TABLE IF NOT EXISTS texts (ordinal INTEGER PRIMARY KEY, title TEXT NOT NULL, sections BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS postings (
  term TEXT NOT NULL, block INTEGER NOT NULL, last INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (term, block)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS words (
  word TEXT PRIMARY KEY, number INTEGER NOT NULL, documents INTEGER NOT NULL, titles INTEGER NOT NULL, written TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS words_number ON words (number);
CREATE TABLE IF NOT EXISTS views (
  change INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, views INTEGER NOT NULL
);`;

/** Row of a document, or a tombstone (`state` is null). */
export interface DocumentRow {
  ordinal: number;
  id: number;
  state: string | null;
  domainId: number;
  difficulty: string | null;
  readTime: number | null;
  date: number;
  titleFolded: string;
  /** JSON: the key and the spelling of each tag. */
  tags: string;
}

/** Views of a document, which change without the document. */
export interface DocumentViews {
  id: number;
  views: number;
}

export type NewDocument = Omit<DocumentRow, 'ordinal'> & {
  state: string;
  document: SearchDocument;
  found: DocumentTerms;
};

/** A new word, or an additional count for a known one. */
interface WordCount {
  written: string;
  documents: number;
  /** Number of documents with the word in the title. */
  titles: number;
}

/** A posting as one number, which takes less memory than an object. */
function pack(ordinal: number, { impact, title }: TermWeight): number {
  return (ordinal * 256 + impact) * 256 + title;
}

function unpack(packed: number): Posting {
  const weight = packed % 65_536;
  return { ordinal: Math.floor(packed / 65_536), impact: weight >> 8, title: weight & 255 };
}

/**
 * SQLite file of an index. Each document that is put gets the next ordinal, even when it replaces another. So the data
 * of an ordinal never changes, and ordinals without a row are skipped. Several processes may read and write the file.
 */
export class IndexFile {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(path: string) {
    this.db = new DatabaseSync(path, { timeout: BUSY_MS });
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -${CACHE_KB}`);
    this.db.exec(schema);
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  /** Changes whenever another connection has written. */
  get dataVersion(): number {
    return this.get<{ data_version: number }>('PRAGMA data_version')!.data_version;
  }

  /** Documents put or removed after this ordinal, in order. */
  documentsAfter(ordinal: number): Iterable<Omit<DocumentRow, 'titleFolded'>> {
    const sql = `SELECT ordinal, id, state, domainId, difficulty, readTime, date, tags FROM documents
      WHERE ordinal > ? ORDER BY ordinal`;
    return this.each(sql, ordinal);
  }

  titlesAfter(ordinal: number, limit: number): Pick<DocumentRow, 'ordinal' | 'titleFolded'>[] {
    const sql = `SELECT ordinal, titleFolded FROM documents WHERE ordinal > ? AND state IS NOT NULL
      ORDER BY ordinal LIMIT ?`;
    return this.all(sql, ordinal, limit);
  }

  /** Views stored after this change, in order. */
  viewsAfter(change: number): Iterable<DocumentViews & { change: number }> {
    return this.each('SELECT change, id, views FROM views WHERE change > ? ORDER BY change', change);
  }

  wordsAfter(number: number): Iterable<{ number: number; word: string }> {
    return this.each('SELECT number, word FROM words WHERE number > ? ORDER BY number', number);
  }

  word(word: string): { written: string; documents: number } | undefined {
    return this.get('SELECT written, documents FROM words WHERE word = ?', word);
  }

  /** Words with this prefix, the most common in documents or titles first. */
  wordsFrom(prefix: string, limit: number, of: 'documents' | 'titles'): { word: string }[] {
    const sql = `SELECT word FROM words WHERE word > ? AND word < ? AND ${of} > 0 ORDER BY ${of} DESC, word LIMIT ?`;
    return this.all(sql, prefix, `${prefix}\u{10ffff}`, limit);
  }

  blocksOf(term: string): { block: number; data: Uint8Array }[] {
    const statement = this.prepare('SELECT block, data FROM postings WHERE term = ? ORDER BY block');
    // Arrays instead of objects: for some hundred rows this saves a third of the time.
    statement.setReturnArrays(true);
    const rows = statement.all(term) as unknown as [number, Uint8Array][];
    return rows.map(([block, data]) => ({ block, data }));
  }

  textOf(ordinal: number): { title: string; sections: Section[] } | undefined {
    const sql = 'SELECT title, sections FROM texts WHERE ordinal = ?';
    const row = this.get<{ title: string; sections: Uint8Array }>(sql, ordinal);
    if (!row) return undefined;
    const [title, sections] = [row.title, inflateRawSync(row.sections).toString()];
    return { title, sections: JSON.parse(sections) as Section[] };
  }

  titleOf(ordinal: number): string {
    return this.get<{ title: string }>('SELECT title FROM texts WHERE ordinal = ?', ordinal)?.title ?? '';
  }

  statesOf(ids: readonly number[]): Map<number, string> {
    const sql =
      'SELECT id, state FROM documents WHERE state IS NOT NULL AND id IN (SELECT value FROM json_each(?))';
    const rows = this.all<{ id: number; state: string }>(sql, JSON.stringify(ids));
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  statesBetween(first: number, last: number): Map<number, string> {
    const sql = 'SELECT id, state FROM documents WHERE state IS NOT NULL AND id BETWEEN ? AND ?';
    const rows = this.all<{ id: number; state: string }>(sql, first, last);
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  /** Writes all documents or none. */
  put(documents: Iterable<NewDocument>): void {
    this.transaction(() => {
      const postings = new Map<string, number[]>();
      const words = new Map<string, WordCount>();
      for (const each of documents) {
        this.deleteRow(each.id);
        const ordinal = this.insertRow(each);
        for (const [term, weight] of each.found.terms) {
          const packed = pack(ordinal, weight);
          const list = postings.get(term);
          if (list) list.push(packed);
          else postings.set(term, [packed]);
        }
        for (const [word, written] of each.found.words) {
          const count = words.get(word) ?? { written, documents: 0, titles: 0 };
          count.documents += 1;
          if (each.found.terms.has(titleTerm(wordTerm(word)))) count.titles += 1;
          words.set(word, count);
        }
      }
      for (const [word, count] of words) this.countWord(word, count);
      for (const [term, added] of postings) this.append(term, added.map(unpack));
    });
  }

  /** Stores views that differ, each with the next change number; readers use it to read only what is new. */
  keepViews(views: readonly DocumentViews[]): void {
    const sql = `INSERT OR REPLACE INTO views (id, views)
      SELECT value ->> 'id', value ->> 'views' FROM json_each(?) WHERE NOT EXISTS
        (SELECT 1 FROM views known WHERE known.id = value ->> 'id' AND known.views = value ->> 'views')`;
    this.run(sql, JSON.stringify(views));
  }

  remove(ids: readonly number[]): void {
    this.transaction(() => {
      for (const id of ids) {
        this.run('DELETE FROM views WHERE id = ?', id);
        if (!this.deleteRow(id)) continue;
        this.run('INSERT INTO documents (id) VALUES (?)', id);
      }
    });
  }

  /** The event stored by `keepLastEvent`, or 0. */
  get lastEvent(): number {
    return this.get<{ user_version: number }>('PRAGMA user_version')!.user_version;
  }

  /** @param id of the last event that the index includes, with all before it */
  keepLastEvent(id: number): void {
    this.db.exec(`PRAGMA user_version = ${id}`);
  }

  private transaction(work: () => void): void {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  private deleteRow(id: number): boolean {
    const row = this.get<{ ordinal: number }>('SELECT ordinal FROM documents WHERE id = ?', id);
    if (!row) return false;
    this.run('DELETE FROM texts WHERE ordinal = ?', row.ordinal);
    this.run('DELETE FROM documents WHERE ordinal = ?', row.ordinal);
    return true;
  }

  private insertRow({
    id,
    state,
    domainId,
    difficulty,
    readTime,
    date,
    titleFolded,
    tags,
    document,
  }: NewDocument) {
    const sql = `INSERT INTO documents (id, state, domainId, difficulty, readTime, date, titleFolded, tags)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
    const row = [id, state, domainId, difficulty, readTime, date, titleFolded, tags];
    const ordinal = Number(this.run(sql, ...row).lastInsertRowid);
    const sections = deflateRawSync(JSON.stringify(document.sections), { level: 4 });
    this.run('INSERT INTO texts VALUES (?, ?, ?)', ordinal, document.title, sections);
    return ordinal;
  }

  private countWord(word: string, { written, documents, titles }: WordCount): void {
    const sql = `INSERT INTO words (word, written, documents, titles, number)
      VALUES (?, ?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM words))
      ON CONFLICT (word) DO UPDATE SET documents = documents + excluded.documents, titles = titles + excluded.titles`;
    this.run(sql, word, written, documents, titles);
  }

  private append(term: string, added: readonly Posting[]): void {
    for (let from = 0; from < added.length;) {
      const block = Math.floor(added[from]!.ordinal / BLOCK);
      const end = added.findIndex(({ ordinal }, index) => index > from && ordinal >= (block + 1) * BLOCK);
      const to = end < 0 ? added.length : end;
      const known = this.get<PostingBlock & Record<string, SQLOutputValue>>(
        'SELECT last, data FROM postings WHERE term = ? AND block = ?',
        term,
        block,
      );
      const { last, data } = appendPostings(known, block * BLOCK, added.slice(from, to));
      this.run('INSERT OR REPLACE INTO postings VALUES (?, ?, ?, ?)', term, block, last, data);
      from = to;
    }
  }

  private prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private get<Row>(sql: string, ...parameters: SQLInputValue[]): Row | undefined {
    return this.prepare(sql).get(...parameters) as Row | undefined;
  }

  private all<Row>(sql: string, ...parameters: SQLInputValue[]): Row[] {
    return this.prepare(sql).all(...parameters) as Row[];
  }

  /** Iterates row by row, for results that may be long. */
  private each<Row>(sql: string, ...parameters: SQLInputValue[]): Iterable<Row> {
    return this.prepare(sql).iterate(...parameters) as Iterable<Row>;
  }

  private run(sql: string, ...parameters: SQLInputValue[]) {
    return this.prepare(sql).run(...parameters);
  }
}
