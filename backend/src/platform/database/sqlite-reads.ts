import { availableParallelism } from 'node:os';
import { Mutex, withTimeout } from 'async-mutex';
import { QueryFailedError, QueryResult, type DataSource, type QueryRunner } from 'typeorm';
import { READING_CACHE, NodeSqlite } from './node-sqlite.js';
import { readLimit, ReadStopped, type ReadLimit } from './read-limit.js';
import { ReadThreads, type Found } from './read-threads.js';
import { ShortStatements } from './short-statements.js';
import { logStopped } from './slow-queries.js';

const OTHER_CORES = availableParallelism() - 1;
/** The thread for statements that are not known to be short, and the spare one, which begins only when that one is stuck. */
const OTHER = { most: 1, idleMs: 10_000, nurseryMb: 2 };
/** How long a read waits for the thread of the others before it uses the spare one, which takes memory of its own. */
const WAIT_MS = 50;
/** Threads for reads that are known to be long. */
const LONG = { most: Math.max(1, Math.min(2, OTHER_CORES)), idleMs: 60_000, nurseryMb: 8 };
/** Reads that may wait for a thread; further ones are stopped at once. */
const MAX_WAITING = 50;

/**
 * The reads of a data source's query runners, on connections of their own: of statements known to be short at once, of
 * all others in threads, since the way to a thread and back costs more than most reads.
 */
export class SqliteReads {
  private readonly short = new ShortStatements();
  private readonly turns = withTimeout(new Mutex(), WAIT_MS);
  /** Whether a read has waited in vain for the one that has its turn. */
  private isStuck = false;
  private connections:
    { atOnce: NodeSqlite; other: ReadThreads; spare: ReadThreads; long: ReadThreads } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Call it once the tables are as this version expects. */
  start(): void {
    const { driver, options } = this.dataSource;
    const path = String(options.database);
    const atOnce = new NodeSqlite(path, { readonly: true });
    atOnce.pragma(READING_CACHE);
    const threads = {
      other: new ReadThreads(path, OTHER),
      spare: new ReadThreads(path, OTHER),
      long: new ReadThreads(path, LONG),
    };
    const disconnect = driver.disconnect.bind(driver);
    driver.disconnect = async () => {
      await Promise.all(Object.values(threads).map((each) => each.close()));
      atOnce.close();
      await disconnect();
    };
    this.connections = { atOnce, ...threads };
  }

  /** Whether a statement outside a transaction is to run here. */
  includes(sql: string): boolean {
    return this.connections !== undefined && /^\s*SELECT\b/i.test(sql);
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
    try {
      const limit = readLimit();
      if (!limit?.isLong && this.short.includes(sql)) return this.readAtOnce(sql, parameters);
      const { rows, ms } = await this.readInThread(limit, sql, parameters);
      this.short.note(sql, ms);
      return rows;
    } catch (error) {
      if (error instanceof ReadStopped) throw error;
      this.dataSource.logger.logQueryError(error as Error, sql, parameters, runner);
      throw new QueryFailedError(sql, parameters, error as Error);
    }
  }

  private readAtOnce(sql: string, parameters: unknown[]): unknown[] {
    const start = performance.now();
    const rows = this.connections!.atOnce.prepare(sql).all(...parameters);
    this.short.note(sql, performance.now() - start);
    return rows;
  }

  private async readInThread(
    limit: ReadLimit | undefined,
    sql: string,
    parameters: unknown[],
  ): Promise<Found> {
    const { other, spare, long } = this.connections!;
    if (limit?.isLong) return readWithin(limit, long, sql, parameters);
    const release = this.isStuck ? undefined : await this.turns.acquire().catch(() => undefined);
    this.isStuck = release === undefined;
    const threads = release ? other : spare;
    try {
      if (!limit) return await threads.read(sql, parameters);
      return await readWithin(limit, threads, sql, parameters);
    } catch (error) {
      if (error instanceof ReadStopped) this.short.note(sql, Infinity);
      throw error;
    } finally {
      if (release) this.isStuck = false;
      release?.();
    }
  }
}

async function readWithin(
  limit: ReadLimit,
  threads: ReadThreads,
  sql: string,
  parameters: unknown[],
): Promise<Found> {
  // No read can help the time that a new thread takes.
  await threads.start();
  const start = performance.now();
  try {
    if (threads.waiting >= MAX_WAITING) throw new ReadStopped();
    return await threads.read(sql, parameters, limit.leftMs());
  } catch (error) {
    if (error instanceof ReadStopped) logStopped(limit, performance.now() - start, sql);
    throw error;
  } finally {
    limit.spend?.(performance.now() - start);
  }
}
