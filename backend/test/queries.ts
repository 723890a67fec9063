import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';
import { untilSearchable } from './searchable.js';

/**
 * What the site reads by itself, whoever reads what meanwhile: it asks for new events every second, and compares the
 * search index with all tutorials every five minutes, which a slow run of a test meets.
 */
export const BACKGROUND =
  /FROM .(domain_events|event_deliveries|event_leases)|tutorial_rendererVersion.+LIMIT 1000$/;

/** A statement as it was before the time that MySQL may take was written into it. */
export function withoutLimit(sql: string): string {
  return sql.replace(/^SET STATEMENT .*? FOR |\/\*\+ MAX_EXECUTION_TIME\(\d+\) \*\/ /, '');
}

/** SQL statements that run during `work`, without those that index what was written before it. */
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
