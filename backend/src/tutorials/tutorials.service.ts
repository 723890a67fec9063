import { setImmediate as nextTurn } from 'node:timers/promises';
import { BadRequestException, Injectable } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentVersionService } from '../content-version/content-version.service.js';
import { Facts } from '../facts/facts.js';
import { isForeignKeyViolation } from '../database/foreign-key-violation.js';
import { RENDERER_VERSION, renderMarkdown } from '../markdown/render-markdown.js';
import type { User } from '../users/user.entity.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { canEdit } from './tutorials.policy.js';
import type { TutorialWords } from './tutorial-words.entity.js';
import {
  tagKey,
  toWords,
  TutorialsRepository,
  type TutorialRow,
  type TutorialSort,
} from './tutorials.repository.js';
import type { Tutorial } from './tutorial.entity.js';
import { MAX_LISTED, type ListTutorialsQuery, type SuggestionsQuery } from './tutorials.dto.js';
import type { ImportedTutorial, TutorialWish, WrittenTutorial } from './tutorial-input.js';
import { ViewCounter } from './view-counter.js';

/** Who wrote what a member wrote that is no more. */
const FORGOTTEN_AUTHOR = 'Compte supprimé';

type TutorialInput = Omit<
  TutorialRow,
  'titleFolded' | 'matchText' | 'content' | 'readTime' | 'rendererVersion' | 'createdAt' | 'updatedAt'
>;
type Also = (manager: EntityManager, id: number) => Promise<void>;
type Author = Pick<Tutorial, 'authorId' | 'authorName' | 'authorAvatar' | 'authorBio'>;

@Injectable()
export class TutorialsService {
  constructor(
    private readonly tutorials: TutorialsRepository,
    private readonly contentVersion: ContentVersionService,
    private readonly views: ViewCounter,
    private readonly facts: Facts,
    private readonly dataSource: DataSource,
  ) {}

  async list(query: ListTutorialsQuery): Promise<{ tutorials: Tutorial[]; total: number }> {
    const { domainId, difficulty, limit = MAX_LISTED, offset = 0 } = query;
    const sort: TutorialSort = query.sort ?? 'popularity';
    const match = query.q ? fold(query.q) : undefined;
    const [tutorials, total] = await this.tutorials.list({ match, domainId, difficulty }, sort, {
      limit,
      offset,
    });
    return { tutorials, total };
  }

  /** For administrators: unpublished ones too. `q` is to be found in the title or the description. */
  async listAll(
    { q, sort = 'recent', state, domainId, difficulty }: TutorialWish,
    page: { limit: number; offset: number },
  ): Promise<{ tutorials: Tutorial[]; total: number }> {
    const filter = { match: q ? fold(q) : undefined, domainId, difficulty, state: state ?? 'any' } as const;
    const [tutorials, total] = await this.tutorials.list(filter, sort, page);
    return { tutorials, total };
  }

  async trending(limit = 6): Promise<Tutorial[]> {
    return this.tutorials.trending(limit);
  }

  async suggestions({ excludeId, domainId, tags = [], limit = 3 }: SuggestionsQuery): Promise<Tutorial[]> {
    if (!domainId && tags.length === 0) return [];
    return this.tutorials.alike({ excludeId, domainId, tags: tags.map(tagKey) }, limit);
  }

  /** Published or not. @throws NotFoundException */
  async get(id: number): Promise<Tutorial> {
    const tutorial = await this.tutorials.findWithContent(id);
    if (!tutorial) throw tutorialNotFound();
    return this.withPendingViews(tutorial);
  }

  /** @throws NotFoundException when there is no such tutorial, or it is not the reader's to read */
  async read(id: number, reader: User | undefined): Promise<Tutorial> {
    const tutorial = await this.tutorials.findPublished(id);
    return tutorial ? this.withPendingViews(tutorial) : this.getUnpublished(id, reader);
  }

  /** Of these what is published, with their texts, in this order. */
  async readMany(ids: number[]): Promise<Tutorial[]> {
    const found = new Map((await this.tutorials.findPublishedAmong(ids)).map((one) => [one.id, one]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** @throws NotFoundException when there is no such tutorial, or it is not the reader's to read */
  async require(id: number, reader?: User): Promise<void> {
    if (!(await this.tutorials.isPublished(id))) await this.getUnpublished(id, reader);
  }

  /** By id; those that are no more are missing. */
  async titlesOf(ids: number[]): Promise<ReadonlyMap<number, string>> {
    return this.tutorials.titlesOf(ids);
  }

  /** Keyed by source path. */
  async findImported(): Promise<Map<string, { id: number; checksum: string }>> {
    const rows = await this.tutorials.findImported();
    return new Map(rows.map(({ id, sourcePath, checksum }) => [sourcePath!, { id, checksum: checksum! }]));
  }

  /** Renders and stores a file's tutorial, in place of the one with `id` if given; resolves to its id. */
  async saveImported(input: ImportedTutorial, id?: number): Promise<number> {
    return this.save({ ...input, authorId: null }, id);
  }

  /**
   * Publishes what a contributor has written; resolves to its id.
   * @throws BadRequestException when there is no such domain
   */
  async publish(written: WrittenTutorial, author: Author): Promise<number> {
    const nowhereElse = { sourcePath: null, checksum: null, licence: null, sourceUrl: null };
    const image = written.image ?? null;
    const row = { ...written, ...author, ...nowhereElse, image, assets: {}, date: new Date() };
    return this.save(row, undefined, (manager, tutorialId) => {
      const { domainId } = written;
      const fact = { tutorialId, domainId, authorId: author.authorId };
      return this.facts.announce(manager, 'tutorial-published', fact);
    });
  }

  /**
   * Replaces what a tutorial says; its author and date stay, and so does its cover if none is given.
   * @param also belongs to the same transaction
   * @throws NotFoundException, BadRequestException when there is no such domain
   */
  async rewrite(id: number, written: WrittenTutorial, also?: Also): Promise<void> {
    const known = await this.tutorials.findWhole(id);
    if (!known) throw tutorialNotFound();
    const image = written.image === undefined ? known.image : written.image;
    await this.save({ ...known, ...written, image }, id, also);
  }

  /** With its Markdown. @throws NotFoundException */
  async getWhole(id: number): Promise<Tutorial> {
    const tutorial = await this.tutorials.findWhole(id);
    if (!tutorial) throw tutorialNotFound();
    return tutorial;
  }

  /** @param also belongs to the same transaction */
  async delete(id: number, also?: Also): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.contentVersion.bump(manager);
      await this.tutorials.delete(manager, id);
      await also?.(manager, id);
    });
    this.contentVersion.forget();
  }

  /** What a member has written, the latest first. */
  async listBy(
    authorId: number,
    page: { limit: number; offset: number },
  ): Promise<{ tutorials: Tutorial[]; total: number }> {
    const [tutorials, total] = await this.tutorials.list({ authorId, state: 'any' }, 'recent', page);
    return { tutorials, total };
  }

  private withPendingViews(tutorial: Tutorial): Tutorial {
    return { ...tutorial, views: tutorial.views + this.views.pending(tutorial.id) };
  }

  private async getUnpublished(id: number, reader: User | undefined): Promise<Tutorial> {
    const tutorial = reader && (await this.tutorials.findWithContent(id));
    if (!tutorial || !canEdit(tutorial, reader)) throw tutorialNotFound();
    return tutorial;
  }

  private async save(input: TutorialInput, id?: number, also?: Also): Promise<number> {
    const { html, text, readTime } = await renderMarkdown(input.source, input.assets);
    const now = new Date();
    const row = {
      sourcePath: input.sourcePath,
      checksum: input.checksum,
      title: input.title,
      description: input.description,
      source: input.source,
      assets: input.assets,
      domainId: input.domainId,
      difficulty: input.difficulty,
      tags: input.tags,
      authorId: input.authorId,
      authorName: input.authorName,
      authorBio: input.authorBio,
      authorAvatar: input.authorAvatar,
      date: input.date,
      licence: input.licence,
      sourceUrl: input.sourceUrl,
      image: input.image,
      titleFolded: fold(input.title),
      matchText: `${fold(input.title)}\n${fold(input.description)}`,
      content: html,
      readTime,
      rendererVersion: RENDERER_VERSION,
      createdAt: now,
      updatedAt: now,
    };
    try {
      return await this.dataSource.transaction(async (manager) => {
        await this.contentVersion.bump(manager);
        const saved = await this.tutorials.save(manager, row, text, id);
        await also?.(manager, saved);
        return saved;
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      // Deleted meanwhile, or never there: the tags and words of the one, or the domain of the other.
      if (id && !(await this.tutorials.exists(id))) throw tutorialNotFound();
      const message = 'Ce domaine n’existe pas.';
      throw new BadRequestException({ message, errors: { domainId: message } });
    } finally {
      this.contentVersion.forget();
    }
  }

  /** Renders again what an earlier version of the renderer made; resolves to how many that were. */
  async renderOutdated(): Promise<number> {
    let done = 0;
    for (;;) {
      const batch = await this.tutorials.findRenderedBefore(RENDERER_VERSION, 20);
      if (batch.length === 0) break;
      for (const { id, source, assets } of batch) {
        const { html, readTime } = await renderMarkdown(source, assets);
        await this.tutorials.saveRendering(id, {
          content: html,
          readTime,
          rendererVersion: RENDERER_VERSION,
        });
      }
      await this.contentVersion.bump(this.dataSource.manager);
      this.contentVersion.forget();
      done += batch.length;
    }
    return done;
  }

  /**
   * Finds the words of every tutorial again, for search; resolves to the number of tutorials.
   * @param onProgress told how many of how many are done
   */
  async rebuildWords(onProgress: (done: number, total: number) => void): Promise<number> {
    await this.tutorials.deleteOrphanedWords();
    const total = await this.tutorials.count();
    let done = 0;
    for (let lastId = 0; ;) {
      const batch = await this.tutorials.findWithSourceAfter(lastId, 20);
      if (batch.length === 0) return done;
      for (const tutorial of batch) {
        const { text } = await renderMarkdown(tutorial.source, tutorial.assets);
        await this.tutorials.saveWords(toWords(tutorial, text));
        // Neither rendering nor SQLite waits for anything: readers would, until the last tutorial.
        await nextTurn();
      }
      lastId = batch.at(-1)!.id;
      done += batch.length;
      onProgress(done, total);
    }
  }

  /**
   * Makes ready what search is to know of a member's tutorials without the member; to be called before the transaction
   * in which the account goes, since rendering takes its time.
   */
  async wordsWithoutAuthor(authorId: number): Promise<TutorialWords[]> {
    const words: TutorialWords[] = [];
    for (const tutorial of await this.tutorials.findWithSourceBy(authorId)) {
      const { text } = await renderMarkdown(tutorial.source, tutorial.assets);
      words.push(toWords({ ...tutorial, authorName: FORGOTTEN_AUTHOR }, text));
    }
    return words;
  }

  /** Takes a member's name off their tutorials, within the transaction in which their account goes. */
  async forgetAuthor(manager: EntityManager, authorId: number, words: TutorialWords[]): Promise<void> {
    await this.contentVersion.bump(manager);
    await this.tutorials.forgetAuthor(manager, authorId, FORGOTTEN_AUTHOR, words);
  }

  /** To be called once that transaction is committed. */
  forgotAuthor(): void {
    this.contentVersion.forget();
  }
}
