import { Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable, NotFoundException } from '@nestjs/common';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { Config } from '../../config.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { AuthorParts } from './author-parts.js';
import { IDS_PER_PART } from './known-parts.js';
import { SitemapRepository } from './sitemap.repository.js';
import { TutorialParts } from './tutorial-parts.js';

const staticPages = [
  '/',
  '/catalogue',
  '/tutoriels',
  '/domaines',
  '/apprentissage',
  '/recherche',
  '/comment-ca-marche',
  '/devenir-contributeur',
  '/faq',
  '/contact',
  '/mentions-legales',
  '/confidentialite',
  '/conditions-utilisation',
  '/cookies',
  '/accessibilite',
  '/mesure-de-la-recherche',
  '/moderation',
];

interface Entry {
  path: string;
  changed?: Date;
}

/** XML sitemap of all public pages: an index and its parts. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly sitemap: SitemapRepository,
    private readonly tutorialParts: TutorialParts,
    private readonly authorParts: AuthorParts,
    private readonly domains: DomainsService,
    private readonly config: Config,
  ) {}

  /** A tutorial always stays in the same part, so that a change affects one part. */
  async index(): Promise<string> {
    const tutorials = (await this.tutorialParts.read()).map(([part, changed]) => ({
      path: `/sitemap-tutoriels-${part}.xml`,
      changed,
    }));
    const authors = (await this.authorParts.read()).map(([part]) => ({
      path: `/sitemap-auteurs-${part}.xml`,
    }));
    return this.write([{ path: '/sitemap-pages.xml' }, ...tutorials, ...authors], new SitemapIndexStream());
  }

  async pages(): Promise<string> {
    const latest = await this.sitemap.latestInDomains();
    const domains = await this.domains.findListed();
    const paths = await this.sitemap.publishedPaths();
    return this.writePart([
      ...staticPages.map((path) => ({ path })),
      ...domains.map(({ id, slug }) => ({ path: `/domaines/${slug}`, changed: latest.get(id) })),
      ...paths.map(({ id }) => ({ path: `/parcours/${id}` })),
    ]);
  }

  /** @throws NotFoundException for an empty part */
  async tutorials(part: number): Promise<string> {
    const firstId = part * IDS_PER_PART;
    const tutorials = await this.sitemap.tutorialsBetween(firstId, firstId + IDS_PER_PART - 1);
    if (tutorials.length === 0) throw noSuchPart();
    return this.writePart(
      tutorials.map(({ id, updatedAt }) => ({ path: `/tutoriels/${id}`, changed: updatedAt })),
    );
  }

  /** Pages of authors. @throws NotFoundException for an empty part */
  async authors(part: number): Promise<string> {
    const firstId = part * IDS_PER_PART;
    const ids = await this.sitemap.authorsBetween(firstId, firstId + IDS_PER_PART - 1);
    if (ids.length === 0) throw noSuchPart();
    return this.writePart(ids.map((id) => ({ path: `/auteurs/${id}` })));
  }

  private async writePart(entries: Entry[]): Promise<string> {
    const xmlns = { news: false, xhtml: false, image: false, video: false };
    return this.write(entries, new SitemapStream({ xmlns }));
  }

  private async write(entries: Entry[], stream: Transform): Promise<string> {
    const addresses = entries.map(({ path, changed }) => ({
      url: this.config.publicUrl + path,
      ...(changed ? { lastmod: changed.toISOString() } : {}),
    }));
    return text(Readable.from(addresses).pipe(stream));
  }
}

function noSuchPart(): NotFoundException {
  return new NotFoundException('Cette partie du plan du site n’existe pas.');
}

/** Private pages, and paths that are no pages. */
const privatePaths = [
  '/admin',
  '/api/',
  '/collections/',
  '/contributions',
  '/ecrire',
  '/favoris',
  '/favorites',
  '/notifications',
  '/profil',
  '/profile',
];

/** Content of /robots.txt. */
export function robotsText(publicUrl: string): string {
  const rules = privatePaths.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
