import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { IndexPreparation, type Progress } from '../search-index/index-preparation.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import type { HtmlDocument } from '../search-index/search-index-worker.js';
import { authorsOf } from '../tutorials/signature.js';
import { tagKey } from '../tutorials/tags.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { SearchRepository } from './search.repository.js';

const CATCH_UP_EVERY_MS = 5 * 60_000;
/** After what failed, since a disk that was full or a database that was away may be back; twice as long after each that follows. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8000;
const LAST_ID = 2 ** 31 - 1;
/** So many are compared at once. */
const PAGE = 1000;
/** So many are read and put at once. */
const BATCH = 50;
/** About as often as a page that says so asks again. */
const DROP_EVERY_MS = 2_000;

type Put = (documents: HtmlDocument[]) => Promise<void>;

/**
 * Keeps the index of this node in step with the published tutorials: at once by what happens, and at the start and every
 * few minutes by comparing. All of it is done again without harm, by several processes too.
 */
@Injectable()
export class IndexFeed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Search');
  private readonly changed = new Set<number>();
  private mustCompare = true;
  private working: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private retryMs = FIRST_RETRY_MS;
  private isStopping = false;
  /** Of what is made anew, or of what was found missing; undefined while the index has all. */
  progress: Progress | undefined;
  /** Whether a comparison since the start has come to its end. */
  private hasCaughtUp = false;
  private droppedAt = 0;
  private rebuilding: Promise<number> | undefined;

  constructor(
    private readonly index: SearchIndexService,
    private readonly preparation: IndexPreparation,
    private readonly tutorials: SearchRepository,
    private readonly caches: CacheInvalidation,
    private readonly server: HttpAdapterHost,
    tail: EventTail,
  ) {
    const follow = ({ payload }: { payload: { tutorialId: number } }): void => {
      this.changed.add(payload.tutorialId);
      this.work();
    };
    tail.on('tutorial.saved', follow);
    tail.on('tutorial.withdrawn', follow);
    const compare = (): void => {
      this.mustCompare = true;
      this.work();
    };
    tail.on('tutorials.rerendered', compare);
    tail.on('tutorials.moved', compare);
  }

  onApplicationBootstrap(): void {
    // A command answers nobody: it leaves the index to those who do.
    if (!this.server.httpAdapter) return;
    this.timer = setInterval(() => {
      this.index.lookForSuccessor();
      this.mustCompare = true;
      this.work();
    }, CATCH_UP_EVERY_MS).unref();
    if (this.index.isOutdated) this.rebuild().catch((error: unknown) => this.complain(error));
    this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    await this.working;
    await this.rebuilding?.catch(() => undefined);
  }

  /** Whether the index has all that this process has heard of, and has been compared with the tutorials. */
  get isUpToDate(): boolean {
    return !this.mustCompare && !this.working;
  }

  get isRebuilding(): boolean {
    return this.rebuilding !== undefined;
  }

  /** Resolves once the index has all that had happened. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  /** Makes the index anew beside the one that is searched; resolves to the number of tutorials. */
  async rebuild(): Promise<number> {
    this.rebuilding ??= this.makeAnew().finally(() => (this.rebuilding = undefined));
    return this.rebuilding;
  }

  private work(): void {
    if (!this.timer || this.isStopping) return;
    if (!this.hasCaughtUp) this.preparation.begin();
    this.working ??= this.takeIn()
      .then(
        () => {
          this.retryMs = FIRST_RETRY_MS;
        },
        (error: unknown) => this.tryAgain(error),
      )
      .finally(() => {
        this.working = undefined;
        this.preparation.end();
      });
  }

  private tryAgain(error: unknown): void {
    this.complain(error);
    this.mustCompare = true;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.work(), this.retryMs).unref();
    this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
  }

  private async takeIn(): Promise<void> {
    while (!this.isStopping && (this.mustCompare || this.changed.size > 0)) {
      if (this.changed.size > 0) await this.takeInChanged();
      else {
        this.mustCompare = false;
        await this.compare();
      }
    }
  }

  private async takeInChanged(): Promise<void> {
    const ids = [...this.changed].slice(0, BATCH);
    for (const id of ids) this.changed.delete(id);
    await this.renew(ids);
    this.caches.dropFound();
  }

  /** Puts those of these that are published, and removes the others. */
  private async renew(ids: number[]): Promise<void> {
    const rows = await this.tutorials.findWithContent(ids);
    if (rows.length > 0) await this.index.put(rows.map(toDocument));
    const there = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0) await this.index.remove(gone);
  }

  private async compare(): Promise<void> {
    let missing = 0;
    let found = 0;
    for (let last = 0; !this.isStopping;) {
      const rows = await this.tutorials.findStatesAfter(last, PAGE);
      found += rows.length;
      const end = rows.length === PAGE ? rows.at(-1)!.id : LAST_ID;
      const known = await this.index.statesBetween(last + 1, end);
      const differing = rows.filter((row) => known.get(row.id) !== stateOf(row)).map(({ id }) => id);
      for (const { id } of rows) known.delete(id);
      if (known.size > 0) await this.index.remove([...known.keys()]);
      for (let start = 0; start < differing.length && !this.isStopping; start += BATCH) {
        const left = differing.length - start;
        this.progress = { done: found - left, total: await this.tutorials.count() };
        if (!this.hasCaughtUp) this.tellHowFar(this.progress);
        await this.renew(differing.slice(start, start + BATCH));
        missing += Math.min(BATCH, left);
        // Whoever writes meanwhile does not wait for all of it.
        if (this.changed.size > 0) await this.takeInChanged();
      }
      last = end;
      if (rows.length < PAGE) break;
    }
    this.progress = undefined;
    this.hasCaughtUp = true;
    this.preparation.report(null);
    if (missing > 0) this.caches.dropFound();
    // Whoever asks first need not wait for the thread.
    if (found > 0) await this.index.getReady().catch((error: unknown) => this.complain(error));
  }

  /** What is kept of answers says how far it was when they were made. */
  private tellHowFar(progress: Progress): void {
    this.preparation.report(progress);
    if (Date.now() - this.droppedAt < DROP_EVERY_MS) return;
    this.droppedAt = Date.now();
    this.caches.dropFound();
  }

  private async makeAnew(): Promise<number> {
    let done = 0;
    try {
      await this.index.rebuild(async (put) => {
        done = await this.fill(put);
      });
    } finally {
      this.progress = undefined;
    }
    // What happened meanwhile went into the old one.
    this.mustCompare = true;
    this.work();
    await this.idle();
    this.caches.dropFound();
    return done;
  }

  private async fill(put: Put): Promise<number> {
    let done = 0;
    const total = await this.tutorials.count();
    for (let last = 0; ;) {
      this.progress = { done, total };
      const states = await this.tutorials.findStatesAfter(last, BATCH);
      if (states.length === 0) return done;
      if (this.isStopping) throw new Error('The process ends before the index is made.');
      const rows = await this.tutorials.findWithContent(states.map(({ id }) => id));
      await put(rows.map(toDocument));
      done += rows.length;
      last = states.at(-1)!.id;
    }
  }

  private complain(error: unknown): void {
    if (!this.isStopping) this.logger.error('L’index de recherche n’a pas pu être mis à jour.', error);
  }
}

/** The same as long as nothing of a tutorial changes that search knows. */
function stateOf({ version, rendererVersion, updatedAt, domainId, authorName }: Tutorial): string {
  return [version, rendererVersion, updatedAt.getTime(), domainId, authorName].join('/');
}

function toDocument(tutorial: Tutorial): HtmlDocument {
  return {
    id: tutorial.id,
    state: stateOf(tutorial),
    title: tutorial.title,
    description: tutorial.description,
    author: authorsOf(tutorial)
      .map(({ name }) => name)
      .join(' '),
    tags: tutorial.tags.map((name) => ({ key: tagKey(name), name })),
    domainId: tutorial.domainId,
    difficulty: tutorial.difficulty,
    readTime: tutorial.readTime,
    date: tutorial.date.getTime(),
    html: tutorial.content,
  };
}
