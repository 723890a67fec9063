import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Application, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import proxyAddress from 'proxy-addr';
import { RENDER_HEADER } from '../../platform/common/render-header.js';
import { SessionCookie } from '../../members/auth/session-cookie.js';
import { Config } from '../../config.js';
import {
  ContentVersionService,
  type RenderedFrom,
} from '../../platform/content-version/content-version.service.js';
import type { Settings } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { readerOf } from '../../content/tutorials/recent-readings.js';
import { ViewCounter } from '../../content/tutorials/view-counter.js';
import { callInside } from './call-inside.js';
import { HtmlCache, type ReadyPage, RenderedPage } from './html-cache.js';
import type { Pages, Rendered } from './pages.js';

/** What decides which kept pages may be sent. */
interface SiteState {
  now: RenderedFrom;
  settings: Settings;
}

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
    private readonly sessionCookie: SessionCookie,
  ) {}

  use(pages: Pages): void {
    this.pages = pages;
  }

  /**
   * Sends the page that is kept for a request, if there is one. Tells whether it did, at once unless something has to
   * be read for it, which is once a second.
   */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    if (!this.config.htmlCache || this.sessionCookie.isIn(request)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [now, settings] = [this.contentVersion.present, this.settings.present];
    if (now && settings) return this.sendKeptAt({ now, settings }, request, response);
    return this.state().then((state) => this.sendKeptAt(state, request, response));
  }

  /** Sends a file that reads the same for everybody, and keeps it as pages are kept. */
  async sendFile(
    request: ExpressRequest,
    response: ExpressResponse,
    type: string,
    write: () => string | Promise<string>,
  ): Promise<void> {
    const kept = this.config.htmlCache ? this.kept(request.url, await this.state()) : undefined;
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
    const signedIn = this.sessionCookie.isIn(request);
    const rendered = await this.render(address, signedIn ? request : undefined);
    if (rendered instanceof Response) {
      response.writeHead(rendered.status, { location: rendered.headers.get('location') ?? '/' }).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const { status, html, mayBeKept } = rendered;
    const personal = signedIn || !mayBeKept;
    response.setHeader('cache-control', personal ? 'private, no-store' : 'no-cache');
    response.setHeader('vary', 'accept-encoding');
    const page = new RenderedPage(html, status, from, response.getHeaders(), viewedTutorial(address, status));
    if (status < 500 && !personal) await this.keep(address, page);
    await this.send(page, request, response);
  }

  private sendKeptAt(
    state: SiteState,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean | Promise<boolean> {
    const page = this.kept(request.url!, state);
    if (!page) return false;
    return this.send(page, request, response)?.then(() => true) ?? true;
  }

  private async state(): Promise<SiteState> {
    return { settings: await this.settings.all(), now: await this.contentVersion.current() };
  }

  private kept(address: string, { settings, now }: SiteState): RenderedPage | undefined {
    const { enableCache, cacheDuration, clearOnUpdate, maintenanceMode } = settings;
    if (!enableCache) this.cache.clear();
    if (!enableCache || maintenanceMode) return undefined;
    return this.cache.get(address, now, { maxAgeMs: cacheDuration * 60_000, clearOnUpdate });
  }

  private async keep(address: string, page: RenderedPage): Promise<void> {
    if (this.config.htmlCache && (await this.settings.get('enableCache'))) this.cache.set(address, page);
  }

  private async render(address: string, member: ExpressRequest | undefined): Promise<Rendered | Response> {
    if (!this.pages) throw new Error('No pages to serve.');
    const entry = await this.pages.entry();
    const request = new Request(new URL(address, this.config.publicUrl));
    const { siteName, siteDescription, postsPerPage, enableWebsocket } = await this.settings.all();
    return entry.render(request, {
      fetch: (call) => this.callApi(call, member),
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

  /**
   * Calls the API as anyone would, through the same guards, checks and limits.
   * @param member the request of whoever may be signed in
   */
  private async callApi(call: Request, member: ExpressRequest | undefined): Promise<Response> {
    const { pathname, search } = new URL(call.url);
    const cookie = member?.headers.cookie;
    const headers = {
      [RENDER_HEADER]: this.config.renderToken,
      'accept-encoding': 'identity',
      ...(cookie ? { cookie } : {}),
    };
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    return callInside(server, pathname + search, headers, member);
  }

  /** A promise only where the page has yet to be compressed. */
  private send(
    page: RenderedPage,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined {
    if (page.viewOf) this.views.record(page.viewOf, readerOf(request, this.addressOf(request)));
    if (page.status === 200 && isKnown(page, request.headers)) {
      response.writeHead(304, { ...page.headers, etag: page.etag }).end();
      return undefined;
    }
    const write = ({ headers, body }: ReadyPage): void => {
      response.writeHead(page.status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const ready = page.readyFor(request.headers['accept-encoding']);
    return ready instanceof Promise ? ready.then(write) : void write(ready);
  }

  /** As express finds it, which has not seen a request that is answered ahead of it. */
  private addressOf(request: IncomingMessage): string {
    const express = this.adapter.httpAdapter.getInstance<Application>();
    return proxyAddress(request, express.get('trust proxy fn') as (address: string, hop: number) => boolean);
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
