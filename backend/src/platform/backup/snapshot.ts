export interface SnapshotTable {
  name: string;
  columns: { name: string; isMoment: boolean }[];
  /** See `ArchivedTable`. */
  nextId: number | null;
}

/** What a database says at one moment, whatever is written to it in the meantime. Nobody waits for it. */
export interface Snapshot {
  /** Names of those that the database has been through, in their order. */
  migrations: string[];
  /** In alphabetical order; without what the database keeps for itself. */
  tables: SnapshotTable[];
  /** Values as in the table’s columns, in the order of the primary key. */
  rows(table: SnapshotTable): AsyncIterable<unknown[]> | Iterable<unknown[]>;
  close(): Promise<void>;
}
