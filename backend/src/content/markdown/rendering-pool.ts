import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import type * as worker from './rendering-worker.js';
import type { RenderingTask } from './rendering-worker.js';
import { FairSemaphore } from './fair-semaphore.js';

type Work = typeof worker;

/** At least two, so that one slow text does not block everybody. */
const THREADS = Math.max(2, availableParallelism() - 1);
/**
 * Memory limits of a thread: old and young generation. By default the young one would grow larger before it is
 * collected.
 */
const HEAP_MB = 256;
const NURSERY_MB = 16;
/** Starting a thread takes longer than rendering most texts. */
const IDLE_MS = 5 * 60_000;

/** Compiled like this file, or TypeScript in tests. */
const WORKER = fileURLToPath(new URL(`rendering-worker${extname(import.meta.url)}`, import.meta.url));

/** A text exceeded its time or memory and its thread was terminated, or no thread started in time. */
export class RenderingFailure extends Error {
  constructor(readonly lack: 'time' | 'memory' | 'thread') {
    super(`Rendering lacks ${lack}`);
  }
}

/** Pool of worker threads that render Markdown, started on demand and stopped when idle. */
export class RenderingPool {
  /** Acquire before `run`, with the id of the waiting member: the threads have no queue. */
  readonly turns = new FairSemaphore<number>(THREADS);
  private readonly logger = new Logger(RenderingPool.name);
  private pool: Piscina | undefined;

  constructor(private readonly heapMb = HEAP_MB) {}

  /**
   * @param limits in milliseconds, for starting a thread if none is idle, and for the text
   * @throws RenderingFailure
   */
  async run<Name extends 'render' | 'renderSource'>(
    name: Name,
    task: RenderingTask,
    limits: { startMs: number; renderMs: number },
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    await this.within(limits.startMs, 'thread', 'getReady', undefined);
    return this.within(limits.renderMs, 'time', name, task) as Promise<Awaited<ReturnType<Work[Name]>>>;
  }

  /** Terminates the threads, even busy ones. Not needed when the process ends. */
  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }

  private async within(
    limitMs: number,
    lack: 'time' | 'thread',
    name: keyof Work,
    task: RenderingTask | undefined,
  ): Promise<unknown> {
    this.pool ??= this.open();
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await this.pool.run(task, { name, signal });
    } catch (error) {
      if (signal.aborted) throw new RenderingFailure(lack);
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new RenderingFailure('memory');
      throw error;
    }
  }

  private open(): Piscina {
    const pool = new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.heapMb, maxYoungGenerationSizeMb: NURSERY_MB },
    });
    // Emitted when an idle thread dies; without a listener it would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de rendu s’est arrêté', error));
    return pool;
  }
}
