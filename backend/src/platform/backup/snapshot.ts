/** TypeORM's list of applied migrations. An archive names them in its manifest, and a restore recreates the table. */
export const MIGRATIONS_TABLE = 'migrations';

export interface SnapshotTable {
  name: string;
  columns: { name: string; isMoment: boolean }[];
  /** See `ArchivedTable`. */
  nextId: number | null;
}

/** A consistent snapshot of a database that blocks no writer. */
export interface Snapshot {
  /** Names of the applied migrations, in order. */
  migrations: string[];
  /** In alphabetical order, without the database's internal tables. */
  tables: SnapshotTable[];
  /** Values in the order of the table's columns; rows in order of the primary key. */
  rows(table: SnapshotTable): AsyncIterable<unknown[]> | Iterable<unknown[]>;
  close(): Promise<void>;
}
