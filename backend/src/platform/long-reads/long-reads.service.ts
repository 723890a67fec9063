import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Config } from '../../config.js';
import { BusyException } from '../common/busy.exception.js';
import type { ReadRows } from '../database/find-page.js';
import type * as worker from './long-read-worker.js';

const WORKER = fileURLToPath(new URL(`long-read-worker${extname(import.meta.url)}`, import.meta.url));
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Reads that may queue for a thread; further ones get a 503. */
const MAX_WAITING = 50;
const START_MS = 30_000;
const IDLE_MS = 60_000;
const NURSERY_MB = 8;
const RETRY_S = 5;
/** Error codes of a statement that exceeded its time limit: MariaDB and MySQL. */
const STOPPED = [1969, 3024];

class OutOfTime extends Error {}

/** The time that the queries of one request share. */
interface Budget {
  /** On the clock of `performance.now()`, in milliseconds. */
  deadline: number;
}

/**
 * Reads that scan many rows, with a time limit. On SQLite they run in worker threads with their own connections, so
 * that they block neither the main thread nor its connection.
 */
@Injectable()
export class LongReads implements OnModuleDestroy {
  private readonly logger = new Logger('LongReads');
  private pool: Piscina | undefined;
  private firstThread: Promise<unknown> | undefined;
  private isMariaDb: Promise<boolean> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }

  /**
   * A reader for the queries of one request, which share its time budget. It sees committed rows only.
   * @param name label for the log
   */
  readerFor(name: string): ReadRows {
    const budget = { deadline: performance.now() + this.config.queryBudgetMs };
    return async (query) => {
      const start = performance.now();
      try {
        const rows = await this.read<never>(query, budget);
        this.nameIfSlow(name, performance.now() - start);
        return rows;
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error;
        this.logger.warn(`${name} : arrêté, plus de ${this.config.queryBudgetMs} ms.`);
        const message =
          'Cette recherche demande plus de temps que le site n’en accorde. Précisez-la, ou réessayez dans un instant.';
        throw new BusyException(message, RETRY_S);
      }
    };
  }

  /** TypeORM's slow-query log does not cover the worker threads; elsewhere it logs the SQL as well. */
  private nameIfSlow(name: string, ms: number): void {
    const { slowQueryMs } = this.config;
    if (slowQueryMs > 0 && ms > slowQueryMs)
      this.logger.warn(`Lecture lente (${Math.round(ms)} ms) : ${name}`);
  }

  private async read<Row>(query: SelectQueryBuilder<ObjectLiteral>, budget: Budget): Promise<Row[]> {
    const [sql, parameters] = query.getQueryAndParameters() as [string, unknown[]];
    const { database } = this.config;
    return database.kind === 'sqlite'
      ? this.readInThread(database.path, sql, parameters, budget)
      : this.readInPlace(sql, parameters, budget);
  }

  private async readInThread<Row>(
    path: string,
    sql: string,
    parameters: unknown[],
    budget: Budget,
  ): Promise<Row[]> {
    this.pool ??= this.openPool();
    if (this.pool.queueSize >= MAX_WAITING) throw new OutOfTime();
    const start = performance.now();
    await this.startThread(this.pool, path);
    budget.deadline += performance.now() - start;
    // Aborting ends the worker thread too.
    const signal = AbortSignal.timeout(leftUntil(budget.deadline));
    try {
      return (await this.pool.run(
        { path, sql, parameters },
        { name: 'read' satisfies keyof typeof worker, signal },
      )) as Row[];
    } catch (error) {
      if (signal.aborted) throw new OutOfTime();
      throw error;
    }
  }

  /** After a pause no thread is left, and a new one loads its modules, for which no read can help. */
  private async startThread(pool: Piscina, path: string): Promise<void> {
    if (pool.threads.length === 0 || !this.firstThread) {
      const signal = AbortSignal.timeout(START_MS);
      this.firstThread = pool.run({ path }, { name: 'getReady' satisfies keyof typeof worker, signal });
      // A start that failed is tried again by the next read.
      this.firstThread.catch(() => (this.firstThread = undefined));
    }
    await this.firstThread;
  }

  private async readInPlace<Row>(sql: string, parameters: unknown[], budget: Budget): Promise<Row[]> {
    this.isMariaDb ??= this.dataSource
      .query<{ version: string }[]>('SELECT VERSION() AS version')
      .then(([row]) => row!.version.includes('MariaDB'))
      .catch((error: unknown) => {
        // The database was unreachable, so the next call asks again.
        this.isMariaDb = undefined;
        throw error;
      });
    const ms = leftUntil(budget.deadline);
    const limited = (await this.isMariaDb)
      ? `SET STATEMENT max_statement_time = ${ms / 1000} FOR ${sql}`
      : sql.replace('SELECT', `SELECT /*+ MAX_EXECUTION_TIME(${ms}) */`);
    try {
      return await this.dataSource.query<Row[]>(limited, parameters);
    } catch (error) {
      const { errno } = (error as { driverError?: { errno?: number } }).driverError ?? {};
      if (errno && STOPPED.includes(errno)) throw new OutOfTime();
      throw error;
    }
  }

  private openPool(): Piscina {
    const pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    });
    // An idle thread may crash; without a listener the error would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de lecture s’est arrêté', error));
    return pool;
  }
}

/** Milliseconds left, at least 1. */
function leftUntil(deadline: number): number {
  return Math.max(1, Math.round(deadline - performance.now()));
}
