import { BadRequestException, Injectable, PreconditionFailedException } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainsService } from '../domains/domains.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isForeignKeyViolation } from '../../platform/database/violations.js';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { RENDERER_VERSION, type RenderedMarkdown } from '../markdown/rendered-markdown.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { withDefaults, textFieldsOf } from '../revisions/written-text.js';
import { PublicationService } from './publication.service.js';
import { ReviewsService } from './reviews.service.js';
import { normalTags } from './tags.js';
import { TrashService } from './trash.service.js';
import { TutorialAuthorsService } from './tutorial-authors.service.js';
import { Tutorial } from './tutorial.entity.js';
import type { ImportedText, WrittenTutorial } from './tutorial-input.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { TutorialsRepository, type TutorialRow } from './tutorials.repository.js';
import { TutorialsService } from './tutorials.service.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { ViewCounter } from './view-counter.js';

/** Widths of the columns; folding can lengthen a text. */
const MAX_FOLDED = 400;
const MAX_MATCH_TEXT = 2500;

type TutorialInput = Omit<
  TutorialRow,
  'titleFolded' | 'matchText' | 'content' | 'readTime' | 'rendererVersion' | 'createdAt' | 'updatedAt'
>;
/** Runs in the same transaction, before events are delivered. */
type Also = (manager: EntityManager, tutorial: Tutorial, isHeld: boolean) => Promise<void>;
/** The editor of a revision, and the version it restores, if any. */
interface Editing {
  editorId: number | null;
  restoredVersion?: number | undefined;
}
/** A publication; `isHeld` if it waits for a review first. */
export interface Published {
  tutorial: Tutorial;
  isHeld: boolean;
}
type Author = Pick<Tutorial, 'authorName' | 'authorAvatar' | 'authorBio'> & { authorId: number };

/** Changes the text of tutorials: publication, edit, import. */
@Injectable()
export class TutorialWriting {
  constructor(
    private readonly existing: TutorialsService,
    private readonly tutorials: TutorialsRepository,
    private readonly views: ViewCounter,
    private readonly events: DomainEvents,
    private readonly domains: DomainsService,
    private readonly renderer: MarkdownRenderer,
    private readonly revisions: RevisionsService,
    private readonly trash: TrashService,
    private readonly authors: TutorialAuthorsService,
    private readonly reviews: ReviewsService,
    private readonly publication: PublicationService,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Publishes a contributor's tutorial, or holds it for review.
   * @throws BadRequestException when the domain does not exist
   * @throws the exceptions of MarkdownRenderer for a text that it refuses
   */
  async publish(written: WrittenTutorial, author: Author, also?: Also): Promise<Published> {
    const nowhereElse = { sourcePath: null, checksum: null, sourceUrl: null, authors: null };
    const row = { ...withDefaults(written), ...author, ...nowhereElse, assets: {}, date: new Date() };
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
   * Replaces the text of a tutorial; its authors and date stay, and its cover and licence if none is given.
   * @param editing the editor, and the version restored
   * @param versions replaces only one of these versions; any version when omitted
   * @param also also receives the tutorial as it was
   * @throws NotFoundException, BadRequestException when the domain does not exist
   * @throws the exceptions of MarkdownRenderer for a text that it refuses
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
      const known = await this.existing.getWhole(id);
      if (versions?.includes(known.version) === false) throw rewrittenMeanwhile();
      const rendered = await this.renderer.renderFor(editing.editorId, written.source, known.assets);
      const rewritten = await this.write(written.domainId, async (manager) => {
        const before = await this.tutorials.lock(manager, id);
        if (!before) throw tutorialNotFound();
        // Somebody else has saved meanwhile, perhaps with other images.
        if (before.version !== known.version) return undefined;
        await this.save(manager, { ...before, ...withDefaults(written, before) }, rendered, editing, id);
        await also?.(manager, before, false);
        return (await this.tutorials.findWithContent(id, manager))!;
      });
      // If somebody has deleted it since, the edit still succeeded.
      if (rewritten)
        return (await this.views.addPending(() => this.tutorials.findWithContent(id))) ?? rewritten;
    }
  }

  /**
   * Inserts imported tutorials, or replaces those with an `id`, even from the trash; all or none. Unpublishes tutorials
   * whose files are marked as private.
   * @returns their ids
   */
  async saveImported(texts: readonly ImportedText[]): Promise<number[]> {
    return this.dataSource.transaction(async (manager) => {
      const ids: number[] = [];
      for (const { input, rendered, id, isPrivate = false } of texts) {
        const known = id && (await this.tutorials.lockAny(manager, id));
        if (known === null) throw tutorialNotFound();
        if (known) {
          await this.trash.restoreImported(manager, known);
          await this.publication.followFile(manager, known, isPrivate);
        }
        const row = { ...input, ...withDefaults(input), authorId: null };
        const tutorialId = await this.save(manager, row, rendered, { editorId: null }, id);
        if (id) await this.authors.updateSignature(manager, id);
        else if (isPrivate) {
          const added = await manager.findOneByOrFail(Tutorial, { id: tutorialId });
          await this.publication.followFile(manager, added, isPrivate);
        }
        ids.push(tutorialId);
      }
      return ids;
    });
  }

  /** Stores where the links of an imported tutorial lead now; its text stays, unless it has been rewritten since. */
  async relinkImported(
    { id, version }: Pick<Tutorial, 'id' | 'version'>,
    links: Pick<Tutorial, 'assets' | 'checksum'>,
    { html: content }: RenderedMarkdown,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(
        Tutorial,
        { id, version },
        { ...links, content, rendererVersion: RENDERER_VERSION },
      );
      await this.events.publish(manager, 'tutorial.saved', { tutorialId: id });
    });
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
      sourceUrl: input.sourceUrl,
      titleFolded: beginningOf(fold(input.title), MAX_FOLDED),
      matchText: beginningOf(`${fold(input.title)}\n${fold(input.description)}`, MAX_MATCH_TEXT),
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
