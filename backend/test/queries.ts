import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';
import { untilSearchable } from './searchable.js';

/**
 * Queries of the site's background work: it polls for new events every second, and compares the search index with all
 * tutorials every five minutes, which may coincide with a test.
 */
export const BACKGROUND =
  /FROM .(domain_events|event_deliveries|event_leases)|tutorial_rendererVersion.+LIMIT 1000$/;

/** Removes the time limit that the site adds to statements on MySQL. */
export function withoutLimit(sql: string): string {
  return sql.replace(/^SET STATEMENT .*? FOR |\/\*\+ MAX_EXECUTION_TIME\(\d+\) \*\/ /, '');
}

/** SQL statements that run during `work`; pending indexing finishes before. */
export async function queriesOf(app: TestApp, work: () => PromiseLike<unknown>): Promise<string[]> {
  await untilSearchable(app);
  const { logger } = app.nest.get(DataSource);
  const queries: string[] = [];
  const before = logger.logQuery.bind(logger);
  logger.logQuery = (query, ...rest) => {
    queries.push(withoutLimit(query));
    return before(query, ...rest);
  };
  try {
    await work();
  } finally {
    logger.logQuery = before;
  }
  return queries;
}
