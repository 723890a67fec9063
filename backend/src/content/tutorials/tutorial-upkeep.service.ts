import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import { TutorialWordsRepository } from './tutorial-words.repository.js';
import type { Tutorial } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

/** Who wrote what a member wrote that is no more. */
const FORGOTTEN_AUTHOR = 'Compte supprimé';
const BATCH = 20;

/** The text of a tutorial without its markup, by id, and the version of the tutorial it was made from. */
export type PlainTexts = ReadonlyMap<number, { text: string; version: number }>;

/**
 * Makes anew what is derived from tutorials. Rendering takes its time and goes on beside everything else, so each thing
 * is stored only if the tutorial still says what it was made from: whoever has rewritten it has stored their own.
 */
@Injectable()
export class TutorialUpkeepService {
  constructor(
    private readonly events: DomainEvents,
    private readonly tutorials: TutorialsRepository,
    private readonly words: TutorialWordsRepository,
    private readonly renderer: MarkdownRenderer,
    private readonly dataSource: DataSource,
  ) {}

  /** Renders again what an earlier version of the renderer made; resolves to how many that were. */
  async renderOutdated(): Promise<number> {
    let done = 0;
    for (;;) {
      const batch = await this.tutorials.findRenderedBefore(RENDERER_VERSION, BATCH);
      if (batch.length === 0) return done;
      for (const { id, version, source, assets } of batch) {
        const { html, readTime } = await this.renderer.renderStored(source, assets);
        const rendering = { content: html, readTime, rendererVersion: RENDERER_VERSION };
        if (await this.tutorials.saveRendering({ id, version }, rendering)) done += 1;
      }
      await this.events.publish(this.dataSource.manager, 'tutorials.rerendered', {});
    }
  }

  /**
   * Finds the words of every tutorial again, for search; resolves to the number of tutorials.
   * @param onProgress told how many of how many are done
   */
  async rebuildWords(onProgress: (done: number, total: number) => void): Promise<number> {
    await this.words.deleteOrphaned();
    const total = await this.tutorials.count();
    let done = 0;
    for (let lastId = 0; ;) {
      const batch = await this.tutorials.findWithSourceAfter(lastId, BATCH);
      if (batch.length === 0) return done;
      for (const { id, version, source, assets } of batch) {
        const { text } = await this.renderer.renderStored(source, assets);
        await this.dataSource.transaction(async (manager) => {
          const tutorial = await this.tutorials.lock(manager, id);
          if (tutorial?.version === version) await this.words.save(manager, tutorial, text);
        });
      }
      lastId = batch.at(-1)!.id;
      done += batch.length;
      onProgress(done, total);
    }
  }

  /**
   * Makes ready what search is to know of a member's tutorials; to be called before the transaction in which the
   * account goes, which is to be a short one.
   */
  async plainTextsBy(authorId: number): Promise<PlainTexts> {
    const texts = new Map<number, { text: string; version: number }>();
    for (const tutorial of await this.tutorials.findWithSourceBy(authorId)) {
      texts.set(tutorial.id, { text: await this.plainText(tutorial), version: tutorial.version });
    }
    return texts;
  }

  /** Takes a member's name off their tutorials, within the transaction in which their account goes. */
  async forgetAuthor(manager: EntityManager, authorId: number, texts: PlainTexts): Promise<void> {
    const tutorials = await this.tutorials.lockBy(manager, authorId);
    await this.tutorials.forgetAuthor(manager, authorId, FORGOTTEN_AUTHOR);
    for (const tutorial of tutorials) {
      const ready = texts.get(tutorial.id);
      const text = ready?.version === tutorial.version ? ready.text : await this.plainText(tutorial);
      await this.words.save(manager, { ...tutorial, authorName: FORGOTTEN_AUTHOR }, text);
      await this.events.publish(manager, 'tutorial.saved', { tutorialId: tutorial.id });
    }
  }

  private async plainText({ source, assets }: Pick<Tutorial, 'source' | 'assets'>): Promise<string> {
    return (await this.renderer.renderStored(source, assets)).text;
  }
}
