import { beginningOf } from '@passerelle/api-client/text-length';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { MarkdownRenderer } from '../../content/markdown/markdown-renderer.service.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { isSitePage, sitePageNames, type SitePageName } from './site-pages.js';
import { SitePageVersion } from './site-page-version.entity.js';

const HISTORY = 50;
const OPENING = 300;
const collision = () =>
  new ConflictException('Cette page a été changée entre-temps. Rechargez-la avant de l’enregistrer.');

/** The operator's texts for pages with built-in ones, in all versions. */
@Injectable()
export class SitePagesService {
  constructor(
    @InjectRepository(SitePageVersion) private readonly versions: Repository<SitePageVersion>,
    private readonly renderer: MarkdownRenderer,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    images: UploadedImagesService,
  ) {
    // Every version may be restored, so its images are kept.
    images.registerTexts(async function* () {
      for (const page of sitePageNames) {
        for (const { source } of await versions.findBy({ page })) yield { source };
      }
    });
  }

  /** The operator's text of a page. @throws NotFoundException */
  async own(page: string): Promise<SitePageVersion & { html: string }> {
    const version = isSitePage(page) ? await this.latest(this.versions.manager, page) : undefined;
    if (!version?.html) throw new NotFoundException('Cette page a son texte d’origine.');
    return { ...version, html: version.html };
  }

  async list(): Promise<[SitePageName, SitePageVersion | undefined][]> {
    const { manager } = this.versions;
    return Promise.all(
      sitePageNames.map(
        async (page) =>
          [page, await this.latest(manager, page)] as [SitePageName, SitePageVersion | undefined],
      ),
    );
  }

  /** Versions, latest first. @throws NotFoundException */
  async history(page: string): Promise<{ page: SitePageName; versions: SitePageVersion[] }> {
    const known = requireSitePage(page);
    const order = { id: 'DESC' } as const;
    const relations = { author: true };
    const versions = await this.versions.find({ where: { page: known }, order, relations, take: HISTORY });
    return { page: known, versions };
  }

  /**
   * Saves a new version of a page's text.
   * @param source null restores the built-in text
   * @throws NotFoundException; ConflictException when another version was saved meanwhile; UnrenderableTextException
   */
  async write(page: string, source: string | null, replaces: number, { id: actorId }: User): Promise<void> {
    const known = requireSitePage(page);
    const rendered = source === null ? undefined : await this.renderer.renderFor(actorId, source);
    const row = {
      page: known,
      source,
      html: rendered?.html ?? null,
      opening: beginningOf(rendered?.opening ?? '', OPENING),
      authorId: actorId,
      createdAt: new Date(),
    };
    const store = async (manager: EntityManager) => {
      await this.settings.lock(manager, 'ownPages');
      if (((await this.latest(manager, known))?.id ?? 0) !== replaces) throw collision();
      await manager.insert(SitePageVersion, row);
      const action = source === null ? 'page.reset' : 'page.write';
      await this.audit.record(manager, { actorId, action, targetType: 'page', after: { page: known } });
    };
    await this.settings.change({}, store, async (manager) => ({ ownPages: await this.ownPages(manager) }));
  }

  /** Current version of each customized page; cached pages are invalidated by it. */
  private async ownPages(manager: EntityManager): Promise<Record<string, number>> {
    const found: [string, number][] = [];
    for (const page of sitePageNames) {
      const latest = await this.latest(manager, page);
      if (latest?.source) found.push([page, latest.id]);
    }
    return Object.fromEntries(found);
  }

  private async latest(manager: EntityManager, page: SitePageName): Promise<SitePageVersion | undefined> {
    const [latest] = await manager.find(SitePageVersion, { where: { page }, order: { id: 'DESC' }, take: 1 });
    return latest;
  }
}

function requireSitePage(page: string): SitePageName {
  if (!isSitePage(page)) throw new NotFoundException('Cette page n’existe pas.');
  return page;
}
