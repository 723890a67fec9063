// Runs in the worker threads of ReadThreads; each keeps its own read-only connection open.
import { READING_CACHE, NodeSqlite } from './node-sqlite.js';

/** Kept prepared; each takes 10 to 50 kB. */
const STATEMENTS = 100;

/** Result of a read. Errors are plain objects, because messages to the main thread lose an error's properties. */
export type Outcome =
  { rows: unknown[] } | { error: { message: string; code: string | undefined; errcode: number | undefined } };

let open: { path: string; database: NodeSqlite } | undefined;

/** Call it before a timed `read`, because a new thread needs time to load its modules. */
export function getReady({ path }: { path: string }): void {
  if (open?.path === path) return;
  open?.database.close();
  const database = new NodeSqlite(path, { readonly: true, statements: STATEMENTS });
  database.pragma(READING_CACHE);
  open = { path, database };
}

export function read(question: { path: string; sql: string; parameters: unknown[] }): Outcome {
  try {
    getReady(question);
    return { rows: open!.database.prepare(question.sql).all(...question.parameters) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { error: { message, code, errcode } };
  }
}
