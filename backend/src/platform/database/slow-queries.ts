import { Logger } from '@nestjs/common';
import type { Logger as QueryLogger } from 'typeorm';

const MAX_SQL = 1000;

/** Names in the log the queries that took too long, with their SQL and without any value. */
export class SlowQueries implements QueryLogger {
  private readonly logger = new Logger('Database');

  logQuerySlow(ms: number, sql: string): void {
    this.logger.warn(`Requête lente (${Math.round(ms)} ms) : ${withoutValues(sql)}`);
  }

  // What fails is told by who has asked.
  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** Nearly all values are parameters; the few that are written out go as well. */
export function withoutValues(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w`"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_SQL);
}
