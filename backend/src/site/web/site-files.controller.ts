import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { Config } from '../../config.js';
import { ProfilesService } from '../../members/profiles/profiles.service.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { feedPath, type FeedFormat } from '../feeds/feed.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { robotsText } from '../sitemap/robots.js';
import { SitemapService } from '../sitemap/sitemap.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { PageServer } from './page-server.js';
import { iconOf, manifestOf, openSearchOf } from './site-identity.js';
import { accentStyles, versionOf } from './site-look.js';

/** What programs read of the site: search engines its map, readers of feeds its news. */
@ApiExcludeController()
@Public()
@Controller()
export class SiteFilesController {
  constructor(
    private readonly pages: PageServer,
    private readonly feeds: FeedsService,
    private readonly sitemap: SitemapService,
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly profiles: ProfilesService,
  ) {}

  /** In maintenance too: a search engine that gets no answer leaves the whole site alone for days. */
  @Get('robots.txt')
  @OpenInMaintenance()
  async robots(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.sendFile(request, response, 'text/plain', () => robotsText(this.config.publicUrl));
  }

  /** In maintenance too: the page that says so may be left for one that is open to administrators. */
  @Get('apparence.css')
  @OpenInMaintenance()
  styles(@Query('v') version: string | undefined, @Res() response: Response): void {
    const { accent } = this.settings.appearance;
    if (!accent) throw new NotFoundException('Ce fichier n’existe pas.');
    const isThis = version === versionOf(accent);
    response
      .set('Cache-Control', isThis ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('css')
      .send(accentStyles(accent));
  }

  /** Asked for by programs that have not read a page. */
  @Get('favicon.ico')
  @OpenInMaintenance()
  icon(@Res() response: Response): void {
    response.set('Cache-Control', 'public, max-age=3600').redirect(302, iconOf(this.settings.appearance));
  }

  @Get('manifest.webmanifest')
  @OpenInMaintenance()
  async manifest(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.sendFile(request, response, 'application/manifest+json', () =>
      manifestOf(this.identity()),
    );
  }

  @Get('opensearch.xml')
  async openSearch(@Req() request: Request, @Res() response: Response): Promise<void> {
    const type = 'application/opensearchdescription+xml';
    await this.pages.sendFile(request, response, type, () => openSearchOf(this.identity()));
  }

  @Get('sitemap.xml')
  async sitemapIndex(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.sendFile(request, response, 'application/xml', () => this.sitemap.index());
  }

  @Get('sitemap-pages.xml')
  async sitemapOfPages(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.sendFile(request, response, 'application/xml', () => this.sitemap.pages());
  }

  @Get('sitemap-tutoriels-:part.xml')
  async sitemapOfTutorials(
    @Param('part') part: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!/^(0|[1-9]\d{0,5})$/.test(part)) throw new NotFoundException('Ce fichier n’existe pas.');
    await this.pages.sendFile(request, response, 'application/xml', () =>
      this.sitemap.tutorials(Number(part)),
    );
  }

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

  private async sendFeedOf(
    id: number,
    format: FeedFormat,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { user } = await this.profiles.require(id);
    // Of an account that was merged into another one.
    if (user.id !== id) response.redirect(301, feedPath(format, `/auteurs/${user.id}`));
    else
      await this.pages.sendFile(request, response, `application/${format}+xml`, () =>
        this.feeds.writeBy(format, user),
      );
  }

  private identity() {
    const { siteName: name, siteDescription: description } = this.settings.present;
    return { name, description, publicUrl: this.config.publicUrl, favicon: this.settings.appearance.favicon };
  }
}
