import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Application, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import proxyAddress from 'proxy-addr';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { SessionCookie } from '../../members/auth/session-cookie.js';
import { Config } from '../../config.js';
import { AskedSearchesService } from '../../content/asked-searches/asked-searches.service.js';
import { readerOf } from '../../content/tutorials/recent-readings.js';
import { ViewCounter } from '../../content/tutorials/view-counter.js';
import { cacheStatus, type CacheResult } from '../../platform/cache/answer-cache.service.js';
import { tagsOf } from '../../platform/cache/cache-tags.js';
import type { CachedValue, NewValue } from '../../platform/cache/tagged-cache.js';
import { PreparedText } from '../../platform/common/prepared-text.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { type Answered, GRACE_MS, PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { type ReadyPage, RenderedPage } from './rendered-page.js';
import { allowStyles } from './security-headers.js';

/** Longer URLs are rendered for each request and not cached. */
const MAX_ADDRESS_LENGTH = 600;
const REMEMBERED_KEYS = 5000;
/** A failed dependency should be back by then. */
const RETRY_AFTER_S = 5;

/** Sends pages and generated files, and caches them. */
@Injectable()
export class PageServer {
  private readonly logger = new Logger(PageServer.name);
  /** Cache keys of recently requested URLs. */
  private readonly keys = new LRUCache<string, { key: string | undefined }>({ max: REMEMBERED_KEYS });

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly renderer: PageRenderer,
    private readonly views: ViewCounter,
    private readonly searches: AskedSearchesService,
    private readonly adapter: HttpAdapterHost,
    private readonly sessionCookie: SessionCookie,
    private readonly tail: EventTail,
    private readonly kept: PageCache,
  ) {}

  /**
   * Sends the cached page for a request, if there is one. Returns whether it did, as a promise only if the page has yet
   * to be compressed in the client's encoding. Does not touch the database.
   */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    if (!this.mayCache() || this.sessionCookie.isIn(request)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const key = this.keyOf(request.url!);
    const found = key === undefined ? undefined : this.find(key);
    const page = found?.value;
    if (!(page instanceof RenderedPage)) return false;
    if (found!.isStale && this.tail.awaySeconds === 0) this.revalidate(key!, page);
    const sending = this.send(page, request, response, found!.isStale ? 'hit; ttl=-1' : 'hit');
    return sending?.then(() => true) ?? true;
  }

  /** While the database is away, sends a member the page cached for visitors. Returns whether there is one. */
  sendVisitorPage(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.mayCache() || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const key = this.keyOf(request.url!);
    const page = key === undefined ? undefined : this.kept.getPage(key, 0, Infinity)?.value;
    if (!(page instanceof RenderedPage)) return false;
    void this.send(page, request, response, 'hit; ttl=-1');
    return true;
  }

  /** Sends a generated public file, and caches it like a page. */
  async sendFile(
    request: ExpressRequest,
    response: ExpressResponse,
    type: string,
    write: () => string | Promise<string>,
  ): Promise<void> {
    const key = request.path;
    const kept = this.mayCache() ? this.find(key) : undefined;
    const make = async (): Promise<NewValue<Answered>> => {
      const text = new PreparedText(await write());
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('vary', 'accept-encoding');
      // When it was generated, not its newest entry: a removal is a change too.
      response.setHeader('last-modified', new Date().toUTCString());
      const value = new RenderedPage(text, 200, response.getHeaders());
      return { value, tags: tagsOf(key, undefined), size: await text.compact() };
    };
    const current = kept?.isStale === false || this.tail.awaySeconds > 0 ? kept?.value : undefined;
    const file = current ?? (this.mayCache() ? await this.kept.renderPage(key, make) : (await make()).value);
    await this.send(file as RenderedPage, request, response, current ? 'hit' : 'fwd=miss');
  }

  /** Renders, caches and sends the page of a request. */
  async sendRendered(request: ExpressRequest, response: ExpressResponse): Promise<void> {
    const isSignedIn = this.sessionCookie.isIn(request);
    const key = isSignedIn || !this.mayCache() ? undefined : this.keyOf(request.url);
    const headers = response.getHeaders();
    const answered =
      key === undefined
        ? (await this.renderPage(request.url, headers, isSignedIn ? request : undefined)).value
        : await this.kept.renderPage(key, () => this.renderPage(key, headers));
    if (answered instanceof RenderedPage) {
      const kept =
        answered.status === 503 && key !== undefined ? this.kept.getPage(key, 0, Infinity) : undefined;
      // A stale page is better than none.
      if (kept?.value instanceof RenderedPage) await this.send(kept.value, request, response, 'hit; ttl=-1');
      else await this.send(answered, request, response, 'fwd=miss');
      return;
    }
    // Not cached: if a page moves back, cached redirects would form a loop.
    response.writeHead(answered.status, { location: answered.location, 'cache-control': 'no-cache' }).end();
  }

  /** Revalidates a stale page in the background. */
  private revalidate(key: string, { headers }: RenderedPage): void {
    this.kept
      .renderPage(key, () => this.renderPage(key, headers))
      .catch((error: unknown) => this.logger.error(`La page ${key} n’a pas pu être refaite.`, error));
  }

  /**
   * @param headers response headers, except those of the page itself
   * @param member the request of a possibly signed-in user
   */
  private async renderPage(
    address: string,
    headers: OutgoingHttpHeaders,
    member?: ExpressRequest,
  ): Promise<NewValue<Answered> | { value: Answered; tags?: undefined }> {
    const { rendered, tags } = await this.renderer.render(address, member);
    if ('location' in rendered) return { value: rendered };
    const { status, html, mayBeKept, styleHashes } = rendered;
    const isForAll = !member && mayBeKept;
    const text = new PreparedText(html);
    const value = new RenderedPage(
      text,
      status,
      {
        ...allowStyles(headers, styleHashes),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': isForAll ? 'no-cache' : 'private, no-store',
        vary: 'accept-encoding',
        ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
      },
      viewedTutorial(address, status),
    );
    if (status !== 200 || !isForAll) return { value };
    return { value, tags, size: await text.compact() };
  }

  private mayCache(): boolean {
    const { enableCache, maintenanceMode } = this.settings.present;
    return this.config.htmlCache && enableCache && !maintenanceMode;
  }

  /** While the database is away, cached pages do not expire, but invalidated ones are not sent. */
  private find(key: string): CachedValue<Answered> | undefined {
    const maxAgeMs = this.settings.present.cacheDuration * MINUTE_MS;
    return this.kept.getPage(key, maxAgeMs, this.tail.awaySeconds > 0 ? Infinity : GRACE_MS);
  }

  private keyOf(address: string): string | undefined {
    if (address.length > MAX_ADDRESS_LENGTH) return undefined;
    const known = this.keys.get(address);
    if (known) return known.key;
    const key = this.renderer.keyOf(address);
    this.keys.set(address, { key });
    return key;
  }

  /**
   * Returns a promise only if the page has yet to be compressed.
   * @param how cache status of the response
   */
  private send(
    page: RenderedPage,
    request: IncomingMessage,
    response: ServerResponse,
    how: CacheResult,
  ): Promise<void> | undefined {
    const found = cacheStatus(how, how === 'fwd=miss' ? 0 : this.tail.awaySeconds);
    if (page.viewOf) this.countReading(page.viewOf, request);
    if (page.status === 200 && isKnown(page, request.headers)) {
      const status = { 'cache-status': found };
      response.writeHead(304, { ...page.headers, ...status, etag: page.etag }).end();
      return undefined;
    }
    const write = ({ headers, body }: ReadyPage): void => {
      response.writeHead(page.status, [...headers, 'cache-status', found]);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const ready = page.readyFor(request.headers['accept-encoding']);
    return ready instanceof Promise ? ready.then(write) : void write(ready);
  }

  private countReading(tutorialId: number, request: IncomingMessage): void {
    const reader = readerOf(request, this.addressOf(request));
    const { user } = request as { user?: { id: number } };
    if (user)
      this.views
        .recordMember(tutorialId, user.id, reader)
        .catch((error: unknown) => this.logger.error(error));
    else this.views.record(tutorialId, reader);
    if (reader !== undefined) this.searches.countOpening(request.headers.referer, request.headers.host);
  }

  /** Client address as Express determines it, for requests that do not reach Express. */
  private addressOf(request: IncomingMessage): string {
    const express = this.adapter.httpAdapter.getInstance<Application>();
    return proxyAddress(request, express.get('trust proxy fn') as (address: string, hop: number) => boolean);
  }
}

/** Whether the client has this version of the page. */
function isKnown({ etag, headers }: RenderedPage, asked: IncomingHttpHeaders): boolean {
  return fresh(asked, { etag, 'last-modified': headers['last-modified'] });
}

function viewedTutorial(address: string, status: number): number | undefined {
  const id = /^\/tutoriels\/(\d+)\/?(?:\?|$)/.exec(address)?.[1];
  return id && status === 200 ? Number(id) : undefined;
}
