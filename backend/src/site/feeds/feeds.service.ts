import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import type { Domain } from '../../content/domains/domain.entity.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { writeAtom } from './atom.js';
import { feedPath, type FeedEntry, type FeedFormat } from './feed.js';
import { FeedsRepository } from './feeds.repository.js';
import { writeRss } from './rss.js';
import { wholeAddresses } from './whole-addresses.js';

const ENTRIES = 20;

const writers = { atom: writeAtom, rss: writeRss };

@Injectable()
export class FeedsService {
  constructor(
    private readonly feeds: FeedsRepository,
    private readonly domains: DomainsService,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  /**
   * The newest tutorials of a domain, or of the whole site.
   * @throws NotFoundException when there is no such domain
   */
  async write(format: FeedFormat, slug?: string): Promise<string> {
    const domain = slug === undefined ? undefined : await this.domains.get(slug);
    const { siteName, siteDescription } = await this.settings.all();
    const entries = await this.entries(domain);
    const { publicUrl } = this.config;
    return writers[format]({
      title: domain ? `${domain.name} – ${siteName}` : siteName,
      description: domain?.description ?? siteDescription,
      siteName,
      page: publicUrl + (domain ? `/domaines/${domain.slug}` : '/'),
      self: publicUrl + feedPath(format, domain),
      // A feed must have a date; one that tells of nothing has not changed since there are dates.
      updated: new Date(Math.max(0, ...entries.map(({ tutorial }) => tutorial.updatedAt.getTime()))),
      entries,
    });
  }

  private async entries(domain: Domain | undefined): Promise<FeedEntry[]> {
    const tutorials = await this.feeds.newest(domain?.id, ENTRIES);
    const names = new Map((await this.domains.findAll()).map(({ id, name }) => [id, name]));
    const toEntry = (tutorial: Tutorial): FeedEntry => {
      const address = `${this.config.publicUrl}/tutoriels/${tutorial.id}`;
      const html = wholeAddresses(tutorial.content, address);
      return { address, tutorial, html, domainName: names.get(tutorial.domainId)! };
    };
    return tutorials.map(toEntry);
  }
}
