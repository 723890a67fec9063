import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachToken } from '@passerelle/api-client/search/analyse';
import { readQuestion } from '../../src/content/search-index/question.js';
import type { Document } from '../corpus.js';
import type { Engine } from './engine.js';

/** Documents per transaction. */
const BATCH = 100;

/**
 * SQLite's own full-text index over the words that Passerelle extracts: a measure of what our own index adds. Looks for
 * all words first, then for any; ranks by bm25 with field weights; no typing errors, prefixes or synonyms.
 */
export class Fts5Engine implements Engine {
  readonly name = 'FTS5';
  private readonly folder = mkdtempSync(join(tmpdir(), 'passerelle-fts5-'));
  private readonly path = join(this.folder, 'index.sqlite');
  private readonly db = new DatabaseSync(this.path);

  constructor() {
    this.db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000;
      CREATE VIRTUAL TABLE documents USING fts5(
        title, tags, headings, description, body, content='', tokenize = "unicode61 tokenchars '+#.'"
      )`);
  }

  build(documents: Document[]): Promise<void> {
    const insert = this.db.prepare(
      'INSERT INTO documents (rowid, title, tags, headings, description, body) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (let from = 0; from < documents.length; from += BATCH) {
      this.db.exec('BEGIN');
      for (const [offset, document] of documents.slice(from, from + BATCH).entries()) {
        const { title, tags, headings, description, prose, code } = document;
        const fields = [title, tags.join('\n'), headings.join('\n'), description, `${prose}\n${code}`];
        insert.run(from + offset + 1, ...fields.map(wordsOf));
      }
      this.db.exec('COMMIT');
    }
    return Promise.resolve();
  }

  search(text: string, limit: number): number[] {
    const words = readQuestion(text)
      .words.filter(({ isCompound }) => !isCompound)
      .map(({ word, stem }) => `("w${word}" OR "s${stem}")`);
    if (words.length === 0) return [];
    const all = this.match(words.join(' AND '), limit);
    if (all.length === limit) return all;
    return [...new Set([...all, ...this.match(words.join(' OR '), limit)])].slice(0, limit);
  }

  indexBytes(): number {
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return statSync(this.path).size;
  }

  stop(): void {
    this.db.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private match(question: string, limit: number): number[] {
    const sql = `SELECT rowid FROM documents WHERE documents MATCH ?
      ORDER BY bm25(documents, 9, 6, 3, 3.5, 1) LIMIT ?`;
    const rows = this.db.prepare(sql).all(question, limit) as { rowid: number }[];
    return rows.map(({ rowid }) => rowid - 1);
  }
}

/** Each word twice, as written and as a stem, with different first letters. */
function wordsOf(text: string): string {
  const terms: string[] = [];
  eachToken(text, ({ word, stem, isStopWord }) => {
    if (!isStopWord) terms.push(`w${word}`, `s${stem}`);
  });
  return terms.join(' ');
}
