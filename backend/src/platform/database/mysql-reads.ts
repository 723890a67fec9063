import type { DataSource, QueryRunner } from 'typeorm';
import { readLimit, ReadStopped } from './read-limit.js';
import { logStopped } from './slow-queries.js';

/** Error codes of a statement that exceeded its time limit: MariaDB and MySQL. */
const STOPPED = [1969, 3024];

type Query = (sql: string, parameters?: unknown[], structured?: boolean) => Promise<unknown>;

/**
 * Makes the server stop reads outside a transaction at their time limit; they then throw ReadStopped.
 *
 * Call it once the data source is initialized.
 */
export async function limitMysqlReads(dataSource: DataSource): Promise<void> {
  const { driver } = dataSource;
  const [row] = await dataSource.query<{ version: string }[]>('SELECT VERSION() AS version');
  const limited = row!.version.includes('MariaDB') ? limitOnMariaDb : limitOnMysql;
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query: Query = runner.query.bind(runner);
    runner.query = (async (sql: string, parameters?: unknown[], structured?: boolean) => {
      const limit = readLimit();
      if (!limit || runner.isTransactionActive || !/^\s*SELECT\b/i.test(sql))
        return query(sql, parameters, structured);
      const start = performance.now();
      try {
        return await query(limited(sql, limit.leftMs()), parameters, structured);
      } catch (error) {
        if (!isStopped(error)) throw error;
        logStopped(limit, performance.now() - start, sql);
        throw new ReadStopped();
      } finally {
        limit.spend?.(performance.now() - start);
      }
    }) as QueryRunner['query'];
    return runner;
  };
}

function isStopped(error: unknown): boolean {
  const { errno } = (error as { driverError?: { errno?: number } }).driverError ?? {};
  return errno !== undefined && STOPPED.includes(errno);
}

const limitOnMariaDb = (sql: string, ms: number) =>
  `SET STATEMENT max_statement_time = ${ms / 1000} FOR ${sql}`;
const limitOnMysql = (sql: string, ms: number) =>
  sql.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${Math.ceil(ms)}) */`);
