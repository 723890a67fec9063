import { Redis } from 'ioredis';
const MAX_WAIT_MS = 5000;
/**
 * Connects without an offline queue: a command fails at once while Redis is away.
 * @param answersWithinMs timeout of a command
 */ export function connectRedis(url, answersWithinMs = MAX_WAIT_MS) {
    return new Redis(url, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        autoResubscribe: false,
        connectTimeout: MAX_WAIT_MS,
        commandTimeout: answersWithinMs,
        retryStrategy: (attempt)=>Math.min(attempt * 200, MAX_WAIT_MS)
    });
}
//# sourceMappingURL=connect-redis.js.map
