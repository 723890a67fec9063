import { isIPv6 } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { RENDER_HEADER } from '../common/render-header.js';
import { TooManyRequestsException } from '../common/too-many-requests.exception.js';
import type { Config } from '../../config.js';
import { limitsOf, type Limit } from './limits.js';

/** Bounds the memory that a flood from many addresses can take; the least recently seen are forgotten first. */
const MAX_COUNTED = 50_000;

interface Count {
  requests: number;
  endsAt: number;
}

/** What is left of a limit, counting the request at hand. */
interface Quota extends Limit {
  remaining: number;
  resetsInMs: number;
}

/**
 * Counts requests in windows that begin with the first one. Two handlers share the counts: one by address, to stand
 * before anything that costs work, and one by account, to stand behind the sessions, so that a member with many
 * addresses has no more than one.
 *
 * Nest's throttler works on routes, that is after the body has been read and the session looked up, and keeps the time
 * of every request of every address.
 */
export class RateLimits {
  private readonly counts = new LRUCache<string, Count>({ max: MAX_COUNTED });

  constructor(private readonly config: Config) {}

  byAddress(): RequestHandler {
    return this.limit('address', (request) => network(request.ip ?? ''));
  }

  byAccount(): RequestHandler {
    return this.limit('account', (request) => {
      const user = request.user as { id: number } | undefined;
      return user && String(user.id);
    });
  }

  /** @param whoOf names whose requests are counted; undefined for those that are not */
  private limit(kind: string, whoOf: (request: Request) => string | undefined): RequestHandler {
    return (request, response, next) => {
      const who = this.isFree(request) ? undefined : whoOf(request);
      if (who === undefined) return next();
      const quotas = limitsOf(request.method, request.path).map((limit) =>
        this.count(`${kind} ${who}`, limit),
      );
      // Pages are kept with their headers, for everybody.
      if (/^\/api(\/|$)/i.test(request.path)) tellQuotas(response, kind, quotas);
      const waits = quotas.filter(({ remaining }) => remaining < 0).map(({ resetsInMs }) => resetsInMs);
      next(waits.length > 0 ? tooMany(Math.ceil(Math.max(...waits) / 1000)) : undefined);
    };
  }

  /** The calls a page makes while the server renders it come from the server's own address. */
  private isFree(request: Request): boolean {
    return !this.config.rateLimits || request.get(RENDER_HEADER) === this.config.renderToken;
  }

  /** Counts a request; when it is one too many, less than nothing remains. */
  private count(who: string, limit: Limit): Quota {
    const { name, requests, windowMs } = limit;
    const key = `${name} ${who}`;
    const now = performance.now();
    const known = this.counts.get(key);
    const count = known && known.endsAt > now ? known : { requests: 0, endsAt: now + windowMs };
    count.requests += 1;
    this.counts.set(key, count);
    return { ...limit, remaining: requests - count.requests, resetsInMs: count.endsAt - now };
  }
}

/** Says how often something may be done and how often it still can be (draft-ietf-httpapi-ratelimit-headers-10). */
function tellQuotas(response: Response, kind: string, quotas: readonly Quota[]): void {
  const policies = quotas.map(
    ({ name, requests, windowMs }) => `"${name}-${kind}";q=${requests};w=${windowMs / 1000}`,
  );
  const left = quotas.map(
    ({ name, remaining, resetsInMs }) =>
      `"${name}-${kind}";r=${Math.max(0, remaining)};t=${Math.ceil(resetsInMs / 1000)}`,
  );
  response.append('RateLimit-Policy', policies.join(', '));
  response.append('RateLimit', left.join(', '));
}

function tooMany(seconds: number): TooManyRequestsException {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds > 60 ? `${minutes} minutes` : `${seconds} seconde${seconds > 1 ? 's' : ''}`;
  return new TooManyRequestsException(`Trop de requêtes. Réessayez dans ${wait}.`, seconds);
}

/** Whoever has one IPv6 address has a whole /64 of them. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}
