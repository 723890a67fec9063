import { BadRequestException, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { MediaService } from '../media/media.service.js';
import { BusyException, TooManyRequestsException } from '../../platform/common/busy.exception.js';
import type { MarkdownAsset, RenderedMarkdown } from './rendered-markdown.js';
import { RenderingFailure, type RenderingLimits, RenderingPool } from './rendering-pool.js';
import type { RenderingTask } from './rendering-worker.js';

const SIMPLER = 'Simplifiez-le ou partagez-le en plusieurs tutoriels.';

/** 400 with the reason why a text can't be rendered, in French and useful to its author. */
export class UnrenderableTextException extends BadRequestException {
  /** @param reason continues the sentence after « : » */
  constructor(readonly reason: string) {
    const message = `Ce texte ne peut pas être mis en forme\u00A0: ${reason}. ${SIMPLER}`;
    super({ message, errors: { source: message } });
  }
}

type Assets = Record<string, MarkdownAsset>;

/** Waiting texts: per member, besides the one being rendered, and in total. */
const MAX_WAITING = { own: 2, all: 30 };
const RETRY_S = 5;
/**
 * Number of characters from which a text counts as long; nineteen of twenty articles are shorter. Rendering this many
 * takes a fifth of a second.
 */
const LONG = 20_000;

/** Renders Markdown in worker threads. */
@Injectable()
export class MarkdownRenderer {
  /**
   * Limits for waiting and for rendering; together, a member gets an answer within ten seconds. `unattendedMs` applies
   * when nobody waits.
   */
  readonly limits = { waitMs: 3_500, renderMs: 6_000, unattendedMs: MINUTE_MS, fairShare: 0.5 };

  constructor(
    private readonly pool: RenderingPool,
    private readonly media: MediaService,
    config: Config,
  ) {
    // For tests and benchmarks on busy machines.
    if (!config.rateLimits) Object.assign(this.limits, { waitMs: MINUTE_MS, renderMs: MINUTE_MS });
  }

  /**
   * Renders for a waiting member.
   * @throws UnrenderableTextException; TooManyRequestsException when the member has too many texts waiting;
   *   BusyException
   */
  async renderFor(memberId: number, source: string, assets: Assets = {}): Promise<RenderedMarkdown> {
    return this.renderQueued(memberId, { source, assets });
  }

  /** Like `renderFor`, with source line numbers on blocks. */
  async preview(memberId: number, source: string): Promise<RenderedMarkdown> {
    return this.renderQueued(memberId, { source, assets: {}, marked: true });
  }

  /**
   * Renders in the background.
   * @throws UnrenderableTextException
   */
  async renderInBackground(source: string, assets: Assets): Promise<RenderedMarkdown> {
    const release = (await this.pool.turns.acquire())!;
    return this.render({ source, assets }, this.unattended).finally(release);
  }

  /** Renders a published text; if it can't be rendered, shows its source instead. */
  async renderStored(source: string, assets: Assets): Promise<RenderedMarkdown> {
    try {
      return await this.renderInBackground(source, assets);
    } catch (error) {
      if (!(error instanceof UnrenderableTextException)) throw error;
    }
    const release = (await this.pool.turns.acquire())!;
    return this.pool.run('renderSource', { source, assets }, this.unattended).finally(release);
  }

  /** Removes the parts of a source that only its authors may see, see `withoutComments`. */
  async removeComments(source: string): Promise<string> {
    const release = (await this.pool.turns.acquire())!;
    return this.pool.run('removeComments', { source, assets: {} }, this.unattended).finally(release);
  }

  private get unattended() {
    const { unattendedMs, fairShare } = this.limits;
    return { startMs: unattendedMs, renderMs: unattendedMs, fairShare };
  }

  private async renderQueued(memberId: number, task: RenderingTask): Promise<RenderedMarkdown> {
    const { turns } = this.pool;
    const { waitMs, renderMs, fairShare } = this.limits;
    if (turns.countWaiting(memberId) >= MAX_WAITING.own) throw otherTextsUnderWay();
    if (turns.countWaiting() >= MAX_WAITING.all) throw busy();
    const asked = performance.now();
    const isLong = task.source.length > LONG;
    const release = await turns.acquire({ owner: memberId, withinMs: waitMs, isLong });
    if (!release) throw turns.isTakenBy(memberId) ? otherTextsUnderWay() : busy();
    const startMs = Math.max(1, Math.ceil(waitMs - (performance.now() - asked)));
    return this.render(task, { startMs, renderMs, fairShare }).finally(release);
  }

  private async render(task: RenderingTask, limits: RenderingLimits): Promise<RenderedMarkdown> {
    try {
      const sent = await this.media.imagesIn(task.source);
      const result = await this.pool.run('render', { ...task, assets: { ...sent, ...task.assets } }, limits);
      if ('tooIntricate' in result) throw new UnrenderableTextException(result.tooIntricate);
      return result;
    } catch (error) {
      if (!(error instanceof RenderingFailure)) throw error;
      if (error.lack === 'thread' || error.lack === 'processor') throw busy();
      throw new UnrenderableTextException(
        error.lack === 'time' ? 'cela prend trop de temps' : 'cela demande trop de mémoire',
      );
    }
  }
}

function otherTextsUnderWay(): TooManyRequestsException {
  return new TooManyRequestsException(
    'D’autres de vos textes sont encore en cours de mise en forme. Réessayez dans un instant.',
    RETRY_S,
  );
}

function busy(): BusyException {
  return new BusyException('Le site met déjà d’autres textes en forme. Réessayez dans un instant.', RETRY_S);
}
