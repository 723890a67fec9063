import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';
import { untilSearchable } from './searchable.js';

/** SQL statements that run during `work`, without those that index what was written before it. */
export async function queriesOf(app: TestApp, work: () => PromiseLike<unknown>): Promise<string[]> {
  await untilSearchable(app);
  const { logger } = app.nest.get(DataSource);
  const queries: string[] = [];
  const before = logger.logQuery.bind(logger);
  logger.logQuery = (query, ...rest) => {
    queries.push(query);
    return before(query, ...rest);
  };
  try {
    await work();
  } finally {
    logger.logQuery = before;
  }
  return queries;
}
