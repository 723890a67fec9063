import { Logger } from '@nestjs/common';
import type { Logger as QueryLogger } from 'typeorm';
import { isOutage } from './outage.js';
import { readLimit, type ReadLimit } from './read-limit.js';

const MAX_SQL = 1000;
const logger = new Logger('Database');

/** Logs slow queries with their SQL, without any values. */
export class SlowQueries implements QueryLogger {
  logQuerySlow(ms: number, sql: string): void {
    // An outage ends all running queries.
    if (isOutage()) return;
    logger.warn(`Requête lente (${Math.round(ms)} ms) : ${describe(sql, readLimit())}`);
  }

  // Failed queries are reported by their caller.
  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** Logs a read that exceeded its time limit. */
export function logStopped(limit: ReadLimit, ms: number, sql: string): void {
  logger.warn(`Requête arrêtée (${Math.round(ms)} ms) : ${describe(sql, limit)}`);
}

/** The request, if a client waits, and the SQL. */
function describe(sql: string, limit: ReadLimit | undefined): string {
  return [...(limit ? [limit.name()] : []), withoutValues(sql)].join(' : ');
}

/** Nearly all values are parameters; replaces the few literals too. */
export function withoutValues(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w`"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SQL);
}
