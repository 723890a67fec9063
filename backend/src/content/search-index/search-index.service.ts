import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { ThreadQueue } from '../../platform/threads/thread-queue.js';
import type { DocumentViews } from './index-file.js';
import { IndexFolder, removeIndex } from './index-folder.js';
import type { Found, Reason, SearchRequest, Sought, Suggested } from './search-index.js';
import type * as worker from './search-index-worker.js';
import type { HtmlDocument } from './search-index-worker.js';

type Work = typeof worker;
type Written =
  'put' | 'keepViews' | 'remove' | 'statesBetween' | 'lastEvent' | 'keepLastEvent' | 'count' | 'close';

const WORKER = fileURLToPath(new URL(`search-index-worker${extname(import.meta.url)}`, import.meta.url));
/** Maximum number of waiting queries; further ones get a `BusyException` with `Retry-After`. */
const MAX_WAITING = 100;
const RETRY_S = 2;
/** Time limit of a query, including the wait. */
const BUDGET_MS = 2_000;
/** For tests and benchmarks on busy machines. */
const PATIENT_BUDGET_MS = MINUTE_MS;
const START_MS = 30_000;
/** The reading thread stays; the writing one is needed now and then and holds as much memory. */
const IDLE_MS = 20_000;
/** By default a thread reserves three times as much for new objects. */
const NURSERY_MB = 12;
/** Lowers the writer's priority, so that searches come first. On an idle machine this costs nothing. */
const WRITER_NICENESS = 10;

/** The search index of this node, in two worker threads: one reads, one writes. */
@Injectable()
export class SearchIndexService implements OnModuleDestroy {
  private readonly logger = new Logger('SearchIndex');
  private readonly folder: IndexFolder;
  private readonly budgetMs: number;
  private reader: Piscina | undefined;
  private questions: ThreadQueue | undefined;
  private writer: Piscina | undefined;
  private starting: Promise<unknown> | undefined;
  private path: string;
  private synonyms: readonly (readonly string[])[] = [];

  constructor(config: Config) {
    this.folder = new IndexFolder(join(config.dataDir, 'search'));
    this.path = this.folder.current();
    this.budgetMs = config.rateLimits ? BUDGET_MS : PATIENT_BUDGET_MS;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.reader?.destroy(), this.writer?.destroy()]);
  }

  /** Whether the index was made by an older version of the analyser. */
  get isOutdated(): boolean {
    return this.folder.isOutdated();
  }

  /**
   * Starts the reading thread and opens the index. This takes longer than a query and does not count towards its limit.
   * @throws BusyException when it takes too long
   */
  async getReady(): Promise<void> {
    this.reader ??= this.open({ minThreads: 1 });
    this.questions ??= new ThreadQueue(this.reader);
    this.starting ??= this.reader
      .run({ path: this.path }, { name: 'count', signal: AbortSignal.timeout(START_MS) })
      .catch(() => {
        this.starting = undefined;
        throw busy();
      });
    await this.starting;
  }

  /** Ends the writing thread after its work, to free its memory. The next write starts another. */
  async restWriter(): Promise<void> {
    const { writer } = this;
    this.writer = undefined;
    await writer?.close();
  }

  /** Replaces the synonym groups, from the next query on. */
  useSynonyms(groups: readonly (readonly string[])[]): void {
    this.synonyms = groups;
  }

  /** @throws BusyException */
  async search(request: SearchRequest): Promise<Found> {
    // In parts, so that other queries are answered in between.
    if (request.order === 'title') while (!(await this.ask('readTitles', {})));
    return this.ask('search', { request });
  }

  /**
   * Filters ids by a search; keeps their order.
   * @throws BusyException
   */
  async among(sought: Sought, ids: number[]): Promise<number[]> {
    return this.ask('among', { sought, ids });
  }

  /**
   * Why each document matches.
   * @throws BusyException
   */
  async explain(text: string, ids: number[]): Promise<Reason[]> {
    return this.ask('explain', { text, ids });
  }

  /**
   * Completions of a text that is being typed.
   * @throws BusyException
   */
  async suggest(text: string): Promise<Suggested> {
    return this.ask('suggest', { text });
  }

  /** Number of documents. */
  async count(): Promise<number> {
    return this.write('count', {});
  }

  async put(documents: HtmlDocument[]): Promise<void> {
    await this.write('put', { documents });
  }

  /** For documents already put. */
  async keepViews(views: DocumentViews[]): Promise<void> {
    await this.write('keepViews', { views });
  }

  async remove(ids: number[]): Promise<void> {
    await this.write('remove', { ids });
  }

  /** States of the indexed documents in an inclusive range of ids. */
  async statesBetween(first: number, last: number): Promise<Map<number, string>> {
    return this.write('statesBetween', { first, last });
  }

  /** The event stored by `keepLastEvent`, maybe in an earlier process, or 0. */
  async lastEvent(): Promise<number> {
    return this.write('lastEvent', {});
  }

  /** @param id of the last event that the index includes, with all before it */
  async keepLastEvent(id: number): Promise<void> {
    await this.write('keepLastEvent', { id });
  }

  /** @returns whether another process has replaced the index; the new one is used from now on */
  lookForSuccessor(): boolean {
    const before = this.path;
    this.path = this.folder.current();
    return this.path !== before;
  }

  /**
   * Builds a new index beside the one in use, then replaces it.
   * @param fill puts all documents
   */
  async rebuild(fill: (put: (documents: HtmlDocument[]) => Promise<void>) => Promise<void>): Promise<void> {
    const path = this.folder.newPath();
    try {
      // Creates the file even if there are no documents.
      await this.write('count', {}, path);
      await fill(async (documents) => this.write('put', { documents }, path));
      await this.write('close', {}, path);
      this.folder.putInPlace(path);
    } catch (error) {
      await this.write('close', {}, path).catch(() => undefined);
      removeIndex(path);
      throw error;
    }
    this.lookForSuccessor();
  }

  private async ask<Name extends 'search' | 'readTitles' | 'among' | 'explain' | 'suggest'>(
    name: Name,
    task: object,
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    await this.getReady();
    const questions = this.questions!;
    if (questions.waiting >= MAX_WAITING) throw busy();
    const signal = AbortSignal.timeout(this.budgetMs);
    const { path, synonyms } = this;
    try {
      return (await questions.run({ path, synonyms, ...task }, { name, signal })) as Awaited<
        ReturnType<Work[Name]>
      >;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.logger.warn(`Une recherche a été interrompue après ${this.budgetMs} ms.`);
      // The thread was terminated with it.
      this.starting = undefined;
      throw busy();
    }
  }

  private async write<Name extends Written>(
    name: Name,
    task: object,
    path = this.path,
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    this.writer ??= this.open({ niceIncrement: WRITER_NICENESS });
    return (await this.writer.run({ path, ...task }, { name })) as Awaited<ReturnType<Work[Name]>>;
  }

  private open(options: { minThreads?: number; niceIncrement?: number }): Piscina {
    const pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      ...options,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    });
    // Emitted when an idle thread dies; without a listener it would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de la recherche s’est arrêté', error));
    return pool;
  }
}

function busy(): BusyException {
  return new BusyException('La recherche est très demandée. Réessayez dans un instant.', RETRY_S);
}
