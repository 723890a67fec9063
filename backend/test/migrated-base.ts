import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { dataSourceOptions, openDataSource } from '../src/platform/database/data-source.js';

/** Migrations run once per process; each test site gets a copy of the result. */
let madeFile: Promise<string> | undefined;
let madeScript: Promise<string> | undefined;

/** Copies a migrated SQLite file to a new path. */
export async function copyMigrated(path: string): Promise<void> {
  await copyFile(await (madeFile ??= migrateFile()), path);
}

async function migrateFile(): Promise<string> {
  // Deleted with the temporary folder of the test run.
  const path = join(await mkdtemp(join(tmpdir(), 'passerelle-migrated-')), 'base.sqlite');
  const dataSource = await openDataSource(dataSourceOptions({ database: { kind: 'sqlite', path } }));
  await dataSource.destroy();
  return path;
}

/**
 * Fills an empty MariaDB database.
 * @param url of the database to fill
 * @param createEmpty creates another one, on the first call
 */
export async function fillMigrated(
  url: string,
  createEmpty: () => Promise<{ url: string; drop: () => Promise<void> }>,
): Promise<void> {
  const script = await (madeScript ??= createEmpty().then(migrateAndWrite));
  await connected(url, (connection) => connection.query(script));
}

async function migrateAndWrite({ url, drop }: { url: string; drop: () => Promise<void> }): Promise<string> {
  const dataSource = await openDataSource(dataSourceOptions({ database: { kind: 'mysql', url } }));
  await dataSource.destroy();
  const script = await connected(url, writeScript);
  await drop();
  return script;
}

/** SQL that recreates the database: tables and their rows. */
export async function writeScript(connection: Connection): Promise<string> {
  const [tables] = await connection.query<(RowDataPacket & { name: string })[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  const statements = ['SET foreign_key_checks = 0'];
  for (const { name } of tables) {
    const [[shown]] = await connection.query<(RowDataPacket & { 'Create Table': string })[]>(
      'SHOW CREATE TABLE ??',
      [name],
    );
    statements.push(shown!['Create Table']);
    const [rows] = await connection.query<RowDataPacket[][]>({
      sql: 'SELECT * FROM ??',
      values: [name],
      rowsAsArray: true,
    });
    if (rows.length > 0) statements.push(connection.format('INSERT INTO ?? VALUES ?', [name, rows]));
  }
  return statements.join(';\n');
}

export async function connected<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri: url, multipleStatements: true, dateStrings: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
