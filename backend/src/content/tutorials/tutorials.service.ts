import { BadRequestException, Injectable, PreconditionFailedException } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainsService } from '../domains/domains.service.js';
import { toPage, type Page } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import {
  type MarkdownAsset,
  RENDERER_VERSION,
  type RenderedMarkdown,
} from '../markdown/rendered-markdown.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { IndexPreparation, type Progress } from '../search-index/index-preparation.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import type { User } from '../../members/users/user.entity.js';
import { withDefaults, textFieldsOf } from '../revisions/written-text.js';
import { ReviewsService } from './reviews.service.js';
import { TrashService } from './trash.service.js';
import { TutorialAuthorsService } from './tutorial-authors.service.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { canEdit } from './tutorials.policy.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { TutorialsRepository, type TutorialRow } from './tutorials.repository.js';
import type { Tutorial } from './tutorial.entity.js';
import { MAX_LISTED, type ListTutorialsQuery, type SuggestionsQuery } from './tutorials.dto.js';
import type { ImportedText, TutorialFilter, WrittenTutorial } from './tutorial-input.js';
import { normalTags, tagKey } from './tags.js';
import { ViewCounter } from './view-counter.js';

type TutorialInput = Omit<
  TutorialRow,
  'titleFolded' | 'matchText' | 'content' | 'readTime' | 'rendererVersion' | 'createdAt' | 'updatedAt'
>;
/** Runs in the same transaction, before events are delivered. */
type Also = (manager: EntityManager, tutorial: Tutorial, isHeld: boolean) => Promise<void>;
/** Who writes a revision, and the version it restores, if any. */
interface Editing {
  editorId: number | null;
  restoredVersion?: number | undefined;
}
/** A page of a list. `preparing` is set while the index is incomplete and a search may miss tutorials. */
interface Listed {
  tutorials: Tutorial[];
  total: number;
  preparing?: Progress;
}
/** A publication; `isHeld` if it waits for a review first. */
export interface Published {
  tutorial: Tutorial;
  isHeld: boolean;
}
type Author = Pick<Tutorial, 'authorName' | 'authorAvatar' | 'authorBio'> & { authorId: number };

/** Sort orders of the list in terms of the search index. */
const foundOrders = {
  popularity: { order: 'id' },
  recent: { order: 'date' },
  title: { order: 'title', direction: 'asc' },
} as const;

@Injectable()
export class TutorialsService {
  constructor(
    private readonly tutorials: TutorialsRepository,
    private readonly index: SearchIndexService,
    private readonly preparation: IndexPreparation,
    private readonly views: ViewCounter,
    private readonly events: DomainEvents,
    private readonly domains: DomainsService,
    private readonly renderer: MarkdownRenderer,
    private readonly revisions: RevisionsService,
    private readonly trash: TrashService,
    private readonly authors: TutorialAuthorsService,
    private readonly reviews: ReviewsService,
    private readonly dataSource: DataSource,
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
  async findImported(): Promise<Map<string, { id: number; checksum: string }>> {
    const rows = await this.tutorials.findImported();
    const deleted = await this.trash.deletedIds();
    return new Map(
      rows.map(({ id, sourcePath, checksum }) => [
        sourcePath!,
        { id, checksum: deleted.has(id) ? '' : checksum! },
      ]),
    );
  }

  /**
   * Inserts imported tutorials, or replaces those with an `id`, even from the trash; all or none.
   * @returns their ids
   */
  async saveImported(texts: readonly ImportedText[]): Promise<number[]> {
    return this.dataSource.transaction(async (manager) => {
      const ids: number[] = [];
      for (const { input, rendered, id } of texts) {
        const known = id && (await this.tutorials.lockAny(manager, id));
        if (known === null) throw tutorialNotFound();
        if (known) await this.trash.restoreImported(manager, known);
        const row = { ...input, ...withDefaults(input), image: input.image ?? null, authorId: null };
        const tutorialId = await this.save(manager, row, rendered, { editorId: null }, id);
        if (id) await this.authors.updateSignature(manager, id);
        ids.push(tutorialId);
      }
      return ids;
    });
  }

  /**
   * Publishes a contributor's tutorial, or holds it for review.
   * @throws BadRequestException when the domain does not exist
   * @throws what MarkdownRenderer throws for a text that it refuses
   */
  async publish(written: WrittenTutorial, author: Author, also?: Also): Promise<Published> {
    const nowhereElse = { sourcePath: null, checksum: null, licence: null, sourceUrl: null, authors: null };
    const image = written.image ?? null;
    const row = { ...withDefaults(written), ...author, ...nowhereElse, image, assets: {}, date: new Date() };
    const { domainId } = written;
    const rendered = await this.renderer.renderFor(author.authorId, row.source);
    return this.write(domainId, async (manager) => {
      const tutorialId = await this.save(manager, row, rendered, { editorId: author.authorId });
      const tutorial = (await this.tutorials.findWithContent(tutorialId, manager))!;
      const isHeld = await this.reviews.holdForReview(manager, tutorial, author.authorId);
      await also?.(manager, tutorial, isHeld);
      const payload = { tutorialId, domainId, authorId: author.authorId };
      if (!isHeld) await this.events.publish(manager, 'tutorial.published', payload);
      return { tutorial, isHeld };
    });
  }

  /**
   * Replaces the text of a tutorial; its authors and date stay, and its cover if none is given.
   * @param editing who edits, and the version restored
   * @param versions replaces only one of these versions; any version when omitted
   * @param also receives the tutorial as it was
   * @throws NotFoundException, BadRequestException when the domain does not exist
   * @throws what MarkdownRenderer throws for a text that it refuses
   * @throws PreconditionFailedException when the present version is none of these
   */
  async rewrite(
    id: number,
    written: WrittenTutorial,
    editing: Editing & { editorId: number },
    versions?: readonly number[],
    also?: Also,
  ): Promise<Tutorial> {
    for (;;) {
      const known = await this.getWhole(id);
      if (versions?.includes(known.version) === false) throw rewrittenMeanwhile();
      const rendered = await this.renderer.renderFor(editing.editorId, written.source, known.assets);
      const rewritten = await this.write(written.domainId, async (manager) => {
        const before = await this.tutorials.lock(manager, id);
        if (!before) throw tutorialNotFound();
        // Somebody else has saved meanwhile, perhaps with other images.
        if (before.version !== known.version) return undefined;
        const image = written.image === undefined ? before.image : written.image;
        await this.save(manager, { ...before, ...withDefaults(written), image }, rendered, editing, id);
        await also?.(manager, before, false);
        return (await this.tutorials.findWithContent(id, manager))!;
      });
      // If somebody has deleted it since, the edit still succeeded.
      if (rewritten)
        return (await this.views.addPending(() => this.tutorials.findWithContent(id))) ?? rewritten;
    }
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

  /** What a member has written, alone or with others, newest first; the trash only when asked for. */
  async listBy(
    authorId: number,
    page: Page,
    state: 'any' | 'deleted' = 'any',
  ): Promise<{ tutorials: Tutorial[]; total: number }> {
    const [tutorials, total] = await this.tutorials.list({ authorId, state }, { sort: 'recent' }, page);
    return { tutorials, total };
  }

  /** What a member has published. */
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
    if (canEdit(tutorial, reader) || (await this.reviews.mayRead(id, reader))) return tutorial;
    throw tutorialNotFound();
  }

  /** @throws BadRequestException when the domain does not exist */
  private async write<T>(domainId: number, act: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.dataSource.transaction(act);
    } catch (error) {
      if (!isForeignKeyViolation(error) || (await this.domains.has(domainId))) throw error;
      const message = 'Ce domaine n’existe pas.';
      throw new BadRequestException({ message, errors: { domainId: message } });
    }
  }

  private async save(
    manager: EntityManager,
    input: TutorialInput,
    { html, readTime }: RenderedMarkdown,
    { editorId, restoredVersion }: Editing,
    id?: number,
  ): Promise<number> {
    const now = new Date();
    const row = {
      ...textFieldsOf(input),
      tags: normalTags(input.tags),
      sourcePath: input.sourcePath,
      checksum: input.checksum,
      assets: input.assets,
      authorId: input.authorId,
      authorName: input.authorName,
      authorBio: input.authorBio,
      authorAvatar: input.authorAvatar,
      authors: input.authors,
      date: input.date,
      licence: input.licence,
      sourceUrl: input.sourceUrl,
      titleFolded: fold(input.title),
      matchText: `${fold(input.title)}\n${fold(input.description)}`,
      content: html,
      readTime,
      rendererVersion: RENDERER_VERSION,
      createdAt: now,
      updatedAt: now,
    };
    const { tutorialId, version } = await this.tutorials.saveTutorial(manager, row, id);
    const isImported = editorId === null;
    const origin = {
      tutorialId,
      version,
      editorId,
      isImported,
      restoredVersion: restoredVersion ?? null,
      neverShown: id !== undefined && (await manager.existsBy(UnpublishedTutorial, { tutorialId })),
    };
    await this.revisions.addRevision(manager, origin, row);
    await this.events.publish(manager, 'tutorial.saved', { tutorialId });
    return tutorialId;
  }
}

function rewrittenMeanwhile(): PreconditionFailedException {
  return new PreconditionFailedException(
    'Ce tutoriel a été modifié entre-temps. Rechargez-le, puis reportez-y vos changements.',
  );
}
