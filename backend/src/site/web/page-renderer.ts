import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request as ExpressRequest } from 'express';
import { Config } from '../../config.js';
import { tagsOf } from '../../platform/cache/cache-tags.js';
import { RENDER_HEADER } from '../../platform/common/render-header.js';
import { defaultSettings } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { callInside } from './call-inside.js';
import type { Pages } from './pages.js';
import type { PageSite, Rendered } from './server-entry.js';
import { lookOf } from './site-look.js';

/** Makes pages of the public site out of what the API answers. */
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

  /** What an address amounts to; undefined where there is no page that could be kept. */
  keyOf(address: string): string | undefined {
    return this.pages?.keyOf(address);
  }

  /**
   * @param member the request of whoever may be signed in
   * @returns the page and, of one for everybody, the tags of what it shows (see cache-tags.ts)
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

  /** Ours, to be shared with, bears our name. */
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

  /** Calls the API as anyone would, through the same guards, checks and limits. */
  private async callApi(path: string, member: ExpressRequest | undefined): Promise<Response> {
    const cookie = member?.headers.cookie;
    const headers = {
      [RENDER_HEADER]: this.config.renderToken,
      'accept-encoding': 'identity',
      ...(cookie ? { cookie } : {}),
    };
    return callInside(this.adapter.httpAdapter.getHttpServer() as Server, path, headers, member);
  }
}

function shownBy(path: string, { headers }: Response, body: string): string[] {
  const isJson = headers.get('content-type')?.startsWith('application/json');
  return tagsOf(path, isJson ? JSON.parse(body) : undefined);
}
