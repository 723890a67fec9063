import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { toSqlite } from './node-sqlite.js';
import { ReadStopped } from './read-limit.js';
import type * as worker from './read-worker.js';

const WORKER = fileURLToPath(new URL(`read-worker${extname(import.meta.url)}`, import.meta.url));

const START_MS = 30_000;
/** Threads that may still be at work on reads that were stopped: SQLite ends only when it has found a row. */
const MAX_ABANDONED = 4;
/** When to look again whether one of them has ended. */
const AGAIN_MS = 100;
let abandoned = 0;

/**
 * Reads an SQLite file in worker threads, each with a connection of its own, so that a slow read or disk holds up neither the
 * thread that answers nor the connection that writes. They see what is committed.
 */
export class ReadThreads {
  private readonly logger = new Logger('ReadThreads');
  private pool: Piscina | undefined;
  private firstThread: Promise<unknown> | undefined;
  private isClosed = false;

  /**
   * @param path of the database
   * @param size up to `most` threads are started; all but the `least` end when they have had nothing to do for `idleMs`; each has `nurseryMb` for new objects
   */
  constructor(
    private readonly path: string,
    private readonly size: { least: number; most: number; idleMs: number; nurseryMb: number },
  ) {}

  /** Reads that wait for a thread. */
  get waiting(): number {
    return this.pool?.queueSize ?? 0;
  }

  /** Whether so many stopped reads are still under way that no other one is stopped before one of them has ended. */
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
      // Not at once: after the main thread was busy, rows that have arrived are still to be taken.
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

  /** Resolves once there is a thread: after a pause none may be left, and a new one loads its modules first. */
  async start(): Promise<Piscina> {
    if (this.isClosed) throw new Error('The database is closed.');
    this.pool ??= this.openPool();
    if (this.pool.threads.length === 0 || !this.firstThread) {
      const signal = AbortSignal.timeout(START_MS);
      const { path } = this;
      this.firstThread = this.pool.run({ path }, { name: 'getReady' satisfies keyof typeof worker, signal });
      // A start that failed is tried again by the next read.
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

/** Stops a read. The thread that is at work on it ends too, but not before SQLite does. */
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
