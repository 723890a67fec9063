import { LRUCache } from 'lru-cache';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Limit } from './limits.js';

/** Bounds the memory taken by a flood from many addresses; the least recently seen are evicted first. */
const MAX_COUNTED = 50_000;

/** Remaining quota, including the current request. */
export interface Quota extends Limit {
  /** Negative when the limit is exceeded. */
  remaining: number;
  resetsInMs: number;
}

/**
 * Counts requests towards one limit, in fixed windows that start with the first request; in Redis while it answers,
 * otherwise in memory.
 */
export class Counter {
  private readonly memory: RateLimiterMemory;
  private readonly limiter: RateLimiterAbstract;
  private readonly counted = new LRUCache<string, true>({
    // Not `max`, which would reserve memory at once for each limit.
    maxSize: MAX_COUNTED,
    sizeCalculation: () => 1,
    dispose: (_, who, reason) => {
      if (reason === 'evict') void this.memory.delete(who);
    },
  });

  constructor(
    private readonly limit: Limit,
    keyPrefix: string,
    redis: Redis | undefined,
  ) {
    const options = { keyPrefix, points: limit.requests, duration: limit.windowMs / 1000 };
    this.memory = new RateLimiterMemory(options);
    this.limiter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: this.memory,
        })
      : this.memory;
  }

  async countRequest(who: string): Promise<Quota> {
    this.counted.set(who, true);
    const { consumedPoints, msBeforeNext } = await this.limiter.consume(who).catch(orRefusal);
    return { ...this.limit, remaining: this.limit.requests - consumedPoints, resetsInMs: msBeforeNext };
  }

  /** Uncounts one request. */
  async uncountRequest(who: string): Promise<void> {
    await this.limiter.reward(who);
  }
}

/** The limiter throws its result when the limit is exceeded. */
function orRefusal(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
