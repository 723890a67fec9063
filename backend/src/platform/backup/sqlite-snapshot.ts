import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS_TABLE, type Snapshot, type SnapshotTable } from './snapshot.js';

interface ColumnInfo {
  name: string;
  type: string;
  /** Position in the primary key, from 1; 0 if not part of it. */
  pk: number;
}

/** A read transaction on its own connection: in WAL mode it blocks no writer. */
export function openSqliteSnapshot(path: string): Promise<Snapshot> {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  db.exec('BEGIN');
  const all = <Row>(sql: string, ...values: string[]) => db.prepare(sql).all(...values) as Row[];
  const columnsOf = (table: string) =>
    all<ColumnInfo>('SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid', table);
  // Skips the full-text tables of old versions, which SQLite fills from other tables.
  const names = all<{ name: string }>(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name`,
  ).map(({ name }) => name);
  const counted = names.length > 0 ? all<{ name: string; seq: number }>('SELECT * FROM sqlite_sequence') : [];
  const lastIds = new Map(counted.map(({ name, seq }) => [name, seq]));
  const tables: SnapshotTable[] = names
    .filter((name) => name !== MIGRATIONS_TABLE)
    .map((name) => ({
      name,
      columns: columnsOf(name).map((column) => ({ name: column.name, isMoment: column.type === 'datetime' })),
      nextId: lastIds.has(name) ? lastIds.get(name)! + 1 : null,
    }));
  const migrations = names.includes(MIGRATIONS_TABLE)
    ? all<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp`)
    : [];

  return Promise.resolve({
    migrations: migrations.map(({ name }) => name),
    tables,
    rows({ name, columns }) {
      const keys = columnsOf(name)
        .filter(({ pk }) => pk > 0)
        .sort((one, other) => one.pk - other.pk);
      const order = keys.length > 0 ? keys.map((key) => `"${key.name}"`).join(', ') : 'rowid';
      const selected = columns.map((column) => `"${column.name}"`).join(', ');
      const statement = db.prepare(`SELECT ${selected} FROM "${name}" ORDER BY ${order}`);
      statement.setReturnArrays(true);
      return statement.iterate() as unknown as Iterable<unknown[]>;
    },
    close: () => Promise.resolve(db.close()),
  });
}
