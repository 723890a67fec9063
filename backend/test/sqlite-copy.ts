import startSqlite, { type BindingSpec } from '@sqlite.org/sqlite-wasm';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';

export interface SqliteCopy {
  /** Steps of SQLite's virtual machine for all rows of a statement. */
  stepsOf: (sql: string, parameters?: unknown[]) => number;
  close: () => void;
}

/** A copy of the database in an SQLite build that reports the cost of statements; Node's build does not. */
export async function copySqlite(dataSource: DataSource): Promise<SqliteCopy> {
  const { capi, oo1, wasm } = await startSqlite();
  const content = await contentOf(dataSource);
  const database = new oo1.DB();
  const { SQLITE_DESERIALIZE_FREEONCLOSE, SQLITE_STMTSTATUS_VM_STEP } = capi;
  const [start, { length }] = [wasm.allocFromTypedArray(content), content];
  database.checkRc(
    capi.sqlite3_deserialize(database, 'main', start, length, length, SQLITE_DESERIALIZE_FREEONCLOSE),
  );
  return {
    stepsOf(sql, parameters = []) {
      const statement = database.prepare(sql);
      try {
        if (parameters.length > 0) statement.bind(parameters.map(toSqlite));
        while (statement.step());
        return capi.sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 0);
      } finally {
        statement.finalize();
      }
    },
    close: () => database.close(),
  };
}

async function contentOf(dataSource: DataSource): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-copy-'));
  try {
    const file = join(folder, 'copy.sqlite');
    await dataSource.query('VACUUM INTO ?', [file]);
    return new Uint8Array(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function toSqlite(value: unknown): BindingSpec extends readonly (infer Value)[] ? Value : never {
  return (value instanceof Date ? value.toISOString() : (value ?? null)) as never;
}
