import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { Config } from '../../config.js';
import { BusyException } from '../../platform/common/busy.exception.js';
import { IndexFolder, removeIndex } from './index-folder.js';
import type { Found, Reason, SearchRequest, Suggested } from './search-index.js';
import type * as worker from './search-index-worker.js';
import type { HtmlDocument } from './search-index-worker.js';

type Work = typeof worker;

const WORKER = fileURLToPath(new URL(`search-index-worker${extname(import.meta.url)}`, import.meta.url));
/** So many questions wait at most: those who come then are told to come again. */
const MAX_WAITING = 100;
const RETRY_S = 2;
/** How long a question may take, waiting included. */
const BUDGET_MS = 2_000;
/** However busy the machine is that tests or measurements run on. */
const PATIENT_BUDGET_MS = 60_000;
const START_MS = 30_000;
/** The thread that reads stays; the one that writes is needed now and then. */
const IDLE_MS = 10 * 60_000;
const NURSERY_MB = 16;
/** Whoever reads or imports goes first; alone it is as quick as any. */
const WRITER_NICENESS = 10;

/** The index of this node, kept in two threads beside the one that answers: one that reads, and one that writes. */
@Injectable()
export class SearchIndexService implements OnModuleDestroy {
  private readonly logger = new Logger('SearchIndex');
  private readonly folder: IndexFolder;
  private readonly budgetMs: number;
  private reader: Piscina | undefined;
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

  /** Whether a newer version of the analyser is there than the one the index was made with. */
  get isOutdated(): boolean {
    return this.folder.isOutdated();
  }

  /**
   * Has the reading thread start and open the index, which takes longer than any question and is not laid to it.
   * @throws BusyException when that takes too long
   */
  async getReady(): Promise<void> {
    this.reader ??= this.open({ minThreads: 1 });
    this.starting ??= this.reader
      .run({ path: this.path }, { name: 'count', signal: AbortSignal.timeout(START_MS) })
      .catch(() => {
        this.starting = undefined;
        throw busy();
      });
    await this.starting;
  }

  /** Has these groups of texts mean the same from the next question on; the groups it had go. */
  useSynonyms(groups: readonly (readonly string[])[]): void {
    this.synonyms = groups;
  }

  /** @throws BusyException */
  async search(request: SearchRequest): Promise<Found> {
    return this.ask('search', { request });
  }

  /** Why these were found. @throws BusyException */
  async explain(text: string, ids: number[]): Promise<Reason[]> {
    return this.ask('explain', { text, ids });
  }

  /** What a text that is being typed may become. @throws BusyException */
  async suggest(text: string): Promise<Suggested> {
    return this.ask('suggest', { text });
  }

  /** How many documents there are. */
  async count(): Promise<number> {
    return this.write('count', {});
  }

  async put(documents: HtmlDocument[]): Promise<void> {
    await this.write('put', { documents });
  }

  async remove(ids: number[]): Promise<void> {
    await this.write('remove', { ids });
  }

  /** Which documents there are with ids between the two, both included, and their states. */
  async statesBetween(first: number, last: number): Promise<Map<number, string>> {
    return this.write('statesBetween', { first, last });
  }

  /** Looks whether another process has put a new index in place. */
  lookForSuccessor(): void {
    this.path = this.folder.current();
  }

  /**
   * Makes a new index beside the one that is searched, and then has it replace that one.
   * @param fill puts all documents there are
   */
  async rebuild(fill: (put: (documents: HtmlDocument[]) => Promise<void>) => Promise<void>): Promise<void> {
    const path = this.folder.newPath();
    try {
      // An index without documents is one too.
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

  private async ask<Name extends 'search' | 'explain' | 'suggest'>(
    name: Name,
    task: object,
  ): Promise<ReturnType<Work[Name]>> {
    await this.getReady();
    const reader = this.reader!;
    if (reader.queueSize >= MAX_WAITING) throw busy();
    const signal = AbortSignal.timeout(this.budgetMs);
    const { path, synonyms } = this;
    try {
      return (await reader.run({ path, synonyms, ...task }, { name, signal })) as ReturnType<Work[Name]>;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.logger.warn(`Une recherche a été interrompue après ${this.budgetMs} ms.`);
      // The thread went with it.
      this.starting = undefined;
      throw busy();
    }
  }

  private async write<Name extends 'put' | 'remove' | 'statesBetween' | 'count' | 'close'>(
    name: Name,
    task: object,
    path = this.path,
  ): Promise<ReturnType<Work[Name]>> {
    this.writer ??= this.open({ niceIncrement: WRITER_NICENESS });
    return (await this.writer.run({ path, ...task }, { name })) as ReturnType<Work[Name]>;
  }

  private open(options: { minThreads?: number; niceIncrement?: number }): Piscina {
    const pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      ...options,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      // Left to itself a thread takes as much again before it tidies up.
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    });
    // Of a thread that ends while it does nothing; unheard, it would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de la recherche s’est arrêté', error));
    return pool;
  }
}

function busy(): BusyException {
  return new BusyException('La recherche est très demandée. Réessayez dans un instant.', RETRY_S);
}
