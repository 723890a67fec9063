import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import type { Tutorial } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

const BATCH = 20;

/**
 * Recomputes data derived from tutorials. Rendering is slow and runs beside everything else, so each result is stored
 * only if the tutorial still has the same version; a rewrite renders the tutorial itself.
 */
@Injectable()
export class TutorialUpkeepService implements BeforeApplicationShutdown {
  private isStopping = false;
  private underWay: Promise<number> | undefined;

  constructor(
    private readonly events: DomainEvents,
    private readonly tutorials: TutorialsRepository,
    private readonly renderer: MarkdownRenderer,
    private readonly dataSource: DataSource,
  ) {}

  /** Rendering continues at the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.underWay?.catch(() => undefined);
  }

  /**
   * Renders again the HTML of earlier renderer versions, the most read tutorials first. One at a time, so that threads
   * stay free for members who write. Cached pages are dropped only if the result differs.
   * @returns the number of rendered tutorials
   */
  async renderOutdated(): Promise<number> {
    this.underWay ??= this.renderAll().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async renderAll(): Promise<number> {
    let done = 0;
    for (;;) {
      const batch = await this.tutorials.findRenderedBefore(RENDERER_VERSION, BATCH);
      for (const tutorial of batch) {
        if (this.isStopping) return done;
        if (await this.renderAgain(tutorial)) done += 1;
      }
      if (batch.length > 0) continue;
      // One event for all: the index then compares renderer versions itself.
      if (done > 0) await this.events.publish(this.dataSource.manager, 'tutorials.rerendered', {});
      return done;
    }
  }

  private async renderAgain(tutorial: Tutorial): Promise<boolean> {
    const { id, version, source, assets } = tutorial;
    const { html, readTime } = await this.renderer.renderStored(source, assets);
    const rendering = { content: html, readTime, rendererVersion: RENDERER_VERSION };
    return this.dataSource.transaction(async (manager) => {
      const isStored = await this.tutorials.saveRendering(manager, { id, version }, rendering);
      const isChanged = html !== tutorial.content || readTime !== tutorial.readTime;
      if (isStored && isChanged)
        await this.events.publish(manager, 'tutorial.rerendered', { tutorialId: id });
      return isStored;
    });
  }
}
