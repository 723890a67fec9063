import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { ConfigError } from '../../config.js';

/** A table that exists on a MySQL server while a restore fills the database. */
const MARK = 'unfinished_restore';

/** Whether a server database is empty, or was only half filled by a restore. */
export function isEmptyOrUnfinished(url: string): Promise<boolean> {
  return withBase(url, async (base) => {
    const tables = await tablesOf(base);
    return tables.length === 0 || tables.includes(MARK);
  });
}

/** Empties and refills a server database. The site refuses to start on a database that was left half filled. */
export async function refillDatabase(url: string, fill: () => Promise<void>): Promise<void> {
  await withBase(url, async (base) => {
    await base.query(`CREATE TABLE IF NOT EXISTS ${MARK} (id int PRIMARY KEY)`);
    await base.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const table of await tablesOf(base)) {
      if (table !== MARK) await base.query(`DROP TABLE \`${table}\``);
    }
  });
  await fill();
  await withBase(url, (base) => base.query(`DROP TABLE ${MARK}`));
}

/** @throws ConfigError when a restore has left the server database half filled */
export async function requireFinishedRestore(url: string): Promise<void> {
  const tables = await withBase(url, tablesOf);
  if (!tables.includes(MARK)) return;
  throw new ConfigError(
    'Une restauration s’est arrêtée avant la fin : la base de la variable DATABASE_URL est incomplète. Relancez npm run restore.',
  );
}

async function tablesOf(base: Connection): Promise<string[]> {
  const [rows] = await base.query<(RowDataPacket & { name: string })[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  return rows.map(({ name }) => name);
}

async function withBase<T>(url: string, work: (base: Connection) => Promise<T>): Promise<T> {
  const base = await createConnection(url);
  try {
    return await work(base);
  } finally {
    await base.end();
  }
}
