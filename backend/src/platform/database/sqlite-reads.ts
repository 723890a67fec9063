import { availableParallelism } from 'node:os';
import { Mutex, Semaphore } from 'async-mutex';
import { QueryFailedError, QueryResult, type DataSource, type QueryRunner } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { readLimit, ReadStopped, type ReadLimit } from './read-limit.js';
import { ReadThreads } from './read-threads.js';
import { logStopped } from './slow-queries.js';

const OTHER_CORES = availableParallelism() - 1;
/** Nearly all reads use this one thread, so it stays. */
const USUAL = { least: 1, most: 1, idleMs: 0, nurseryMb: 2 };
/** Threads for further reads while others are stuck. */
const SPARE = { least: 0, most: 2, idleMs: 10_000, nurseryMb: 2 };
/**
 * A read that takes longer counts as stuck. Higher than most delays by a busy processor, because a spare thread takes
 * memory.
 */
const STUCK_MS = 100;
/** Threads for reads that are known to take long. */
const LONG = { least: 0, most: Math.max(1, Math.min(2, OTHER_CORES)), idleMs: MINUTE_MS, nurseryMb: 8 };
/** Long reads that may wait for a thread; further ones are stopped at once. */
const MAX_WAITING = 50;

/**
 * Runs the reads of a data source's query runners in threads with their own connections: they wait for no transaction,
 * and delay neither each other nor the main thread.
 */
export class SqliteReads {
  /**
   * One read at a time; a stuck read lets the next one start. Waiting here does not count towards a read's time limit.
   */
  private readonly turns = new Mutex();
  private readonly freeThreads = new Semaphore(USUAL.most + SPARE.most);
  private isUsualFree = true;
  private threads: { usual: ReadThreads; spare: ReadThreads; long: ReadThreads } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Call it once the migrations have run. */
  start(): void {
    const { driver, options } = this.dataSource;
    const path = String(options.database);
    const threads = {
      usual: new ReadThreads(path, USUAL),
      spare: new ReadThreads(path, SPARE),
      long: new ReadThreads(path, LONG),
    };
    const disconnect = driver.disconnect.bind(driver);
    driver.disconnect = async () => {
      await Promise.all(Object.values(threads).map((each) => each.close()));
      await disconnect();
    };
    this.threads = threads;
  }

  /** Whether a statement outside a transaction should run here. */
  includes(sql: string): boolean {
    return this.threads !== undefined && /^\s*SELECT\b/i.test(sql);
  }

  /**
   * Like `query` of TypeORM's query runner.
   * @throws ReadStopped when it exceeds its time limit
   */
  async query(
    runner: QueryRunner,
    sql: string,
    parameters: unknown[] = [],
    structured = false,
  ): Promise<unknown> {
    const { logger, options } = this.dataSource;
    logger.logQuery(sql, parameters, runner);
    const start = performance.now();
    const rows = await this.read(runner, sql, parameters);
    const ms = performance.now() - start;
    if (options.maxQueryExecutionTime && ms > options.maxQueryExecutionTime)
      logger.logQuerySlow(ms, sql, parameters, runner);
    return structured ? Object.assign(new QueryResult(), { raw: rows, records: rows }) : rows;
  }

  private async read(runner: QueryRunner, sql: string, parameters: unknown[]): Promise<unknown[]> {
    const { long } = this.threads!;
    const limit = readLimit();
    try {
      if (limit?.isLong) return await readWithin(limit, long, sql, parameters);
      return await this.readInTurn(limit, sql, parameters);
    } catch (error) {
      if (error instanceof ReadStopped) throw error;
      this.dataSource.logger.logQueryError(error as Error, sql, parameters, runner);
      throw new QueryFailedError(sql, parameters, error as Error);
    }
  }

  private async readInTurn(
    limit: ReadLimit | undefined,
    sql: string,
    parameters: unknown[],
  ): Promise<unknown[]> {
    const endTurn = await this.turns.acquire();
    const [, leaveThread] = await this.freeThreads.acquire();
    const { usual, spare } = this.threads!;
    const threads = this.isUsualFree ? usual : spare;
    if (threads === usual) this.isUsualFree = false;
    let timer: NodeJS.Timeout | undefined;
    try {
      await threads.start();
      timer = setTimeout(endTurn, STUCK_MS);
      return await readWithin(limit, threads, sql, parameters);
    } finally {
      clearTimeout(timer);
      if (threads === usual) this.isUsualFree = true;
      leaveThread();
      endTurn();
    }
  }
}

async function readWithin(
  limit: ReadLimit | undefined,
  threads: ReadThreads,
  sql: string,
  parameters: unknown[],
): Promise<unknown[]> {
  if (!limit) return threads.read(sql, parameters);
  // A new thread's start does not count towards the read's time limit.
  await threads.start();
  const start = performance.now();
  try {
    if (limit.isLong && (threads.isExhausted || threads.waiting >= MAX_WAITING)) throw new ReadStopped();
    return await threads.read(sql, parameters, limit.leftMs());
  } catch (error) {
    if (error instanceof ReadStopped) logStopped(limit, performance.now() - start, sql);
    throw error;
  } finally {
    limit.spend?.(performance.now() - start);
  }
}
