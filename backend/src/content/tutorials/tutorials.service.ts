import { Injectable } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import type { EntityManager } from 'typeorm';
import { DomainsService } from '../domains/domains.service.js';
import { toPage, type Page } from '../../platform/common/page-query.js';
import { isForeignKeyViolation } from '../../platform/database/violations.js';
import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { IndexPreparation, type Progress } from '../search-index/index-preparation.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import type { User } from '../../members/users/user.entity.js';
import { PublicationService } from './publication.service.js';
import { ReviewsService } from './reviews.service.js';
import { TrashService } from './trash.service.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { canEdit } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import type { Tutorial } from './tutorial.entity.js';
import { MAX_LISTED, type ListTutorialsQuery, type SuggestionsQuery } from './tutorials.dto.js';
import type { TutorialFilter } from './tutorial-input.js';
import { tagKey } from './tags.js';
import { ViewCounter } from './view-counter.js';

/** A page of a list. `preparing` is set while the index is incomplete and a search may miss tutorials. */
interface Listed {
  tutorials: Tutorial[];
  total: number;
  preparing?: Progress;
}

/** Sort orders of the list in terms of the search index. */
const foundOrders = {
  popularity: { order: 'id' },
  recent: { order: 'date' },
  title: { order: 'title', direction: 'asc' },
} as const;

/** Lists and reads tutorials. Other services change them. */
@Injectable()
export class TutorialsService {
  constructor(
    private readonly tutorials: TutorialsRepository,
    private readonly index: SearchIndexService,
    private readonly preparation: IndexPreparation,
    private readonly views: ViewCounter,
    private readonly domains: DomainsService,
    private readonly trash: TrashService,
    private readonly reviews: ReviewsService,
    private readonly publication: PublicationService,
  ) {}

  /**
   * With `q`, tutorials that contain all of its words, or nearly.
   * @throws BusyException
   */
  async list(query: ListTutorialsQuery): Promise<Listed> {
    const { q, difficulty, sort } = query;
    const domainId = await this.domains.currentId(query.domainId);
    if (q) return this.find(q, { ...query, domainId });
    const page = toPage(query, MAX_LISTED);
    const [tutorials, total] = await this.tutorials.list({ domainId, difficulty }, { sort }, page);
    return { tutorials, total };
  }

  /** For administrators, including unpublished ones. `q` matches in the title or description. */
  async listAll(
    { q, id, before, sort = 'recent', order, state, domainId: asked, difficulty }: TutorialFilter,
    page: Page,
  ): Promise<{ tutorials: Tutorial[]; total: number; older: number | undefined }> {
    const domainId = await this.domains.currentId(asked);
    const filter = { match: q ? fold(q) : undefined, domainId, difficulty, state: state ?? 'any' } as const;
    const selection = { ids: id, before, sort, order };
    const [tutorials, total, older] = await this.tutorials.list(filter, selection, page);
    return { tutorials, total, older };
  }

  async trending(limit = 6): Promise<Tutorial[]> {
    return this.tutorials.trending(limit);
  }

  async suggestions({
    excludeId,
    domainId: asked,
    tags = [],
    limit = 3,
  }: SuggestionsQuery): Promise<Tutorial[]> {
    if (!asked && tags.length === 0) return [];
    const domainId = await this.domains.currentId(asked);
    return this.tutorials.findSimilar({ excludeId, domainId, tags: tags.map(tagKey) }, limit);
  }

  /**
   * Published or not.
   * @throws NotFoundException
   */
  async get(id: number): Promise<Tutorial> {
    const tutorial = await this.views.addPending(() => this.tutorials.findWithContent(id));
    if (!tutorial) throw tutorialNotFound();
    return tutorial;
  }

  /** @throws NotFoundException when it does not exist or the reader may not read it */
  async read(id: number, reader: User | undefined): Promise<Tutorial> {
    const tutorial = await this.views.addPending(() => this.tutorials.findPublished(id));
    return tutorial ?? this.getUnpublished(id, reader);
  }

  /** The published ones among these, with their content, in the given order. */
  async readMany(ids: number[]): Promise<Tutorial[]> {
    const found = new Map((await this.tutorials.findPublishedAmong(ids)).map((one) => [one.id, one]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** @throws NotFoundException when it does not exist or the reader may not read it */
  async require(id: number, reader?: User): Promise<void> {
    if (!(await this.tutorials.isPublished(id))) await this.getUnpublished(id, reader);
  }

  /**
   * Awaits a write that references a tutorial, which may be deleted at any time.
   * @throws NotFoundException when it no longer exists
   */
  async whileExists<T>(id: number, write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (isForeignKeyViolation(error) && !(await this.tutorials.exists(id))) throw tutorialNotFound();
      throw error;
    }
  }

  /** By id; erased tutorials are missing. */
  async titlesOf(ids: number[]): Promise<ReadonlyMap<number, string>> {
    return this.tutorials.titlesOf(ids);
  }

  /** Stored media of an imported tutorial, by the link in its source. */
  async findAssets(id: number): Promise<Record<string, MarkdownAsset>> {
    return this.tutorials.findAssets(id);
  }

  /** By source path. The checksum of one in the trash is empty, so that its file restores it. */
  async findImported(): Promise<Map<string, { id: number; title: string; checksum: string }>> {
    const rows = await this.tutorials.findImported();
    const deleted = await this.trash.deletedIds();
    return new Map(
      rows.map(({ id, sourcePath, title, checksum }) => [
        sourcePath!,
        { id, title, checksum: deleted.has(id) ? '' : checksum! },
      ]),
    );
  }

  /** Notes that the file of an imported tutorial is somewhere else. */
  async moveImported(id: number, sourcePath: string): Promise<void> {
    await this.tutorials.moveImported(id, sourcePath);
  }

  /**
   * With its Markdown.
   * @throws NotFoundException
   */
  async getWhole(id: number, manager?: EntityManager): Promise<Tutorial> {
    const tutorial = await this.tutorials.findWhole(id, manager);
    if (!tutorial) throw tutorialNotFound();
    return tutorial;
  }

  /**
   * `getWhole` with a row lock until the transaction ends.
   * @throws NotFoundException
   */
  async lock(manager: EntityManager, id: number): Promise<Tutorial> {
    const tutorial = await this.tutorials.lock(manager, id);
    if (!tutorial) throw tutorialNotFound();
    return tutorial;
  }

  /** Tutorials that a member has written, alone or with others, newest first; those in the trash only on request. */
  async listBy(
    authorId: number,
    page: Page,
    state: 'any' | 'deleted' = 'any',
  ): Promise<{ tutorials: Tutorial[]; total: number }> {
    const [tutorials, total] = await this.tutorials.list({ authorId, state }, { sort: 'recent' }, page);
    return { tutorials, total };
  }

  /** Tutorials that a member has published. */
  async listPublishedBy(authorId: number, page: Page): Promise<{ tutorials: Tutorial[]; total: number }> {
    const [tutorials, total] = await this.tutorials.list({ authorId }, { sort: 'recent' }, page);
    return { tutorials, total };
  }

  private async find(
    text: string,
    {
      domainId,
      difficulty,
      sort = 'popularity',
      ...page
    }: Omit<ListTutorialsQuery, 'domainId'> & { domainId: number | undefined },
  ): Promise<Listed> {
    const { limit, offset } = toPage(page, MAX_LISTED);
    const preparing = await this.preparation.present();
    const request = { text, domainId, difficulty, ...foundOrders[sort], limit, offset };
    const { ids, total } = await this.index.search(request);
    const tutorials = await this.tutorials.findListed(ids);
    // Some were unpublished a moment ago.
    const gone = ids.length - tutorials.length;
    return { tutorials, total: total - gone, ...(preparing && { preparing }) };
  }

  private async getUnpublished(id: number, reader: User | undefined): Promise<Tutorial> {
    const tutorial = reader && (await this.tutorials.findWithContent(id));
    if (!tutorial) throw tutorialNotFound();
    if (!canEdit(tutorial, reader) && !(await this.reviews.mayRead(id, reader))) throw tutorialNotFound();
    tutorial.unpublished = await this.publication.findUnpublished(tutorial, reader);
    return tutorial;
  }
}
