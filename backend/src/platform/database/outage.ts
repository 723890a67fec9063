import { Logger } from '@nestjs/common';

const logger = new Logger('Database');
let isAway = false;

/** Whether the database server is away. */
export const isOutage = (): boolean => isAway;

/** Logs once that the database server is away. */
export function beginOutage(error: Error): void {
  if (isAway) return;
  isAway = true;
  logger.error(`La base de données ne répond plus : ${error.message}`);
}

/** Logs that the database server is back, if it was away. */
export function endOutage(): void {
  if (!isAway) return;
  isAway = false;
  logger.log('La base de données répond de nouveau.');
}
