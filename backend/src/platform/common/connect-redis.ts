import { Redis } from 'ioredis';

const MAX_WAIT_MS = 5000;

/**
 * Connects so that nobody waits for Redis to come back: what can't be done at once fails.
 * @param answersWithinMs after which a command fails
 */
export function connectRedis(url: string, answersWithinMs = MAX_WAIT_MS): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: MAX_WAIT_MS,
    commandTimeout: answersWithinMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_WAIT_MS),
  });
}
