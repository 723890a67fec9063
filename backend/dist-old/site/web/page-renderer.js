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
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../../config.js';
import { tagsOf } from '../../platform/cache/cache-tags.js';
import { RENDER_HEADER } from '../../platform/common/render-header.js';
import { defaultSettings } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { requestInternally } from './request-internally.js';
import { lookOf } from './site-look.js';
export class PageRenderer {
    config;
    settings;
    adapter;
    pages;
    constructor(config, settings, adapter){
        this.config = config;
        this.settings = settings;
        this.adapter = adapter;
    }
    use(pages) {
        this.pages = pages;
    }
    /** Cache key of a URL; undefined when its page cannot be cached. */ keyOf(address) {
        return this.pages?.keyOf(address);
    }
    /**
   * @param member the request of a possibly signed-in user
   * @returns the page and, if it is public, its cache tags (see cache-tags.ts)
   */ async render(address, member) {
        if (!this.pages) throw new Error('No pages to serve.');
        const { siteName, siteDescription, postsPerPage, enableWebsocket } = this.settings.present;
        const site = {
            name: siteName,
            description: siteDescription,
            pageSize: postsPerPage,
            publicUrl: this.config.publicUrl,
            live: enableWebsocket,
            ...this.ownLook()
        };
        const tags = [];
        const rendered = await this.pages.render(address, site, async (path)=>{
            const answer = await this.callApi(path, member);
            const body = await answer.text();
            if (!member) tags.push(...shownBy(path, answer, body));
            return {
                status: answer.status,
                headers: [
                    ...answer.headers
                ],
                body
            };
        });
        return {
            rendered,
            tags
        };
    }
    /** The default share image shows our name, so a renamed site does not use it. */ ownLook() {
        const { present, appearance, state } = this.settings;
        const look = lookOf(appearance);
        const isOurs = present.siteName === defaultSettings.siteName && !appearance.shareImage;
        return {
            ...isOurs ? {} : {
                image: appearance.shareImage
            },
            ...look && {
                look
            },
            ...state.hasDemoContent ? {} : {
                withoutDemo: true
            }
        };
    }
    /** Calls the API like any client, through the same guards, checks and limits. */ async callApi(path, member) {
        const cookie = member?.headers.cookie;
        const headers = {
            [RENDER_HEADER]: this.config.renderToken,
            'accept-encoding': 'identity',
            ...cookie ? {
                cookie
            } : {}
        };
        return requestInternally(this.adapter.httpAdapter.getHttpServer(), path, headers, member);
    }
}
PageRenderer = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof HttpAdapterHost === "undefined" ? Object : HttpAdapterHost
    ])
], PageRenderer);
function shownBy(path, { headers }, body) {
    const isJson = headers.get('content-type')?.startsWith('application/json');
    return tagsOf(path, isJson ? JSON.parse(body) : undefined);
}
//# sourceMappingURL=page-renderer.js.map
