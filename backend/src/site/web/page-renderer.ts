import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request as ExpressRequest } from 'express';
import { Config } from '../../config.js';
import { tagsOf } from '../../platform/cache/cache-tags.js';
import { RENDER_HEADER } from '../../platform/common/internal-requests.js';
import { defaultSettings } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { requestInternally } from './request-internally.js';
import type { Pages } from './pages.js';
import type { PageSite, Rendered } from './server-entry.js';
import { lookOf } from './site-look.js';

/** Renders pages of the public site from API responses. */
@Injectable()
export class PageRenderer {
  private pages: Pages | undefined;

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly adapter: HttpAdapterHost,
  ) {}

  use(pages: Pages): void {
    this.pages = pages;
  }

  /** Cache key of a URL; undefined when its page cannot be cached. */
  keyOf(address: string): string | undefined {
    return this.pages?.keyOf(address);
  }

  /**
   * @param member the request of a possibly signed-in user
   * @returns the page and, if it is public, its cache tags (see cache-tags.ts)
   */
  async render(
    address: string,
    member: ExpressRequest | undefined,
  ): Promise<{ rendered: Rendered; tags: string[] }> {
    if (!this.pages) throw new Error('No pages to serve.');
    const { siteName, siteDescription, postsPerPage, enableWebsocket } = this.settings.present;
    const site = {
      name: siteName,
      description: siteDescription,
      pageSize: postsPerPage,
      publicUrl: this.config.publicUrl,
      live: enableWebsocket,
      ...this.ownLook(),
    };
    const tags: string[] = [];
    const rendered = await this.pages.render(address, site, async (path) => {
      const answer = await this.callApi(path, member);
      const body = await answer.text();
      if (!member) tags.push(...shownBy(path, answer, body));
      return { status: answer.status, headers: [...answer.headers], body };
    });
    return { rendered, tags };
  }

  /** The default share image shows our name, so a renamed site does not use it. */
  private ownLook(): Pick<PageSite, 'image' | 'look' | 'withoutDemo'> {
    const { present, appearance, state } = this.settings;
    const look = lookOf(appearance);
    const isOurs = present.siteName === defaultSettings.siteName && !appearance.shareImage;
    return {
      ...(isOurs ? {} : { image: appearance.shareImage }),
      ...(look && { look }),
      ...(state.hasDemoContent ? {} : { withoutDemo: true }),
    };
  }

  /** Calls the API like any client, through the same guards, checks and limits. */
  private async callApi(path: string, member: ExpressRequest | undefined): Promise<Response> {
    const cookie = member?.headers.cookie;
    const headers = {
      [RENDER_HEADER]: this.config.renderToken,
      'accept-encoding': 'identity',
      ...(cookie ? { cookie } : {}),
    };
    return requestInternally(this.adapter.httpAdapter.getHttpServer() as Server, path, headers, member);
  }
}

function shownBy(path: string, { headers }: Response, body: string): string[] {
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return tagsOf(path, isJson ? JSON.parse(body) : undefined);
}
