import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../src/config.js';
import { openSnapshot } from '../../src/platform/backup/open-snapshot.js';
import { connected } from '../migrated-base.js';
import { unpackSite } from './kept-site.js';

const OLDEST = 'the oldest version';
const isVersion = (name: string) => /^\d/.test(name);

/** Versions with a stored site: the oldest that can be upgraded, and those with a folder here. */
export const versions = [
  OLDEST,
  ...readdirSync(import.meta.dirname)
    .filter(isVersion)
    .sort(),
];

/** The archive for the configured kind of database. */
export const keptPath = (version: string, { database }: Config) =>
  join(import.meta.dirname, version, `${database.kind}.zip`);

/** Turns an empty place into a site of that version. */
export async function leaveAs(version: string, config: Config): Promise<void> {
  if (version === OLDEST) await fillAsOldest(config);
  else await unpackSite(keptPath(version, config), config);
}

/** Fills a database as the oldest version left it. */
export async function fillAsOldest({ database }: Config): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'oldest', `${database.kind}.sql`), 'utf8');
  if (database.kind === 'mysql') {
    await connected(database.url, (base) => base.query(script));
    return;
  }
  const base = new DatabaseSync(database.path, { enableForeignKeyConstraints: false });
  base.exec(script);
  base.close();
}

export interface Found {
  migrations: string[];
  tables: Record<string, string[]>;
}

/** A column that a migration fills at random. */
const DRAWN = 'unsubscribeToken';

/** All migrations and rows of a database, in a form that can be compared. */
export async function lookInto({ database }: Config): Promise<Found> {
  const snapshot = await openSnapshot(database);
  const tables: Record<string, string[]> = {};
  for (const table of snapshot.tables) {
    const rows: string[] = [];
    for await (const values of snapshot.rows(table)) {
      const row = Object.fromEntries(table.columns.map(({ name }, at) => [name, values[at]]));
      rows.push(
        JSON.stringify({
          ...row,
          ...(DRAWN in row && { [DRAWN]: 'drawn' }),
          // Each site draws its own mark.
          ...(row['name'] === 'siteMark' && { value: 'drawn', updatedAt: 'drawn' }),
        }),
      );
    }
    tables[table.name] = rows.sort();
  }
  await snapshot.close();
  return { migrations: snapshot.migrations, tables };
}
