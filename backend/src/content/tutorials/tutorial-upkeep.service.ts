import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

/** Who wrote what a member wrote that is no more. */
const FORGOTTEN_AUTHOR = 'Compte supprimé';
const BATCH = 20;

/**
 * Makes anew what is derived from tutorials. Rendering takes its time and goes on beside everything else, so each thing
 * is stored only if the tutorial still says what it was made from: whoever has rewritten it has stored their own.
 */
@Injectable()
export class TutorialUpkeepService {
  constructor(
    private readonly events: DomainEvents,
    private readonly tutorials: TutorialsRepository,
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

  /** Takes a member's name off their tutorials, within the transaction in which their account goes. */
  async forgetAuthor(manager: EntityManager, authorId: number): Promise<void> {
    const tutorials = await this.tutorials.lockBy(manager, authorId);
    await this.tutorials.forgetAuthor(manager, authorId, FORGOTTEN_AUTHOR);
    for (const { id } of tutorials) await this.events.publish(manager, 'tutorial.saved', { tutorialId: id });
  }
}
