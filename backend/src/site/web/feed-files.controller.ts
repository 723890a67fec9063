import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ProfilesService } from '../../members/profiles/profiles.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { feedPath, type FeedFormat } from '../feeds/feed.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { PageServer } from './page-server.js';

/** Feeds of the site, of domains, authors and tags. */
@ApiExcludeController()
@Public()
@Controller()
export class FeedFilesController {
  constructor(
    private readonly pages: PageServer,
    private readonly feeds: FeedsService,
    private readonly profiles: ProfilesService,
  ) {}

  @Get(['flux/atom.xml', 'domaines/:slug/flux/atom.xml'])
  async atom(
    @Req() request: Request,
    @Res() response: Response,
    @Param('slug') slug?: string,
  ): Promise<void> {
    await this.pages.sendFile(request, response, 'application/atom+xml', () =>
      this.feeds.write('atom', slug),
    );
  }

  @Get(['flux/rss.xml', 'domaines/:slug/flux/rss.xml'])
  async rss(@Req() request: Request, @Res() response: Response, @Param('slug') slug?: string): Promise<void> {
    await this.pages.sendFile(request, response, 'application/rss+xml', () => this.feeds.write('rss', slug));
  }

  @Get('auteurs/:id/flux/atom.xml')
  async atomOfAuthor(
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendFeedOf(id, 'atom', request, response);
  }

  @Get('auteurs/:id/flux/rss.xml')
  async rssOfAuthor(
    @Param('id', IdPipe) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendFeedOf(id, 'rss', request, response);
  }

  @Get('etiquettes/:tag/flux/atom.xml')
  async atomOfTag(
    @Param('tag') tag: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendFeedUnder(tag, 'atom', request, response);
  }

  @Get('etiquettes/:tag/flux/rss.xml')
  async rssOfTag(
    @Param('tag') tag: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.sendFeedUnder(tag, 'rss', request, response);
  }

  private async sendFeedUnder(
    tag: string,
    format: FeedFormat,
    request: Request,
    response: Response,
  ): Promise<void> {
    await this.pages.sendFile(request, response, `application/${format}+xml`, () =>
      this.feeds.writeTagged(format, tag),
    );
  }

  private async sendFeedOf(
    id: number,
    format: FeedFormat,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { user } = await this.profiles.require(id);
    // The id of an account that was merged into another.
    if (user.id !== id) response.redirect(301, feedPath(format, `/auteurs/${user.id}`));
    else
      await this.pages.sendFile(request, response, `application/${format}+xml`, () =>
        this.feeds.writeBy(format, user),
      );
  }
}
