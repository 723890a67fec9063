import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.service.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { type Freshness, IndexFreshness } from '../search-index/index-freshness.js';
import { IndexPreparation, type Progress } from '../search-index/index-preparation.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import type { HtmlDocument } from '../search-index/search-index-worker.js';
import { authorsOf } from '../tutorials/signature.js';
import { tagKey } from '../tutorials/tags.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { SearchRepository } from './search.repository.js';

const CATCH_UP_EVERY_MS = 5 * MINUTE_MS;
/**
 * First retry after a failure, such as a full disk or an unreachable database; each further one waits twice as long.
 */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8000;
/**
 * After more events than this since an earlier process, the index is used only after a comparison with all tutorials.
 */
const MOST_MISSED = 3000;
const LAST_ID = 2 ** 31 - 1;
/** Tutorials compared per query. */
const PAGE = 1000;
/** Tutorials read per query; few, because making objects of them blocks the thread that answers requests. */
const READ = 50;
/**
 * Maximum number of tutorials written together; each write renews many parts of the index. Fewer if their contents are
 * long.
 */
const WRITTEN = 500;
const WRITTEN_CHARACTERS = 2_000_000;
/** About the interval at which a page that shows the progress asks again. */
const DROP_EVERY_MS = 2_000;

type Put = (documents: HtmlDocument[]) => Promise<void>;

/**
 * Keeps the index of this node in step with the published tutorials: immediately by events, and by a full comparison at
 * the start and every few minutes. All of it is idempotent, even with several processes.
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
  /** Progress of a rebuild or a comparison; undefined while the index is complete. */
  progress: Progress | undefined;
  /** Whether a full comparison has finished since the start. */
  private hasCaughtUp = false;
  /**
   * Whether the index may lack something: at the start, after a failure or a mass change, or when a comparison finds a
   * difference. A finished comparison clears it.
   */
  private isIncomplete = true;
  /** Whether the events missed by an earlier process's index are being read. */
  private isResuming = false;
  /** Whether tutorials are being indexed that are no longer in `changed`. */
  private isIndexing = false;
  private droppedAt = 0;
  private rebuilding: Promise<number> | undefined;

  constructor(
    private readonly index: SearchIndexService,
    private readonly preparation: IndexPreparation,
    private readonly tutorials: SearchRepository,
    private readonly caches: CacheInvalidation,
    private readonly server: HttpAdapterHost,
    private readonly freshness: IndexFreshness,
    private readonly tail: EventTail,
  ) {
    freshness.registerSource(() => this.freshnessNow);
    tail.onAny((event) => {
      if (this.follow(event)) this.work();
    });
  }

  onApplicationBootstrap(): void {
    // Commands serve no requests and leave the index to the processes that do.
    if (!this.server.httpAdapter) return;
    this.isResuming = true;
    this.timer = setInterval(() => {
      if (this.index.lookForSuccessor()) this.isIncomplete = true;
      this.mustCompare = true;
      this.work();
    }, CATCH_UP_EVERY_MS).unref();
    if (this.index.isOutdated) this.rebuild().catch((error: unknown) => this.logFailure(error));
    this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    await this.working;
    await this.rebuilding?.catch(() => undefined);
  }

  /** Whether the index includes every event so far, and everything from before as far as is known. */
  get isUpToDate(): boolean {
    return !this.isResuming && !this.isIncomplete && !this.isIndexing && this.changed.size === 0;
  }

  get isRebuilding(): boolean {
    return this.rebuilding !== undefined;
  }

  private get freshnessNow(): Freshness {
    if (this.isUpToDate && !this.isRebuilding) return 'current';
    return this.isResuming || !(this.isIncomplete || this.isRebuilding) ? 'soon' : 'behind';
  }

  /** Resolves once the index includes everything that has happened. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  /**
   * Rebuilds the index beside the one in use.
   * @returns the number of tutorials
   */
  async rebuild(): Promise<number> {
    this.rebuilding ??= this.rebuildIndex().finally(() => (this.rebuilding = undefined));
    return this.rebuilding;
  }

  private work(): void {
    if (!this.timer || this.isStopping) return;
    if (!this.hasCaughtUp) this.preparation.begin();
    this.working ??= this.applyChanges()
      .then(
        () => {
          this.retryMs = FIRST_RETRY_MS;
        },
        (error: unknown) => this.scheduleRetry(error),
      )
      .finally(() => {
        this.working = undefined;
        this.preparation.end();
        this.freshness.stepDone();
      });
  }

  private scheduleRetry(error: unknown): void {
    this.logFailure(error);
    this.mustCompare = this.isIncomplete = true;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.work(), this.retryMs).unref();
    this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
  }

  /** @returns whether the event changes indexed data */
  private follow({ type, payload }: DomainEvent): boolean {
    if (type === 'tutorial.saved' || type === 'tutorial.withdrawn' || type === 'tutorial.rerendered')
      this.changed.add(payload.tutorialId);
    else if (type === 'tutorials.rerendered' || type === 'tutorials.moved')
      this.mustCompare = this.isIncomplete = true;
    else return false;
    return true;
  }

  /**
   * Uses the index of an earlier process at once, brought up to date by the events since. Comparing all tutorials first
   * would take long on a large site.
   */
  private async resume(): Promise<void> {
    // An event that comes meanwhile may make it incomplete again.
    this.isIncomplete = false;
    if (await this.followMissed()) this.preparation.end();
    else this.isIncomplete = true;
  }

  /** @returns whether the events say what the index lacks */
  private async followMissed(): Promise<boolean> {
    const [last, latest] = [await this.index.lastEvent(), await this.tail.latestId()];
    // With another database, its events have other or lower ids.
    if (last === 0 || last > latest) return false;
    const events = await this.tail.eventsSince(last, MOST_MISSED);
    // The comparison finds an event with a lower id that was committed late.
    for (const event of events) if (event.id > last) this.follow(event);
    return events.length < MOST_MISSED;
  }

  private async applyChanges(): Promise<void> {
    if (this.isResuming) await this.resume().finally(() => (this.isResuming = false));
    this.freshness.stepDone();
    while (!this.isStopping && (this.mustCompare || this.changed.size > 0)) {
      if (this.changed.size > 0) await this.indexChanged();
      else {
        this.mustCompare = false;
        await this.compare();
        if (!this.mustCompare && !this.isStopping) this.isIncomplete = false;
      }
    }
  }

  /** Handles new events between parts of a comparison, so that writers need not wait for all of it. */
  private async indexWaiting(): Promise<void> {
    while (this.changed.size > 0 && !this.isStopping) await this.indexChanged();
  }

  private async indexChanged(): Promise<void> {
    const ids = [...this.changed].slice(0, READ);
    this.isIndexing = true;
    for (const id of ids) this.changed.delete(id);
    await this.reindex(ids).finally(() => (this.isIndexing = false));
    this.freshness.stepDone();
    this.caches.dropSearchResults();
  }

  /** Indexes the published ones among these and removes the others. */
  private async reindex(ids: number[], report?: (read: number) => void): Promise<void> {
    const there = await this.putAll(ids, async (documents) => this.index.put(documents), report);
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0 && !this.isStopping) await this.index.remove(gone);
  }

  /**
   * @param report receives the number of tutorials read, before each further batch
   * @returns ids of the published ones among these
   */
  private async putAll(
    ids: readonly number[],
    put: Put,
    report: (read: number) => void = () => undefined,
  ): Promise<Set<number>> {
    const there = new Set<number>();
    let waiting: HtmlDocument[] = [];
    let characters = 0;
    for (let start = 0; start < ids.length && !this.isStopping; start += READ) {
      report(start);
      for (const row of await this.tutorials.findWithContent(ids.slice(start, start + READ))) {
        there.add(row.id);
        waiting.push(toDocument(row));
        characters += row.content.length;
      }
      const isLast = start + READ >= ids.length;
      if (waiting.length === 0 || (!isLast && characters < WRITTEN_CHARACTERS)) continue;
      await put(waiting);
      [waiting, characters] = [[], 0];
    }
    return there;
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
      if (differing.length > 0 || known.size > 0) this.isIncomplete = true;
      if (known.size > 0) await this.index.remove([...known.keys()]);
      for (let start = 0; start < differing.length && !this.isStopping; start += WRITTEN) {
        const left = differing.length - start;
        const before = found - left;
        const total = await this.tutorials.count();
        await this.reindex(differing.slice(start, start + WRITTEN), (read) => {
          this.progress = { done: before + read, total };
          if (!this.hasCaughtUp) this.reportProgress(this.progress);
        });
        missing += Math.min(WRITTEN, left);
        await this.indexWaiting();
      }
      if (rows.length > 0) await this.index.keepViews(rows.map(({ id, views }) => ({ id, views })));
      await this.indexWaiting();
      last = end;
      if (rows.length < PAGE) break;
    }
    this.progress = undefined;
    const latest = await this.tail.latestId();
    if (!this.mustCompare && this.changed.size === 0 && !this.isStopping)
      await this.index.keepLastEvent(latest);
    await this.index.restWriter();
    this.hasCaughtUp = true;
    this.preparation.report(null);
    if (missing > 0) this.caches.dropSearchResults();
    // Starts the thread now, so that the first search need not wait for it.
    if (found > 0) await this.index.getReady().catch((error: unknown) => this.logFailure(error));
  }

  /** Cached answers contain the progress, so they are dropped when it changes. */
  private reportProgress(progress: Progress): void {
    this.preparation.report(progress);
    if (Date.now() - this.droppedAt < DROP_EVERY_MS) return;
    this.droppedAt = Date.now();
    this.caches.dropSearchResults();
  }

  private async rebuildIndex(): Promise<number> {
    let done = 0;
    try {
      await this.index.rebuild(async (put) => {
        done = await this.fill(put);
      });
    } finally {
      this.progress = undefined;
    }
    // Events received meanwhile were applied to the old index.
    this.mustCompare = this.isIncomplete = true;
    this.work();
    await this.idle();
    this.caches.dropSearchResults();
    return done;
  }

  private async fill(put: Put): Promise<number> {
    let done = 0;
    const total = await this.tutorials.count();
    for (let last = 0; ;) {
      const states = await this.tutorials.findStatesAfter(last, WRITTEN);
      if (states.length === 0) return done;
      const ids = states.map(({ id }) => id);
      const before = done;
      const written = await this.putAll(ids, put, (read) => (this.progress = { done: before + read, total }));
      if (this.isStopping) throw new Error('The process ends before the index is made.');
      done += written.size;
      last = states.at(-1)!.id;
    }
  }

  private logFailure(error: unknown): void {
    if (!this.isStopping) this.logger.error('L’index de recherche n’a pas pu être mis à jour.', error);
  }
}

/** Hash of the data that search uses of a tutorial. */
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
