import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';

/** SQL statements that run during `work`. */
export async function queriesOf({ nest }: TestApp, work: () => PromiseLike<unknown>): Promise<string[]> {
  const { logger } = nest.get(DataSource);
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
