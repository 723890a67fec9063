import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { chooseEncoding, PreparedText } from '../common/prepared-text.js';
import { EventTail } from '../domain-events/event-tail.js';
import { cacheStatus } from './cache-status.js';
import { tagsOf } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';
import { TaggedCache } from './tagged-cache.js';

const MAX_BYTES = 32 * 1024 * 1024;
/** Views do not count as content: those in lists, and those that other nodes count, lag by so much at most. */
const MAX_AGE_MS = 60_000;
/** These belong to one sending, not to what is sent. */
const OF_ONE_SENDING = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'set-cookie',
  'ratelimit',
  'ratelimit-policy',
];

/** What an answer reads like for the next visitor: the very one given before if nothing has changed. */
export type Again<T> = (before: T, request: Request) => T;

interface KeptAnswer {
  headers: [name: string, value: number | string | string[]][];
  content: object;
  text: PreparedText;
  again: Again<object> | undefined;
}

/**
 * Answers of the API that read the same for every visitor, by address: found, put together, turned into JSON, hashed
 * and compressed once until something they show changes.
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
   * Makes an answer, and keeps it for other visitors if a visitor asked.
   * @param make depends on the request's address and on nothing else but what `tagsOf` names for it
   * @param again done each time what is kept is sent
   */
  async answer<T extends object>(request: Request, make: () => Promise<T>, again?: Again<T>): Promise<T> {
    const response = request.res;
    if (!response || request.method !== 'GET' || request.user) return make();
    const began = this.clock.now;
    const content = await make();
    const text = new PreparedText(JSON.stringify(content));
    response.setHeader('etag', weak(text));
    // Only then does the answer have all its headers.
    response.once('finish', () => {
      if (response.statusCode !== 200) return;
      const headers = Object.entries(response.getHeaders()).filter(
        ([name]) => !OF_ONE_SENDING.includes(name),
      );
      const value = { headers, content, text, again } as KeptAnswer;
      // The object, its JSON and the compressed forms.
      const made = { value, size: text.size * 3, tags: tagsOf(request.originalUrl, content) };
      this.answers.keep(request.originalUrl, made, began);
    });
    return content;
  }

  /**
   * Sends what is kept. To stand behind what counts and refuses requests, and ahead of what costs work.
   * @param isForVisitors whether a request may be answered as any visitor's is
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
    const body = await text.in(encoding);
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    response.setHeader('etag', weak(text));
    response.vary('Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.send(body);
  }
}

/** One tag for all encodings: the same to who reads it, not byte for byte. */
function weak({ etag }: PreparedText): string {
  return `W/${etag}`;
}
