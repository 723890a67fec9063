import type { IncomingHttpHeaders, Server } from 'node:http';
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

/** Renders pages, keeps them, and sends them; files that are made of the content likewise. */
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
    if (this.hasSession(request)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = await this.kept(request.url);
    if (!page) return false;
    await this.send(page, request, response);
    return true;
  }

  /** Sends a file that reads the same for everybody, and keeps it as pages are kept. */
  async sendFile(
    request: ExpressRequest,
    response: ExpressResponse,
    type: string,
    write: () => string | Promise<string>,
  ): Promise<void> {
    const kept = await this.kept(request.url);
    if (kept) return this.send(kept, request, response);
    const from = await this.contentVersion.current();
    const text = await write();
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('vary', 'accept-encoding');
    // Of the writing, not of the newest it tells of: what was taken away is a change too.
    response.setHeader('last-modified', new Date().toUTCString());
    const file = new RenderedPage(text, 200, from, response.getHeaders());
    await this.keep(request.url, file);
    await this.send(file, request, response);
  }

  /** Renders the page at the request's address, keeps it and sends it. */
  async sendRendered(request: ExpressRequest, response: ExpressResponse): Promise<void> {
    const address = request.url;
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
    if (status < 500 && !personal) await this.keep(address, page);
    await this.send(page, request, response);
  }

  private async kept(address: string): Promise<RenderedPage | undefined> {
    if (!this.config.htmlCache) return undefined;
    const { enableCache, cacheDuration, clearOnUpdate, maintenanceMode } = await this.settings.all();
    if (!enableCache) this.cache.clear();
    if (!enableCache || maintenanceMode) return undefined;
    const rules = { maxAgeMs: cacheDuration * 60_000, clearOnUpdate };
    return this.cache.get(address, await this.contentVersion.current(), rules);
  }

  private async keep(address: string, page: RenderedPage): Promise<void> {
    if (this.config.htmlCache && (await this.settings.get('enableCache'))) this.cache.set(address, page);
  }

  private async render(address: string, cookie: string | undefined): Promise<Rendered | Response> {
    if (!this.pages) throw new Error('No pages to serve.');
    const entry = await this.pages.entry();
    const request = new Request(new URL(address, this.config.publicUrl));
    const { siteName, siteDescription, postsPerPage, enableWebsocket } = await this.settings.all();
    return entry.render(request, {
      fetch: (call) => this.callApi(call, cookie),
      site: {
        name: siteName,
        description: siteDescription,
        pageSize: postsPerPage,
        publicUrl: this.config.publicUrl,
        live: enableWebsocket,
      },
      css: this.pages.css,
      assets: this.pages.assets,
      pageModules: this.pages.pageModules,
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
    if (page.status === 200 && isKnown(page, request.headers)) {
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

/** Whether the caller has this very page. A tag says it more exactly than a date. */
function isKnown({ etag, headers }: RenderedPage, asked: IncomingHttpHeaders): boolean {
  const { 'if-none-match': tag, 'if-modified-since': since } = asked;
  if (tag !== undefined) return tag === etag;
  return since !== undefined && Date.parse(String(headers['last-modified'])) <= Date.parse(since);
}

function viewedTutorial(address: string, status: number): number | undefined {
  const id = /^\/tutoriels\/(\d+)\/?(?:\?|$)/.exec(address)?.[1];
  return id && status === 200 ? Number(id) : undefined;
}
