import type { DatabaseConfig } from '../../config.js';
import { openMysqlSnapshot } from './mysql-snapshot.js';
import type { Snapshot } from './snapshot.js';
import { openSqliteSnapshot } from './sqlite-snapshot.js';

export function openSnapshot(database: DatabaseConfig): Promise<Snapshot> {
  return database.kind === 'mysql' ? openMysqlSnapshot(database.url) : openSqliteSnapshot(database.path);
}
