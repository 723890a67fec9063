import { Logger } from '@nestjs/common';
import type { Logger as QueryLogger } from 'typeorm';

const MAX_SQL = 1000;

/** Logs slow queries with their SQL, without any values. */
export class SlowQueries implements QueryLogger {
  private readonly logger = new Logger('Database');

  logQuerySlow(ms: number, sql: string): void {
    this.logger.warn(`Requête lente (${Math.round(ms)} ms) : ${withoutValues(sql)}`);
  }

  // Failed queries are reported by their caller.
  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** Nearly all values are parameters; replaces the few literals too. */
export function withoutValues(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w`"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SQL);
}
