import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { toSqlite } from './node-sqlite.js';
import { ReadStopped } from './read-limit.js';
import type * as worker from './read-worker.js';

const WORKER = fileURLToPath(new URL(`read-worker${extname(import.meta.url)}`, import.meta.url));

const START_MS = 30_000;
/** Maximum number of threads still busy with stopped reads: SQLite reacts to a stop only when it finds a row. */
const MAX_ABANDONED = 4;
/** Interval of checks whether one of them has ended. */
const AGAIN_MS = 100;
let abandoned = 0;

/**
 * Reads an SQLite file in worker threads, each with its own connection, so that a slow read or disk delays neither the
 * main thread nor the writing connection. They see committed data only.
 */
export class ReadThreads {
  private readonly logger = new Logger('ReadThreads');
  private pool: Piscina | undefined;
  private firstThread: Promise<unknown> | undefined;
  private isClosed = false;

  /**
   * @param path of the database
   * @param size up to `most` threads run; those beyond `least` end after being idle for `idleMs`; each reserves
   *   `nurseryMb` for new objects
   */
  constructor(
    private readonly path: string,
    private readonly size: { least: number; most: number; idleMs: number; nurseryMb: number },
  ) {}

  /** Number of reads that wait for a thread. */
  get waiting(): number {
    return this.pool?.queueSize ?? 0;
  }

  /**
   * Whether the maximum number of stopped reads is still running. Until one of them ends, no other read is stopped.
   */
  get isExhausted(): boolean {
    return abandoned >= MAX_ABANDONED;
  }

  /**
   * Rows of a SELECT.
   * @param withinMs includes waiting for a thread; the first start is not counted
   * @throws ReadStopped when the time is over, later while `isExhausted`
   * @throws Error with `code` and `errcode`, as Node’s SQLite does
   */
  async read(sql: string, parameters: unknown[], withinMs?: number): Promise<unknown[]> {
    const pool = await this.start();
    const question = { path: this.path, sql, parameters: parameters.map(toSqlite) };
    const limit = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      if (!timer) return;
      if (this.isExhausted) stopAfter(AGAIN_MS);
      else abandon(pool, limit);
    };
    const stopAfter = (ms: number) => {
      // Deferred: if the main thread was busy, rows that have already arrived are accepted first.
      timer = setTimeout(() => setImmediate(stop), ms);
    };
    if (withinMs !== undefined) stopAfter(withinMs);
    try {
      const options = { name: 'read' satisfies keyof typeof worker, signal: limit.signal };
      return rowsOf((await pool.run(question, options)) as worker.Outcome);
    } catch (error) {
      throw limit.signal.aborted ? new ReadStopped() : error;
    } finally {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  /** Resolves once there is a thread: after an idle time there may be none, and a new one has to load its modules. */
  async start(): Promise<Piscina> {
    if (this.isClosed) throw new Error('The database is closed.');
    this.pool ??= this.openPool();
    if (this.pool.threads.length === 0 || !this.firstThread) {
      const signal = AbortSignal.timeout(START_MS);
      const { path } = this;
      this.firstThread = this.pool.run({ path }, { name: 'getReady' satisfies keyof typeof worker, signal });
      // The next read retries a failed start.
      this.firstThread.catch(() => (this.firstThread = undefined));
    }
    await this.firstThread;
    return this.pool;
  }

  /** Lets reads in progress finish. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.pool?.close();
  }

  private openPool(): Piscina {
    const { least, most, idleMs, nurseryMb } = this.size;
    const pool = new Piscina({
      filename: WORKER,
      minThreads: least,
      maxThreads: most,
      idleTimeout: idleMs,
      recordTiming: false,
      // Cheaper than the default, which blocks the thread until the next read.
      atomics: 'async',
      resourceLimits: { maxYoungGenerationSizeMb: nurseryMb },
    });
    // An idle thread may crash; without a listener the error would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de lecture s’est arrêté', error));
    return pool;
  }
}

/** Stops a read. Its thread ends too, once SQLite has reacted. */
function abandon(pool: Piscina, limit: AbortController): void {
  const threads = [...pool.threads];
  limit.abort();
  for (const thread of threads) {
    if (pool.threads.includes(thread)) continue;
    abandoned += 1;
    thread.once('exit', () => (abandoned -= 1));
  }
}

function rowsOf(outcome: worker.Outcome): unknown[] {
  if ('rows' in outcome) return outcome.rows;
  const { message, code, errcode } = outcome.error;
  throw Object.assign(new Error(message), { code, errcode });
}
