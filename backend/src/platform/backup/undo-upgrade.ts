import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { ConfigError, type Config } from '../../config.js';
import { refillDatabase } from '../database/unfinished-restore.js';
import { fillDatabase } from './fill-database.js';
import { backupAddress } from './moment.js';
import { openBackup } from './open-backup.js';
import { withScratch } from './scratch.js';

/** Columns that change when people use the site: the table and its last-written timestamp. */
const TRACES = [
  ['sessions', 'lastSeenAt'],
  ['domain_events', 'happenedAt'],
  ['comments', 'updatedAt'],
] as const;

/**
 * Restores a MySQL database to its state before an interrupted upgrade: MySQL does not roll back schema changes, so it
 * is unknown how far the last migration came. SQLite rolls back by itself.
 * @param name the backup made before the upgrade
 * @throws ConfigError when the site has been used since, so that data would be lost
 */
export async function undoUpgrade(config: Config, url: string, name: string): Promise<void> {
  await withScratch(config.dataDir, async (scratch) => {
    const place = backupAddress(config.backupDir, name);
    const archive = await openBackup(config, place, scratch);
    try {
      if (await isUsedSince(url, new Date(archive.manifest.createdAt))) throw usedSince(place);
      await refillDatabase(url, () => fillDatabase({ kind: 'mysql', url }, archive));
    } finally {
      await archive.close();
    }
  });
}

async function isUsedSince(url: string, moment: Date): Promise<boolean> {
  const base = await createConnection({ uri: url, timezone: 'Z' });
  try {
    const [columns] = await base.query<(RowDataPacket & { place: string })[]>(
      "SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS place FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()",
    );
    const there = new Set(columns.map(({ place }) => place));
    for (const [table, column] of TRACES) {
      if (!there.has(`${table}.${column}`)) continue;
      const [later] = await base.query<RowDataPacket[]>(
        `SELECT 1 FROM ${table} WHERE ${column} > ? LIMIT 1`,
        [moment],
      );
      if (later.length > 0) return true;
    }
    return false;
  } finally {
    await base.end();
  }
}

const usedSince = (place: string) =>
  new ConfigError(
    `Une mise à jour s’est arrêtée à mi-chemin, et le site a servi depuis : sa base n’est ni celle d’avant, ni celle d’après. La sauvegarde d’avant est ${place} ; npm run restore -- ${place} --replace y revient, après avoir sauvegardé ce qui s’y trouve.`,
  );
