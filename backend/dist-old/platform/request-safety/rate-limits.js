function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config.js';
import { connectRedis } from '../nodes/connect-redis.js';
import { RENDER_HEADER } from '../common/render-header.js';
import { TooManyRequestsException } from '../common/too-many-requests.exception.js';
import { Counter } from './counter.js';
import { limitsOf } from './limits.js';
import { network } from './network.js';
/** Every request waits for its count; if Redis takes longer, this node counts in memory. */ const MAX_WAIT_MS = 250;
const AWAY = "Redis (variable REDIS_URL) ne r\xe9pond pas ; chaque n\u0153ud compte seul les requ\xeates.";
export class RateLimits {
    config;
    logger = new Logger(RateLimits.name);
    counters = new Map();
    redis;
    constructor(config){
        this.config = config;
        if (config.redisUrl && config.rateLimits) this.redis = this.connect(config.redisUrl);
    }
    onApplicationShutdown() {
        this.redis?.disconnect();
    }
    /** Mount it before anything expensive. */ beforeSessions(sessionOf) {
        return this.handler((request)=>{
            const session = sessionOf(request);
            return {
                address: addressOf(request),
                ...session ? {
                    session: hash(session)
                } : visitor(request)
            };
        });
    }
    /** Mount it after the sessions. A request with an expired session counts as a visitor's. */ afterSessions(sessionOf) {
        return this.handler((request)=>{
            const user = request.user;
            if (user) return {
                account: String(user.id)
            };
            return sessionOf(request) ? visitor(request) : {};
        });
    }
    /** Counts attempts that no route limit covers. */ async countAttempt(limit, by, who) {
        return this.counter(limit, by).countRequest(who);
    }
    async uncountAttempt(limit, by, who) {
        await this.counter(limit, by).uncountRequest(who);
    }
    /** @param whoOf returns the keys to count by */ handler(whoOf) {
        return (request, response, next)=>{
            if (this.isFree(request)) return next();
            const counting = Object.entries(whoOf(request));
            Promise.all(counting.map(([by, who])=>this.countRequest(request, response, by, who))).then((quotas)=>{
                const waits = quotas.flat().filter(({ remaining })=>remaining < 0);
                const seconds = Math.ceil(Math.max(...waits.map(({ resetsInMs })=>resetsInMs)) / 1000);
                next(waits.length > 0 ? tooMany(seconds) : undefined);
            }, next);
        };
    }
    async countRequest(request, response, by, who) {
        const limits = limitsOf(request.method, request.path, by);
        const quotas = await Promise.all(limits.map((limit)=>this.countAttempt(limit, by, who)));
        // Not for pages, which are cached for everyone with their headers.
        if (/^\/api(\/|$)/i.test(request.path) && quotas.length > 0) setQuotaHeaders(response, by, quotas);
        return quotas;
    }
    /** The server's own API calls while it renders a page are not counted. */ isFree(request) {
        return !this.config.rateLimits || request.get(RENDER_HEADER) === this.config.renderToken;
    }
    connect(url) {
        const redis = connectRedis(url, MAX_WAIT_MS);
        let isAway = false;
        redis.on('ready', ()=>isAway = false);
        redis.on('error', ({ message })=>{
            if (!isAway) this.logger.warn(`${AWAY} ${message}`);
            isAway = true;
        });
        return redis;
    }
    counter(limit, by) {
        const name = `passerelle:limit:${limit.name}-${by}`;
        const counter = this.counters.get(name) ?? new Counter(limit, name, this.redis);
        this.counters.set(name, counter);
        return counter;
    }
}
RateLimits = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], RateLimits);
const addressOf = (request)=>network(request.ip ?? '');
const visitor = (request)=>({
        visitors: addressOf(request)
    });
/** Hashed, so that reading the counters does not reveal sessions. */ function hash(session) {
    return createHash('sha256').update(session).digest('base64url');
}
/** Sends quotas and what remains of them (draft-ietf-httpapi-ratelimit-headers-10). */ function setQuotaHeaders(response, by, quotas) {
    const policies = quotas.map(({ name, requests, windowMs })=>`"${name}-${by}";q=${requests};w=${windowMs / 1000}`);
    const left = quotas.map(({ name, remaining, resetsInMs })=>`"${name}-${by}";r=${Math.max(0, remaining)};t=${Math.ceil(resetsInMs / 1000)}`);
    response.append('RateLimit-Policy', policies.join(', '));
    response.append('RateLimit', left.join(', '));
}
function tooMany(seconds) {
    const minutes = Math.ceil(seconds / 60);
    const wait = seconds > 60 ? `${minutes} minutes` : `${seconds} seconde${seconds > 1 ? 's' : ''}`;
    return new TooManyRequestsException(`Trop de requ\xeates. R\xe9essayez dans ${wait}.`, seconds);
}
//# sourceMappingURL=rate-limits.js.map
