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
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import proxyAddress from 'proxy-addr';
import { SessionCookie } from '../../members/auth/session-cookie.js';
import { Config } from '../../config.js';
import { AskedSearchesService } from '../../content/asked-searches/asked-searches.service.js';
import { readerOf } from '../../content/tutorials/recent-readings.js';
import { ViewCounter } from '../../content/tutorials/view-counter.js';
import { cacheStatus } from '../../platform/cache/cache-status.js';
import { tagsOf } from '../../platform/cache/cache-tags.js';
import { PreparedText } from '../../platform/common/prepared-text.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { GRACE_MS, PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { RenderedPage } from './rendered-page.js';
/** Longer URLs are rendered for each request and not cached. */ const MAX_ADDRESS_LENGTH = 600;
const REMEMBERED_KEYS = 5000;
/** A failed dependency should be back by then. */ const RETRY_AFTER_S = 5;
export class PageServer {
    config;
    settings;
    renderer;
    views;
    searches;
    adapter;
    sessionCookie;
    tail;
    kept;
    logger = new Logger(PageServer.name);
    /** Cache keys of recently requested URLs. */ keys = new LRUCache({
        max: REMEMBERED_KEYS
    });
    constructor(config, settings, renderer, views, searches, adapter, sessionCookie, tail, kept){
        this.config = config;
        this.settings = settings;
        this.renderer = renderer;
        this.views = views;
        this.searches = searches;
        this.adapter = adapter;
        this.sessionCookie = sessionCookie;
        this.tail = tail;
        this.kept = kept;
    }
    /**
   * Sends the cached page for a request, if there is one. Returns whether it did, as a promise only if the page has yet
   * to be compressed in the client's encoding. Does not touch the database.
   */ sendCached(request, response) {
        if (!this.mayCache() || this.sessionCookie.isIn(request)) return false;
        if (request.method !== 'GET' && request.method !== 'HEAD') return false;
        const key = this.keyOf(request.url);
        const found = key === undefined ? undefined : this.find(key);
        const page = found?.value;
        if (!(page instanceof RenderedPage)) return false;
        if (found.isStale && this.tail.awaySeconds === 0) this.revalidate(key, page);
        const sending = this.send(page, request, response, found.isStale ? 'hit; ttl=-1' : 'hit');
        return sending?.then(()=>true) ?? true;
    }
    /** While the database is away, sends a member the page cached for visitors. Returns whether there is one. */ sendVisitorPage(request, response) {
        if (!this.mayCache() || request.method !== 'GET' && request.method !== 'HEAD') return false;
        const key = this.keyOf(request.url);
        const page = key === undefined ? undefined : this.kept.getPage(key, 0, Infinity)?.value;
        if (!(page instanceof RenderedPage)) return false;
        void this.send(page, request, response, 'hit; ttl=-1');
        return true;
    }
    /** Sends a generated public file, and caches it like a page. */ async sendFile(request, response, type, write) {
        const key = request.path;
        const kept = this.mayCache() ? this.find(key) : undefined;
        const make = async ()=>{
            const text = new PreparedText(await write());
            response.setHeader('content-type', `${type}; charset=utf-8`);
            response.setHeader('cache-control', 'no-cache');
            response.setHeader('vary', 'accept-encoding');
            // When it was generated, not its newest entry: a removal is a change too.
            response.setHeader('last-modified', new Date().toUTCString());
            const value = new RenderedPage(text, 200, response.getHeaders());
            return {
                value,
                tags: tagsOf(key, undefined),
                size: await text.compact()
            };
        };
        const current = kept?.isStale === false || this.tail.awaySeconds > 0 ? kept?.value : undefined;
        const file = current ?? (this.mayCache() ? await this.kept.renderPage(key, make) : (await make()).value);
        await this.send(file, request, response, current ? 'hit' : 'fwd=miss');
    }
    /** Renders, caches and sends the page of a request. */ async sendRendered(request, response) {
        const isSignedIn = this.sessionCookie.isIn(request);
        const key = isSignedIn || !this.mayCache() ? undefined : this.keyOf(request.url);
        const headers = response.getHeaders();
        const answered = key === undefined ? (await this.renderPage(request.url, headers, isSignedIn ? request : undefined)).value : await this.kept.renderPage(key, ()=>this.renderPage(key, headers));
        if (answered instanceof RenderedPage) {
            const kept = answered.status === 503 && key !== undefined ? this.kept.getPage(key, 0, Infinity) : undefined;
            // A stale page is better than none.
            if (kept?.value instanceof RenderedPage) await this.send(kept.value, request, response, 'hit; ttl=-1');
            else await this.send(answered, request, response, 'fwd=miss');
            return;
        }
        // Not cached: if a page moves back, cached redirects would form a loop.
        response.writeHead(answered.status, {
            location: answered.location,
            'cache-control': 'no-cache'
        }).end();
    }
    /** Revalidates a stale page in the background. */ revalidate(key, { headers }) {
        this.kept.renderPage(key, ()=>this.renderPage(key, headers)).catch((error)=>this.logger.error(`La page ${key} n\u{2019}a pas pu \xeatre refaite.`, error));
    }
    /**
   * @param headers response headers, except those of the page itself
   * @param member the request of a possibly signed-in user
   */ async renderPage(address, headers, member) {
        const { rendered, tags } = await this.renderer.render(address, member);
        if ('location' in rendered) return {
            value: rendered
        };
        const { status, html, mayBeKept } = rendered;
        const isForAll = !member && mayBeKept;
        const text = new PreparedText(html);
        const value = new RenderedPage(text, status, {
            ...headers,
            'content-type': 'text/html; charset=utf-8',
            'cache-control': isForAll ? 'no-cache' : 'private, no-store',
            vary: 'accept-encoding',
            ...status === 503 ? {
                'retry-after': String(RETRY_AFTER_S)
            } : {}
        }, viewedTutorial(address, status));
        if (status !== 200 || !isForAll) return {
            value
        };
        return {
            value,
            tags,
            size: await text.compact()
        };
    }
    mayCache() {
        const { enableCache, maintenanceMode } = this.settings.present;
        return this.config.htmlCache && enableCache && !maintenanceMode;
    }
    /** While the database is away, cached pages do not expire, but invalidated ones are not sent. */ find(key) {
        const maxAgeMs = this.settings.present.cacheDuration * 60_000;
        return this.kept.getPage(key, maxAgeMs, this.tail.awaySeconds > 0 ? Infinity : GRACE_MS);
    }
    keyOf(address) {
        if (address.length > MAX_ADDRESS_LENGTH) return undefined;
        const known = this.keys.get(address);
        if (known) return known.key;
        const key = this.renderer.keyOf(address);
        this.keys.set(address, {
            key
        });
        return key;
    }
    /**
   * Returns a promise only if the page has yet to be compressed.
   * @param how cache status of the response
   */ send(page, request, response, how) {
        const found = cacheStatus(how, how === 'fwd=miss' ? 0 : this.tail.awaySeconds);
        if (page.viewOf) this.countReading(page.viewOf, request);
        if (page.status === 200 && isKnown(page, request.headers)) {
            const status = {
                'cache-status': found
            };
            response.writeHead(304, {
                ...page.headers,
                ...status,
                etag: page.etag
            }).end();
            return undefined;
        }
        const write = ({ headers, body })=>{
            response.writeHead(page.status, [
                ...headers,
                'cache-status',
                found
            ]);
            response.end(request.method === 'HEAD' ? undefined : body);
        };
        const ready = page.readyFor(request.headers['accept-encoding']);
        return ready instanceof Promise ? ready.then(write) : void write(ready);
    }
    countReading(tutorialId, request) {
        const reader = readerOf(request, this.addressOf(request));
        const { user } = request;
        if (user) this.views.recordMember(tutorialId, user.id, reader).catch((error)=>this.logger.error(error));
        else this.views.record(tutorialId, reader);
        if (reader !== undefined) this.searches.countOpening(request.headers.referer, request.headers.host);
    }
    /** Client address as Express determines it, for requests that do not reach Express. */ addressOf(request) {
        const express = this.adapter.httpAdapter.getInstance();
        return proxyAddress(request, express.get('trust proxy fn'));
    }
}
PageServer = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof PageRenderer === "undefined" ? Object : PageRenderer,
        typeof ViewCounter === "undefined" ? Object : ViewCounter,
        typeof AskedSearchesService === "undefined" ? Object : AskedSearchesService,
        typeof HttpAdapterHost === "undefined" ? Object : HttpAdapterHost,
        typeof SessionCookie === "undefined" ? Object : SessionCookie,
        typeof EventTail === "undefined" ? Object : EventTail,
        typeof PageCache === "undefined" ? Object : PageCache
    ])
], PageServer);
/** Whether the client has this version of the page. */ function isKnown({ etag, headers }, asked) {
    return fresh(asked, {
        etag,
        'last-modified': headers['last-modified']
    });
}
function viewedTutorial(address, status) {
    const id = /^\/tutoriels\/(\d+)\/?(?:\?|$)/.exec(address)?.[1];
    return id && status === 200 ? Number(id) : undefined;
}
//# sourceMappingURL=page-server.js.map
