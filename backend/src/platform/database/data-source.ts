import type { Pool } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ConfigError, type Config, type DatabaseConfig } from '../../config.js';
import { AfterCommitSubscriber } from './after-commit.js';
import { bindNumbers } from './bind-numbers.js';
import { isolateTransactions } from './isolated-sqlite.js';
import { migrations } from './migrations/migrations.js';
import { mysqlDriver, failWhileSilent } from './mysql-pool.js';
import { limitMysqlReads } from './mysql-reads.js';
import { retryTransactions } from './retry-transactions.js';
import { NodeSqlite } from './node-sqlite.js';
import { prepareExclusively } from './prepare-exclusively.js';
import type { SqliteReads } from './sqlite-reads.js';
import { requireFinishedRestore } from './unfinished-restore.js';

/** A reachable server needs a fraction of it. */
const CONNECT_TIMEOUT_MS = 4000;

/** TypeORM options for either database; modules add their own entities. */
export function dataSourceOptions({ database }: Pick<Config, 'database'>): DataSourceOptions {
  const subscribers = [AfterCommitSubscriber];
  const shared = {
    migrations,
    migrationsRun: true,
    migrationsTransactionMode: 'each',
    synchronize: false,
  } as const;
  if (database.kind === 'mysql') {
    return {
      ...shared,
      subscribers,
      type: 'mysql',
      driver: mysqlDriver,
      url: database.url,
      charset: 'utf8mb4_unicode_520_ci',
      timezone: 'Z',
      extra: { connectionLimit: 10, connectTimeout: CONNECT_TIMEOUT_MS },
    };
  }
  return {
    ...shared,
    subscribers,
    type: 'better-sqlite3',
    driver: NodeSqlite,
    database: database.path,
    statementCacheSize: 0,
    prepareDatabase: (db: NodeSqlite) => {
      // Lets free pages be returned to the disk step by step; only effective while the database is empty.
      db.pragma('auto_vacuum = INCREMENTAL');
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = NORMAL');
      // Small: the system caches the file as well, in memory it can reclaim.
      db.pragma('cache_size = -4000');
    },
  };
}

export type BeforeMigrations = () => Promise<() => Promise<void>>;

/**
 * Connects and runs the migrations, in one process at a time.
 * @param beforeMigrations runs first; returns work to run after successful migrations
 * @throws ConfigError naming the variable when the database does not answer
 */
export async function openDataSource(
  options: DataSourceOptions,
  beforeMigrations?: BeforeMigrations,
): Promise<DataSource> {
  const dataSource = new DataSource(options);
  let reads: SqliteReads | undefined;
  if (options.type === 'better-sqlite3') {
    reads = isolateTransactions(dataSource);
    bindNumbers(dataSource);
  } else {
    retryTransactions(dataSource);
  }
  try {
    return await prepareExclusively(baseOf(options), async () => {
      const afterMigrations = await beforeMigrations?.();
      // After `beforeMigrations`, which may have filled it.
      if (options.type === 'mysql') await requireFinishedRestore(options.url!);
      await dataSource.initialize();
      // Not before: a migration may block a small server for longer than the timeout.
      if (options.type === 'mysql') failWhileSilent(poolOf(dataSource), options.url!);
      await afterMigrations?.();
      if (reads) reads.start();
      else await limitMysqlReads(dataSource);
      return dataSource;
    });
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw explainUnreachable(error);
  }
}

const poolOf = ({ driver }: DataSource) => (driver as unknown as { pool: Pool }).pool;

function baseOf(options: DataSourceOptions): DatabaseConfig {
  return options.type === 'mysql'
    ? { kind: 'mysql', url: options.url! }
    : { kind: 'sqlite', path: String(options.database) };
}

const connectionFaults =
  /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ER_ACCESS_DENIED|ER_DBACCESS|ER_BAD_DB|PROTOCOL_)/;

/** A ConfigError that names the variable if the database does not answer; any other error unchanged. */
export function explainUnreachable(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message: string };
  if (typeof code !== 'string' || !connectionFaults.test(code)) return error;
  return new ConfigError(
    `La base de données de la variable DATABASE_URL ne répond pas (${code}${message ? ` : ${message}` : ''}).`,
    { cause: error },
  );
}
