import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import type { DatabaseConfig } from '../../config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { migrations } from '../database/migrations/migrations.js';
import type { Archive } from './archive.js';
import { type ArchivedTable, BackupError, type Manifest, TOO_NEW } from './manifest.js';
import { linesOf, rowsIn } from './row-lines.js';
import { openSnapshot } from './open-snapshot.js';

/** Both databases accept statements of this size by default. */
const MAX_VALUES = 10_000;
const MAX_CHARACTERS = 1024 * 1024;
const SQLITE_CONSTRAINT = 19;

/** The archive's tables differ from those that its migrations create in this version. */
export class SchemaMismatchError extends BackupError {}

/** @throws SchemaMismatchError when the archive contains a migration that this version lacks */
export function requireKnownMigrations({ migrations: names }: Manifest): void {
  const known = new Set<string>(migrations.map(({ name }) => name));
  if (!names.every((name) => known.has(name))) throw new SchemaMismatchError(TOO_NEW);
}

/**
 * Creates the tables of an empty database as of the archive, fills them and compares them with it. The next start of
 * the site migrates them.
 * @throws SchemaMismatchError
 */
export async function fillDatabase(database: DatabaseConfig, archive: Archive): Promise<void> {
  const { manifest } = archive;
  const dataSource = new DataSource({
    ...dataSourceOptions({ database }),
    subscribers: [],
    migrations: migrations.filter(({ name }) => manifest.migrations.includes(name)),
  });
  await dataSource.initialize();
  try {
    await requireTables(database, manifest);
    const runner = dataSource.createQueryRunner();
    const isMysql = database.kind === 'mysql';
    await runner.query(isMysql ? 'SET FOREIGN_KEY_CHECKS = 0' : 'PRAGMA foreign_keys = OFF');
    for (const [name, table] of Object.entries(manifest.tables)) {
      await fillTable(runner, name, table, rowsIn(await archive.table(name))).catch((error: unknown) => {
        throw isConstraint(error) ? otherTable(name, error) : error;
      });
      if (table.nextId !== null) await setNextId(runner, name, table.nextId);
    }
    await runner.query(isMysql ? 'SET FOREIGN_KEY_CHECKS = 1' : 'PRAGMA foreign_keys = ON');
    await runner.release();
  } finally {
    await dataSource.destroy();
  }
  await compare(database, manifest);
}

/** A missing column would lose data, an additional one would have to be invented. */
async function requireTables(database: DatabaseConfig, { tables }: Manifest): Promise<void> {
  const snapshot = await openSnapshot(database);
  await snapshot.close();
  const made = new Map(snapshot.tables.map(({ name, columns }) => [name, columns.map((each) => each.name)]));
  for (const [name, { columns }] of Object.entries(tables)) {
    if (made.get(name)?.toSorted().join() !== columns.toSorted().join()) throw otherTable(name);
  }
}

const otherTable = (name: string, cause?: unknown) =>
  new SchemaMismatchError(
    `La table ${name} n’est pas celle que font les migrations de cette base : une mise à jour s’y est peut-être arrêtée à mi-chemin.`,
    { cause },
  );

/** For instance a null where the migrations allow none. */
const isConstraint = (error: unknown) =>
  error instanceof QueryFailedError &&
  (((error.driverError as { errcode?: number }).errcode ?? 0) & 0xff) === SQLITE_CONSTRAINT;

async function fillTable(
  runner: QueryRunner,
  name: string,
  { columns }: ArchivedTable,
  rows: AsyncIterable<unknown[]>,
): Promise<void> {
  const { driver } = runner.dataSource;
  const listed = columns.map((column) => driver.escape(column)).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const insert = async (batch: unknown[][]) => {
    if (batch.length === 0) return;
    const values = batch.map(() => places).join(', ');
    await runner.query(`INSERT INTO ${driver.escape(name)} (${listed}) VALUES ${values}`, batch.flat());
  };
  await runner.startTransaction();
  // Some migrations insert rows.
  await runner.query(`DELETE FROM ${driver.escape(name)}`);
  let batch: unknown[][] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const value of row) characters += typeof value === 'string' ? value.length : 0;
    if (batch.length * columns.length < MAX_VALUES && characters < MAX_CHARACTERS) continue;
    await insert(batch);
    batch = [];
    characters = 0;
  }
  await insert(batch);
  await runner.commitTransaction();
}

/** Keeps ids of deleted rows from being reused. */
async function setNextId(runner: QueryRunner, table: string, nextId: number): Promise<void> {
  if (runner.dataSource.options.type === 'mysql') {
    await runner.query(`ALTER TABLE ${runner.dataSource.driver.escape(table)} AUTO_INCREMENT = ${nextId}`);
    return;
  }
  await runner.query('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
  await runner.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, nextId - 1]);
}

/** Compares row by row, by the hash of the archive's lines. */
async function compare(database: DatabaseConfig, { tables }: Manifest): Promise<void> {
  const snapshot = await openSnapshot(database);
  try {
    for (const table of snapshot.tables) {
      let found: ArchivedTable | undefined;
      for await (const _ of linesOf(snapshot, table, (described) => (found = described)));
      const expected = tables[table.name];
      if (found!.sha256 === expected?.sha256 || (!expected && found!.rows === 0)) continue;
      throw new BackupError(
        `La table ${table.name} n’a pas été restaurée telle que la sauvegarde la contient (${found!.rows} lignes au lieu de ${expected?.rows ?? 0}).`,
      );
    }
  } finally {
    await snapshot.close();
  }
}
