import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { RENDER_HEADER } from '../common/render-header.js';
import { sessionCookie } from '../auth/mount-sessions.js';
import { Config } from '../config.js';
import { ContentVersionService } from '../content-version/content-version.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { readerOf } from '../tutorials/recent-readings.js';
import { ViewCounter } from '../tutorials/view-counter.js';
import { chooseEncoding, HtmlCache, RenderedPage } from './html-cache.js';
import type { Pages, Rendered } from './pages.js';

/** Renders pages, keeps them, and sends them. */
@Injectable()
export class PageServer {
  private readonly cache = new HtmlCache();
  private pages: Pages | undefined;

  constructor(
    private readonly config: Config,
    private readonly contentVersion: ContentVersionService,
    private readonly settings: SettingsService,
    private readonly views: ViewCounter,
    private readonly adapter: HttpAdapterHost,
  ) {}

  use(pages: Pages): void {
    this.pages = pages;
  }

  /** Sends the page from the cache if it is there; resolves to whether it was. */
  async sendCached(request: ExpressRequest, response: ExpressResponse): Promise<boolean> {
    if (!this.config.htmlCache || this.hasSession(request)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { enableCache, cacheDuration, clearOnUpdate, maintenanceMode } = await this.settings.all();
    if (!enableCache) this.cache.clear();
    if (!enableCache || maintenanceMode) return false;
    const rules = { maxAgeMs: cacheDuration * 60_000, clearOnUpdate };
    const page = this.cache.get(request.url ?? '/', await this.contentVersion.current(), rules);
    if (!page) return false;
    await this.send(page, request, response);
    return true;
  }

  /** Renders the page at the request's address, keeps it and sends it. */
  async sendRendered(request: ExpressRequest, response: ExpressResponse): Promise<void> {
    const address = request.url ?? '/';
    // Read before rendering: a change made meanwhile makes the page stale, not the other way round.
    const from = await this.contentVersion.current();
    const rendered = await this.render(address, request.headers.cookie);
    if (rendered instanceof Response) {
      response.writeHead(rendered.status, { location: rendered.headers.get('location') ?? '/' }).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const { status, html, mayBeKept } = rendered;
    const personal = this.hasSession(request) || !mayBeKept;
    response.setHeader('cache-control', personal ? 'private, no-store' : 'no-cache');
    response.setHeader('vary', 'accept-encoding');
    const page = new RenderedPage(html, status, from, response.getHeaders(), viewedTutorial(address, status));
    const kept = this.config.htmlCache && (await this.settings.get('enableCache'));
    if (kept && status < 500 && !personal) this.cache.set(address, page);
    await this.send(page, request, response);
  }

  private async render(address: string, cookie: string | undefined): Promise<Rendered | Response> {
    if (!this.pages) throw new Error('No pages to serve.');
    const entry = await this.pages.entry();
    const request = new Request(new URL(address, this.config.publicUrl));
    return entry.render(request, {
      fetch: (call) => this.callApi(call, cookie),
      publicUrl: this.config.publicUrl,
      live: await this.settings.get('enableWebsocket'),
      assets: this.pages.assets,
    });
  }

  /** Calls the API as anyone would, over the loopback, through the same guards, checks and limits. */
  private async callApi(call: Request, cookie: string | undefined): Promise<Response> {
    const { pathname, search } = new URL(call.url);
    const { address, port, family } = (
      this.adapter.httpAdapter.getHttpServer() as Server
    ).address() as AddressInfo;
    const everywhere = address === '0.0.0.0' || address === '::';
    const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
    return fetch(`http://${host}:${port}${pathname}${search}`, {
      headers: {
        [RENDER_HEADER]: this.config.renderToken,
        'accept-encoding': 'identity',
        ...(cookie ? { cookie } : {}),
      },
    });
  }

  private hasSession({ headers }: ExpressRequest): boolean {
    return headers.cookie?.includes(`${sessionCookie(this.config)}=`) ?? false;
  }

  private async send(page: RenderedPage, request: ExpressRequest, response: ExpressResponse): Promise<void> {
    if (page.viewOf) this.views.record(page.viewOf, readerOf(request));
    if (request.headers['if-none-match'] === page.etag && page.status === 200) {
      response.writeHead(304, { ...page.headers, etag: page.etag }).end();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = await page.body(encoding);
    response.writeHead(page.status, {
      ...page.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(page.status === 200 ? { etag: page.etag } : {}),
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function viewedTutorial(address: string, status: number): number | undefined {
  const id = /^\/tutoriels\/(\d+)\/?(?:\?|$)/.exec(address)?.[1];
  return id && status === 200 ? Number(id) : undefined;
}
