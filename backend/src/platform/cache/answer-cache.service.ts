import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { chooseEncoding, PreparedText } from '../common/prepared-text.js';
import { EventTail } from '../domain-events/event-tail.js';
import { tagsOf } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';
import { TaggedCache } from './tagged-cache.js';

const MAX_BYTES = 4 * 1024 * 1024;
/** Views invalidate nothing, so view counts in lists, and views counted by other nodes, lag by at most this long. */
const MAX_AGE_MS = MINUTE_MS;
/** Headers of one transmission, not part of the cached response. */
const OF_ONE_SENDING = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'set-cookie',
  'ratelimit',
  'ratelimit-policy',
];

/** Updates a cached value for the next visitor; returns the same object when nothing has changed. */
export type Refresh<T> = (before: T, request: Request) => T;

interface KeptAnswer {
  headers: [name: string, value: number | string | string[]][];
  content: object;
  text: PreparedText;
  again: Refresh<object> | undefined;
}

/**
 * API responses that are the same for every visitor, by URL. Query, serialization, hash and compression are done once,
 * until something that the response shows changes.
 */
@Injectable()
export class AnswerCache {
  private readonly answers: TaggedCache<KeptAnswer>;

  constructor(
    private readonly clock: InvalidationClock,
    private readonly tail: EventTail,
  ) {
    this.answers = new TaggedCache(clock, { maxBytes: MAX_BYTES, graceMs: 0 });
  }

  /**
   * Builds a response and caches it if the request comes from a visitor.
   * @param make must depend on the URL and on the data named by `tagsOf` only
   * @param again runs each time the cached response is sent
   */
  async answer<T extends object>(request: Request, make: () => Promise<T>, again?: Refresh<T>): Promise<T> {
    const response = request.res;
    if (!response || request.method !== 'GET' || request.user) return make();
    const began = this.clock.now;
    const content = await make();
    const text = new PreparedText(JSON.stringify(content));
    response.setHeader('etag', weak(text));
    // Its headers are complete only now.
    response.once('finish', () => {
      if (response.statusCode !== 200) return;
      const headers = Object.entries(response.getHeaders()).filter(
        ([name]) => !OF_ONE_SENDING.includes(name),
      );
      const value = { headers, content, text, again } as KeptAnswer;
      // Counts the object, its JSON and the compressed forms.
      const made = { value, size: text.size * 3, tags: tagsOf(request.originalUrl, content) };
      this.answers.storeValue(request.originalUrl, made, began);
    });
    return content;
  }

  /**
   * Sends cached responses. Mount it after rate limiting and view counting, and before anything expensive.
   * @param isForVisitors whether a request may get the response of any visitor
   */
  handler(isForVisitors: (request: Request) => boolean): RequestHandler {
    return (request, response, next) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const { awaySeconds } = this.tail;
      const graceMs = awaySeconds > 0 ? Infinity : 0;
      const kept = isRead ? this.answers.get(request.originalUrl, MAX_AGE_MS, graceMs) : undefined;
      if (!kept || !isForVisitors(request)) return next();
      if (awaySeconds > 0) response.setHeader('cache-status', cacheStatus('hit', awaySeconds));
      this.send(kept.value, request, response).catch(next);
    };
  }

  private async send(kept: KeptAnswer, request: Request, response: Response): Promise<void> {
    const content = kept.again?.(kept.content, request) ?? kept.content;
    if (content !== kept.content) {
      kept.content = content;
      kept.text = new PreparedText(JSON.stringify(content));
    }
    const { headers, text } = kept;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = await text.bodyIn(encoding);
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    response.setHeader('etag', weak(text));
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.send(body);
  }
}

/** A weak ETag for all encodings: same content, different bytes. */
function weak({ etag }: PreparedText): string {
  return `W/${etag}`;
}

/** A negative TTL marks a stale page that is being revalidated. */
export type CacheResult = 'hit' | 'hit; ttl=-1' | 'fwd=miss';

/**
 * The header Cache-Status (RFC 9211).
 * @param awaySeconds how long the database has been unreachable, so that no invalidation arrives
 */
export function cacheStatus(found: CacheResult, awaySeconds = 0): string {
  return awaySeconds > 0
    ? `Passerelle; hit; ttl=-${awaySeconds}; detail=database-away`
    : `Passerelle; ${found}`;
}
