import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import type * as worker from './rendering-worker.js';
import type { RenderingTask, Start, StartedTask } from './rendering-worker.js';
import { FairSemaphore } from './fair-semaphore.js';

type Work = typeof worker;

/** At least two, so that one slow text does not block everybody. */
const THREADS = Math.max(2, availableParallelism() - 1);
/**
 * Long texts leave one core, if there are two, to the main thread, and one thread to the shorter texts of most people.
 */
const LONG_AT_ONCE = THREADS - 1;
/**
 * Memory limits of a thread: old and young generation. By default the young one would grow larger before it is
 * collected.
 */
const HEAP_MB = 256;
const NURSERY_MB = 16;
/** Starting a thread takes longer than rendering most texts. */
const IDLE_MS = 5 * MINUTE_MS;

/** Lower priority than that of the threads that answer requests. Unlike these, a text may take seconds. */
const NICENESS = 10;
const MOST_TO_TELL_MS = 300;

/** Compiled like this file, or TypeScript in tests. */
const WORKER = fileURLToPath(new URL(`rendering-worker${extname(import.meta.url)}`, import.meta.url));

export interface RenderingLimits {
  startMs: number;
  renderMs: number;
  fairShare: number;
}

type Lack = 'time' | 'memory' | 'processor' | 'thread';

/**
 * A text exceeded its time or memory and its thread was terminated; or, because of other work, it got no CPU time or no
 * thread in time.
 */
export class RenderingFailure extends Error {
  constructor(readonly lack: Lack) {
    super(`Rendering lacks ${lack}`);
  }
}

/** Pool of worker threads that render Markdown, started on demand and stopped when idle. */
export class RenderingPool {
  /** Acquire before `run`, with the id of the waiting member as owner: the threads have no queue. */
  readonly turns = new FairSemaphore<number>(THREADS, LONG_AT_ONCE);
  private readonly logger = new Logger(RenderingPool.name);
  private pool: Piscina | undefined;

  constructor(private readonly heapMb = HEAP_MB) {}

  /**
   * @param limits in milliseconds: for starting a thread if none is idle, and for the text. A text that got less than
   *   `fairShare` of its time as CPU time was delayed by other work
   * @throws RenderingFailure
   */
  async run<Name extends 'render' | 'renderSource' | 'removeComments'>(
    name: Name,
    task: RenderingTask,
    limits: RenderingLimits,
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    await this.within(limits.startMs, 'getReady', undefined, () => 'thread');
    const start: Start = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    const lack = async () =>
      (await this.processorMs(start)) < limits.fairShare * limits.renderMs ? 'processor' : 'time';
    const result = this.within(limits.renderMs, name, { ...task, start }, lack);
    return result as Promise<Awaited<ReturnType<Work[Name]>>>;
  }

  /** Terminates the threads, even busy ones. Not needed when the process ends. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }

  /** @param findLack called when the time is over */
  private async within(
    limitMs: number,
    name: keyof Work,
    task: StartedTask | undefined,
    findLack: () => Lack | Promise<Lack>,
  ): Promise<unknown> {
    this.pool ??= this.open();
    const limit = new AbortController();
    let lack: Lack | undefined;
    const end = async () => {
      lack = await findLack();
      limit.abort();
    };
    const timer = setTimeout(() => void end(), limitMs);
    try {
      return await this.pool.run(task, { name, signal: limit.signal });
    } catch (error) {
      if (lack) throw new RenderingFailure(lack);
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new RenderingFailure('memory');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** CPU time of a task in milliseconds; 0 if its thread is too slow to tell. */
  private async processorMs([id, before]: Start): Promise<number> {
    const thread = this.pool?.threads.find(({ threadId }) => threadId === id);
    if (!thread) return 0;
    const usage = thread.cpuUsage().then(
      ({ user, system }) => (user + system) / 1000 - before!,
      () => 0,
    );
    return Promise.race([usage, pause(MOST_TO_TELL_MS, 0)]);
  }

  private open(): Piscina {
    const pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: this.heapMb, maxYoungGenerationSizeMb: NURSERY_MB },
    });
    // Emitted when an idle thread dies; without a listener it would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de rendu s’est arrêté', error));
    return pool;
  }
}
