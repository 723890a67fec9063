import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
/** Bounds the memory taken by a flood from many addresses; the least recently seen are evicted first. */ const MAX_COUNTED = 50_000;
/**
 * Counts requests towards one limit, in fixed windows that start with the first request; in Redis while it answers,
 * otherwise in memory.
 */ export class Counter {
    limit;
    memory;
    limiter;
    counted = new LRUCache({
        // Not `max`, for which memory is reserved at once, for each limit.
        maxSize: MAX_COUNTED,
        sizeCalculation: ()=>1,
        dispose: (_, who, reason)=>{
            if (reason === 'evict') void this.memory.delete(who);
        }
    });
    constructor(limit, keyPrefix, redis){
        this.limit = limit;
        const options = {
            keyPrefix,
            points: limit.requests,
            duration: limit.windowMs / 1000
        };
        this.memory = new RateLimiterMemory(options);
        this.limiter = redis ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            rejectIfRedisNotReady: true,
            insuranceLimiter: this.memory
        }) : this.memory;
    }
    async countRequest(who) {
        this.counted.set(who, true);
        const { consumedPoints, msBeforeNext } = await this.limiter.consume(who).catch(orRefusal);
        return {
            ...this.limit,
            remaining: this.limit.requests - consumedPoints,
            resetsInMs: msBeforeNext
        };
    }
    /** Uncounts one request. */ async uncountRequest(who) {
        await this.limiter.reward(who);
    }
}
/** The limiter throws its result when the limit is exceeded. */ function orRefusal(thrown) {
    if (thrown instanceof RateLimiterRes) return thrown;
    throw thrown;
}
//# sourceMappingURL=counter.js.map
