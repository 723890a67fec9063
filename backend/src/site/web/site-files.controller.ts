import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { Config } from '../../config.js';
import { robotsText, SitemapService } from '../sitemap/sitemap.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { PageServer } from './page-server.js';
import { iconOf, manifestOf, openSearchOf } from './site-identity.js';
import { accentStyles, versionOf } from './site-look.js';

/** Files about the whole site: sitemap, icon, search description, manifest. */
@ApiExcludeController()
@Public()
@Controller()
export class SiteFilesController {
  constructor(
    private readonly pages: PageServer,
    private readonly sitemap: SitemapService,
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  /** Open in maintenance mode: without an answer, search engines stop crawling the site for days. */
  @Get('robots.txt')
  @OpenInMaintenance()
  async robots(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.sendFile(request, response, 'text/plain', () => robotsText(this.config.publicUrl));
  }

  /** Open in maintenance mode, because the maintenance page leads to pages that administrators may use. */
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

  /** Requested by programs that have not read a page. */
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
    const number = partOf(part);
    await this.pages.sendFile(request, response, 'application/xml', () => this.sitemap.tutorials(number));
  }

  @Get('sitemap-auteurs-:part.xml')
  async sitemapOfAuthors(
    @Param('part') part: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const number = partOf(part);
    await this.pages.sendFile(request, response, 'application/xml', () => this.sitemap.authors(number));
  }

  private identity() {
    const { siteName: name, siteDescription: description } = this.settings.present;
    return { name, description, publicUrl: this.config.publicUrl, favicon: this.settings.appearance.favicon };
  }
}

/** @throws NotFoundException for an invalid part number */
function partOf(part: string): number {
  if (!/^(0|[1-9]\d{0,5})$/.test(part)) throw new NotFoundException('Ce fichier n’existe pas.');
  return Number(part);
}
