import { DataSource, type QueryRunner } from 'typeorm';
import type { TestApp } from './app.js';

/** One statement, with what it was asked. */
export interface Statement {
  sql: string;
  parameters: unknown[] | undefined;
}

export interface Cost {
  unit: 'rows' | 'milliseconds';
  /** Less than this is too little to compare. */
  least: number;
  value: number;
}

const REPETITIONS = 15;

/** The reading statements that something asks of the database. */
export async function statementsOf(
  { nest }: TestApp,
  work: () => PromiseLike<unknown>,
): Promise<Statement[]> {
  const { logger } = nest.get(DataSource);
  const statements: Statement[] = [];
  const before = logger.logQuery.bind(logger);
  logger.logQuery = (sql, parameters, ...rest) => {
    if (/^\s*(SELECT|WITH)\b/.test(sql)) statements.push({ sql, parameters: parameters as unknown[] });
    return before(sql, parameters, ...rest);
  };
  try {
    await work();
  } finally {
    logger.logQuery = before;
  }
  return statements;
}

/**
 * What a statement costs: on MySQL how many rows its server reads, which is the same each time. SQLite does not tell; there
 * it is how long the quickest of several times takes, which others on this machine can hardly make longer.
 */
export async function costOf({ nest }: TestApp, { sql, parameters }: Statement): Promise<Cost> {
  const dataSource = nest.get(DataSource);
  const runner = dataSource.createQueryRunner();
  try {
    if (dataSource.options.type === 'mysql') {
      const [none, before] = [await rowsRead(runner), await rowsRead(runner)];
      await runner.query(sql, parameters);
      return { unit: 'rows', least: 600, value: (await rowsRead(runner)) - before - (before - none) };
    }
    let quickest = Infinity;
    for (let time = 0; time < REPETITIONS; time++) {
      const began = performance.now();
      await runner.query(sql, parameters);
      quickest = Math.min(quickest, performance.now() - began);
    }
    return { unit: 'milliseconds', least: 0.7, value: quickest };
  } finally {
    await runner.release();
  }
}

/** How the database goes about it. */
export async function planOf({ nest }: TestApp, { sql, parameters }: Statement): Promise<string> {
  const dataSource = nest.get(DataSource);
  const isMysql = dataSource.options.type === 'mysql';
  const rows = await dataSource.query<Record<string, unknown>[]>(
    `${isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${sql}`,
    parameters,
  );
  return rows.map((row) => (isMysql ? JSON.stringify(row) : String(row['detail']))).join('\n');
}

async function rowsRead(runner: QueryRunner): Promise<number> {
  const rows = (await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'")) as { Value: string }[];
  return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
}
