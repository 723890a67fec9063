// What runs in the threads of LongReads: each keeps a connection of its own open, which can only read.
import { NodeSqlite } from '../database/node-sqlite.js';

let open: { path: string; database: NodeSqlite } | undefined;

/** To be called first by who gives `read` a time limit: a new thread takes its own to load all this. */
export function getReady({ path }: { path: string }): void {
  if (open?.path === path) return;
  open?.database.close();
  open = { path, database: new NodeSqlite(path, { readonly: true }) };
}

export function read(question: { path: string; sql: string; parameters: unknown[] }): unknown[] {
  getReady(question);
  return open!.database.prepare(question.sql).all(...question.parameters);
}
