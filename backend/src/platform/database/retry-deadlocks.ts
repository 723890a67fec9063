import { setTimeout } from 'node:timers/promises';
import { QueryFailedError, type DataSource } from 'typeorm';

const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs a transaction again that MySQL has undone because it and another one waited for each other. Whatever it did is
 * gone by then, so its callback may run more than once: outside the database it must change nothing.
 *
 * Call it before the data source is used.
 */
export function retryDeadlocks({ manager }: DataSource): void {
  const run = manager.transaction.bind(manager) as (...parameters: unknown[]) => Promise<unknown>;
  const retry = async (...parameters: unknown[]): Promise<unknown> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(...parameters);
      } catch (error) {
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
        // Of different length for each, or the same ones would meet again.
        await setTimeout(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  };
  manager.transaction = retry;
}

/** Whether MySQL has undone something because it and something else waited for each other. */
export function isDeadlock(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return (cause as { code?: unknown } | null)?.code === 'ER_LOCK_DEADLOCK';
}
