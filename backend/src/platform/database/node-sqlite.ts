import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/** Of a connection that only reads. Small: the system caches the file as well, in memory it can reclaim. */
export const READING_CACHE = 'cache_size = -1500';

interface Statement {
  reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/**
 * Node's built-in SQLite with the interface that TypeORM's `better-sqlite3` driver calls, so that no native addon is
 * compiled. Prepared statements are cached here, because TypeORM's cache lives only as long as a query runner.
 */
export class NodeSqlite {
  private readonly db: DatabaseSync;
  private readonly statements: LRUCache<string, Statement>;

  /** @param options `statements`: number of prepared statements to cache */
  constructor(path: string, options: { readonly?: boolean; timeout?: number; statements?: number } = {}) {
    this.statements = new LRUCache({ max: options.statements ?? 500 });
    this.db = new DatabaseSync(path, {
      readOnly: options.readonly ?? false,
      timeout: options.timeout ?? 5000,
      enableForeignKeyConstraints: true,
    });
  }

  /** Whether SQLite itself has an open transaction. */
  get isTransaction(): boolean {
    return this.db.isTransaction;
  }

  prepare(sql: string): Statement {
    const kept = this.statements.get(sql);
    if (kept) return kept;
    const statement = bindable(this.db.prepare(sql), sql);
    this.statements.set(sql, statement);
    return statement;
  }

  pragma(text: string): unknown[] {
    return this.db.prepare(`PRAGMA ${text}`).all();
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}

function bindable(statement: StatementSync, sql: string): Statement {
  return {
    // Pragmas such as `incremental_vacuum` return no rows, but do their work one row at a time.
    reader: statement.columns().length > 0 || sql.startsWith('PRAGMA '),
    all: (...parameters) => statement.all(...parameters.map(toSqlite)),
    run: (...parameters) => statement.run(...parameters.map(toSqlite)),
  };
}

/** A parameter in the form that SQLite binds. */
export function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return Number(value);
  return (value instanceof Date ? value.toISOString() : value) as SQLInputValue;
}
