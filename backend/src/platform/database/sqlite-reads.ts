import { availableParallelism } from 'node:os';
import { Mutex, Semaphore } from 'async-mutex';
import { QueryFailedError, QueryResult, type DataSource, type QueryRunner } from 'typeorm';
import { readLimit, ReadStopped, type ReadLimit } from './read-limit.js';
import { ReadThreads } from './read-threads.js';
import { logStopped } from './slow-queries.js';

const OTHER_CORES = availableParallelism() - 1;
/** The one thread that nearly all reads need, which therefore stays. */
const USUAL = { least: 1, most: 1, idleMs: 0, nurseryMb: 2 };
/** Threads for what comes while others are stuck. */
const SPARE = { least: 0, most: 2, idleMs: 10_000, nurseryMb: 2 };
/** A read that takes longer is stuck. A busy processor alone delays few for as long, and a spare thread takes memory. */
const STUCK_MS = 100;
/** Threads for reads that are known to be long. */
const LONG = { least: 0, most: Math.max(1, Math.min(2, OTHER_CORES)), idleMs: 60_000, nurseryMb: 8 };
/** Long reads that may wait for a thread; further ones are stopped at once. */
const MAX_WAITING = 50;

/**
 * The reads of a data source's query runners, in threads with connections of their own: they wait for no transaction,
 * and hold up neither each other nor the thread that answers.
 */
export class SqliteReads {
  /** One read after the other; one that is stuck lets in the next. Waiting here is no part of the time that a read may take. */
  private readonly turns = new Mutex();
  private readonly freeThreads = new Semaphore(USUAL.most + SPARE.most);
  private isUsualFree = true;
  private threads: { usual: ReadThreads; spare: ReadThreads; long: ReadThreads } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Call it once the tables are as this version expects. */
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

  /** Whether a statement outside a transaction is to run here. */
  includes(sql: string): boolean {
    return this.threads !== undefined && /^\s*SELECT\b/i.test(sql);
  }

  /**
   * As `query` of TypeORM's query runner.
   * @throws ReadStopped when it took longer than someone may wait
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
  // No read can help the time that a new thread takes.
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
