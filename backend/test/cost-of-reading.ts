import { DataSource, type QueryRunner } from 'typeorm';
import { LongReads } from '../src/platform/long-reads/long-reads.service.js';
import type { TestApp } from './app.js';
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

/** SELECT statements that `work` runs, long reads included, which are not logged by every database. */
export async function statementsOf(
  { nest }: TestApp,
  work: () => PromiseLike<unknown>,
): Promise<Statement[]> {
  const { logger } = nest.get(DataSource);
  const longReads = nest.get(LongReads);
  const statements: Statement[] = [];
  const readerFor = longReads.readerFor.bind(longReads);
  longReads.readerFor = (name) => {
    const read = readerFor(name);
    return (query) => {
      const [sql, parameters] = query.getQueryAndParameters() as [string, unknown[]];
      statements.push({ sql, parameters });
      return read(query);
    };
  };
  const before = logger.logQuery.bind(logger);
  logger.logQuery = (sql, parameters, ...rest) => {
    if (/^\s*(SELECT(?! \/\*\+)|WITH)\b/.test(sql))
      statements.push({ sql, parameters: parameters as unknown[] });
    return before(sql, parameters, ...rest);
  };
  try {
    await work();
  } finally {
    logger.logQuery = before;
    longReads.readerFor = readerFor;
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
