import { Injectable } from '@nestjs/common';
import { ofName } from '@passerelle/api-client/of-name';
import { Config } from '../../config.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import type { User } from '../../members/users/user.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TaggedTutorials } from '../../content/tutorials/tagged-tutorials.service.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { writeAtom } from './atom.js';
import { feedPath, type FeedEntry, type FeedFormat } from './feed.js';
import { FeedsRepository, type FeedFilter } from './feeds.repository.js';
import { writeRss } from './rss.js';

const ENTRIES = 20;

const writers = { atom: writeAtom, rss: writeRss };

/** Subject of a feed; the whole site has no name. */
interface FeedSubject extends FeedFilter {
  name?: string | undefined;
  description?: string | undefined;
  /** Path of its page, without trailing slash. */
  path: string;
}

@Injectable()
export class FeedsService {
  constructor(
    private readonly feeds: FeedsRepository,
    private readonly domains: DomainsService,
    private readonly tagged: TaggedTutorials,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  /**
   * Feed of a domain, or of the whole site.
   * @throws NotFoundException when the domain does not exist
   */
  async write(format: FeedFormat, slug?: string): Promise<string> {
    const domain = slug === undefined ? undefined : await this.domains.get(slug);
    return this.writeOf(format, {
      name: domain?.name,
      description: domain?.description,
      path: domain ? `/domaines/${domain.slug}` : '',
      domainId: domain?.id,
    });
  }

  /** Feed of the tutorials that a member has written, alone or with others. */
  async writeBy(format: FeedFormat, { id, displayName }: Pick<User, 'id' | 'displayName'>): Promise<string> {
    return this.writeOf(format, {
      name: displayName,
      description: `Les tutoriels ${ofName(displayName)}.`,
      path: `/auteurs/${id}`,
      authorId: id,
    });
  }

  /** Feed of a tag. @throws NotFoundException when no tutorial has it */
  async writeTagged(format: FeedFormat, tag: string): Promise<string> {
    const name = await this.tagged.nameOf(tag);
    const { tutorials } = await this.tagged.list(name, { limit: ENTRIES, offset: 0 });
    return this.writeOf(format, {
      name: `#${name}`,
      description: `Les tutoriels qui portent l’étiquette « ${name} ».`,
      path: `/etiquettes/${encodeURIComponent(name)}`,
      ids: tutorials.map(({ id }) => id),
    });
  }

  private async writeOf(
    format: FeedFormat,
    { name, description, path, ...of }: FeedSubject,
  ): Promise<string> {
    const { siteName, siteDescription } = await this.settings.all();
    const entries = await this.entries(of);
    const { publicUrl } = this.config;
    return writers[format]({
      title: name ? `${name} – ${siteName}` : siteName,
      description: description ?? siteDescription,
      siteName,
      page: publicUrl + (path || '/'),
      self: publicUrl + feedPath(format, path),
      // Atom requires a date; an empty feed gets 1970.
      updated: new Date(Math.max(0, ...entries.map(({ tutorial }) => tutorial.updatedAt.getTime()))),
      entries,
    });
  }

  private async entries(of: FeedFilter): Promise<FeedEntry[]> {
    const tutorials = await this.feeds.newest(of, ENTRIES);
    const names = new Map((await this.domains.findAll()).map(({ id, name }) => [id, name]));
    // Loaded when needed: it contains an HTML parser.
    const { wholeAddresses } = await import('./whole-addresses.js');
    const toEntry = (tutorial: Tutorial): FeedEntry => {
      const address = `${this.config.publicUrl}/tutoriels/${tutorial.id}`;
      const html = wholeAddresses(tutorial.content, address);
      return { address, tutorial, html, domainName: names.get(tutorial.domainId)! };
    };
    return tutorials.map(toEntry);
  }
}
