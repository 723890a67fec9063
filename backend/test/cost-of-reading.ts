import { DataSource, type QueryRunner } from 'typeorm';
import type { TestApp } from './app.js';
import { withoutLimit } from './queries.js';
import { copySqlite } from './sqlite-copy.js';

/** An SQL statement with its parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[] | undefined;
}

/** Cost of statements on the present data. */
export interface Costs {
  /** Costs below this are too small to compare. */
  least: number;
  of: (statement: Statement) => Promise<number>;
  close: () => Promise<void>;
}

/** SELECT statements that `work` runs, without the limit of their time. */
export async function statementsOf(
  { nest }: TestApp,
  work: () => PromiseLike<unknown>,
): Promise<Statement[]> {
  const { logger } = nest.get(DataSource);
  const statements: Statement[] = [];
  const before = logger.logQuery.bind(logger);
  logger.logQuery = (sql, parameters, ...rest) => {
    const unlimited = withoutLimit(sql);
    if (/^\s*(SELECT|WITH)\b/.test(unlimited))
      statements.push({ sql: unlimited, parameters: parameters as unknown[] });
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
 * Costs as the database counts them, independent of the machine: rows read on MySQL; steps of the virtual machine on
 * SQLite, some ten per row.
 */
export async function measureCosts({ nest }: TestApp): Promise<Costs> {
  const dataSource = nest.get(DataSource);
  if (dataSource.options.type !== 'mysql') {
    const copy = await copySqlite(dataSource);
    return {
      least: 6_000,
      of: ({ sql, parameters }) => Promise.resolve(copy.stepsOf(sql, parameters)),
      close: () => Promise.resolve(copy.close()),
    };
  }
  const runner = dataSource.createQueryRunner();
  return {
    least: 600,
    async of({ sql, parameters }) {
      const [none, before] = [await rowsRead(runner), await rowsRead(runner)];
      await runner.query(sql, parameters);
      return (await rowsRead(runner)) - before - (before - none);
    },
    close: () => runner.release(),
  };
}

/** Query plan. */
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
