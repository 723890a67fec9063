import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import { Config } from '../../config.js';
import { connectRedis } from '../nodes/nodes.js';
import { RENDER_HEADER } from '../common/internal-requests.js';
import { TooManyRequestsException } from '../common/busy.exception.js';
import { Counter, type Quota } from './counter.js';
import { limitsOf, type CountedBy, type Limit } from './limits.js';
import { network } from './network.js';

/** Every request waits for its count; if Redis takes longer, this node counts in memory. */
const MAX_WAIT_MS = 250;
const AWAY = 'Redis (variable REDIS_URL) ne répond pas ; chaque nœud compte seul les requêtes.';

/** The id of the session whose signed cookie a request carries; undefined for visitors. */
type SessionOf = (request: Request) => string | undefined;

/**
 * Rate limits: members are counted by account, visitors by address. Nodes that share a Redis count together; without
 * it, or while it is away, each counts alone.
 *
 * Nest's throttler works on routes, that is after body parsing and the session look-up.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly logger = new Logger(RateLimits.name);
  private readonly counters = new Map<string, Counter>();
  private readonly redis: Redis | undefined;

  constructor(private readonly config: Config) {
    if (config.redisUrl && config.rateLimits) this.redis = this.connect(config.redisUrl);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Mount it before anything expensive. */
  beforeSessions(sessionOf: SessionOf): RequestHandler {
    return this.handler((request) => {
      const session = sessionOf(request);
      return { address: addressOf(request), ...(session ? { session: hash(session) } : visitor(request)) };
    });
  }

  /** Mount it after the sessions. A request with an expired session counts as a visitor's. */
  afterSessions(sessionOf: SessionOf): RequestHandler {
    return this.handler((request) => {
      const user = request.user as { id: number } | undefined;
      if (user) return { account: String(user.id) };
      return sessionOf(request) ? visitor(request) : {};
    });
  }

  /** Counts attempts that no route limit covers. */
  async countAttempt(limit: Limit, by: CountedBy, who: string): Promise<Quota> {
    return this.counter(limit, by).countRequest(who);
  }

  async uncountAttempt(limit: Limit, by: CountedBy, who: string): Promise<void> {
    await this.counter(limit, by).uncountRequest(who);
  }

  /** @param whoOf returns the keys to count by */
  private handler(whoOf: (request: Request) => Partial<Record<CountedBy, string>>): RequestHandler {
    return (request, response, next) => {
      if (this.isFree(request)) return next();
      const counting = Object.entries(whoOf(request)) as [CountedBy, string][];
      Promise.all(counting.map(([by, who]) => this.countRequest(request, response, by, who))).then(
        (quotas) => {
          const waits = quotas.flat().filter(({ remaining }) => remaining < 0);
          const seconds = Math.ceil(Math.max(...waits.map(({ resetsInMs }) => resetsInMs)) / 1000);
          next(waits.length > 0 ? tooMany(seconds) : undefined);
        },
        next,
      );
    };
  }

  private async countRequest(
    request: Request,
    response: Response,
    by: CountedBy,
    who: string,
  ): Promise<Quota[]> {
    const limits = limitsOf(request.method, request.path, by);
    const quotas = await Promise.all(limits.map((limit) => this.countAttempt(limit, by, who)));
    // Not for pages, which are cached for everyone with their headers.
    if (/^\/api(\/|$)/i.test(request.path) && quotas.length > 0) setQuotaHeaders(response, by, quotas);
    return quotas;
  }

  /** The server's own API calls while it renders a page are not counted. */
  private isFree(request: Request): boolean {
    return !this.config.rateLimits || request.get(RENDER_HEADER) === this.config.renderToken;
  }

  private connect(url: string): Redis {
    const redis = connectRedis(url, MAX_WAIT_MS);
    let isAway = false;
    redis.on('ready', () => (isAway = false));
    redis.on('error', ({ message }: Error) => {
      if (!isAway) this.logger.warn(`${AWAY} ${message}`);
      isAway = true;
    });
    return redis;
  }

  private counter(limit: Limit, by: CountedBy): Counter {
    const name = `passerelle:limit:${limit.name}-${by}`;
    const counter = this.counters.get(name) ?? new Counter(limit, name, this.redis);
    this.counters.set(name, counter);
    return counter;
  }
}

const addressOf = (request: Request): string => network(request.ip ?? '');
const visitor = (request: Request) => ({ visitors: addressOf(request) });

/** Hashed, so that reading the counters does not reveal sessions. */
function hash(session: string): string {
  return createHash('sha256').update(session).digest('base64url');
}

/** Sends quotas and remaining requests (draft-ietf-httpapi-ratelimit-headers-10). */
function setQuotaHeaders(response: Response, by: CountedBy, quotas: readonly Quota[]): void {
  const policies = quotas.map(
    ({ name, requests, windowMs }) => `"${name}-${by}";q=${requests};w=${windowMs / 1000}`,
  );
  const left = quotas.map(
    ({ name, remaining, resetsInMs }) =>
      `"${name}-${by}";r=${Math.max(0, remaining)};t=${Math.ceil(resetsInMs / 1000)}`,
  );
  response.append('RateLimit-Policy', policies.join(', '));
  response.append('RateLimit', left.join(', '));
}

function tooMany(seconds: number): TooManyRequestsException {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds > 60 ? `${minutes} minutes` : `${seconds} seconde${seconds > 1 ? 's' : ''}`;
  return new TooManyRequestsException(`Trop de requêtes. Réessayez dans ${wait}.`, seconds);
}
