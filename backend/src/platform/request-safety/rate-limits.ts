import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import { Config } from '../../config.js';
import { connectRedis } from '../common/connect-redis.js';
import { RENDER_HEADER } from '../common/render-header.js';
import { TooManyRequestsException } from '../common/too-many-requests.exception.js';
import { Counter, type Quota } from './counter.js';
import { limitsOf, type CountedBy, type Limit } from './limits.js';
import { network } from './network.js';

/** Counts stand in the way of every request: what Redis has not answered by then is counted here. */
const MAX_WAIT_MS = 250;
const AWAY = 'Redis (variable REDIS_URL) ne répond pas ; chaque nœud compte seul les requêtes.';

/** Names the session whose signed id a request carries; undefined for visitors. */
type SessionOf = (request: Request) => string | undefined;

/**
 * Counts requests: of members by account, of visitors by address. All nodes that share a Redis count together; where
 * there is none, or while it is away, each counts for itself.
 *
 * Nest's throttler works on routes, that is after the body has been read and the session looked up.
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

  /** To stand before anything that costs work. */
  beforeSessions(sessionOf: SessionOf): RequestHandler {
    return this.handler((request) => {
      const session = sessionOf(request);
      return { address: addressOf(request), ...(session ? { session: hash(session) } : visitor(request)) };
    });
  }

  /** To stand behind the sessions. A session that has ended makes a visitor. */
  afterSessions(sessionOf: SessionOf): RequestHandler {
    return this.handler((request) => {
      const user = request.user as { id: number } | undefined;
      if (user) return { account: String(user.id) };
      return sessionOf(request) ? visitor(request) : {};
    });
  }

  /** Counts what no address of the API shows. */
  async count(limit: Limit, by: CountedBy, who: string): Promise<Quota> {
    return this.counter(limit, by).count(who);
  }

  async takeBack(limit: Limit, by: CountedBy, who: string): Promise<void> {
    await this.counter(limit, by).takeBack(who);
  }

  /** @param whoOf names who is to be counted, and how */
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
    const quotas = await Promise.all(limits.map((limit) => this.count(limit, by, who)));
    // Pages are kept with their headers, for everybody.
    if (/^\/api(\/|$)/i.test(request.path) && quotas.length > 0) tellQuotas(response, by, quotas);
    return quotas;
  }

  /** The calls a page makes while the server renders it are the server's own. */
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

/** Who reads the counts can't take a session over. */
function hash(session: string): string {
  return createHash('sha256').update(session).digest('base64url');
}

/** Says how often something may be done and how often it still can be (draft-ietf-httpapi-ratelimit-headers-10). */
function tellQuotas(response: Response, by: CountedBy, quotas: readonly Quota[]): void {
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
