import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import type * as worker from './rendering-worker.js';
import type { RenderingTask } from './rendering-worker.js';
import { Turns } from './turns.js';

type Work = typeof worker;

/** Never one alone: whose text takes long leaves a thread to whoever comes next. */
const THREADS = Math.max(2, availableParallelism() - 1);
/** For what lives long, and for what has just come: left to itself a thread takes as much again before it tidies up. */
const HEAP_MB = 256;
const NURSERY_MB = 16;
/** Starting a thread takes longer than rendering most texts. */
const IDLE_MS = 5 * 60_000;

/** Compiled like this file or, in tests, not. */
const WORKER = fileURLToPath(new URL(`rendering-worker${extname(import.meta.url)}`, import.meta.url));

/** A thread could not render a text in time or in its memory, and is gone; or no thread has started in time. */
export class RenderingFailure extends Error {
  constructor(readonly lack: 'time' | 'memory' | 'thread') {
    super(`Rendering lacks ${lack}`);
  }
}

/** Threads that render Markdown, started when they are needed and ended when they are not. */
export class RenderingPool {
  /** To be taken before `run`, by the id of the member who waits: threads have no queue of their own. */
  readonly turns = new Turns<number>(THREADS);
  private readonly logger = new Logger(RenderingPool.name);
  private pool: Piscina | undefined;

  constructor(private readonly heapMb = HEAP_MB) {}

  /**
   * @param limits in milliseconds, for a thread to start where none is idle, and for the text
   * @throws RenderingFailure
   */
  async run<Name extends 'render' | 'showAsWritten'>(
    name: Name,
    task: RenderingTask,
    limits: { startMs: number; renderMs: number },
  ): Promise<Awaited<ReturnType<Work[Name]>>> {
    await this.within(limits.startMs, 'thread', 'getReady', undefined);
    return this.within(limits.renderMs, 'time', name, task) as Promise<Awaited<ReturnType<Work[Name]>>>;
  }

  /** Ends the threads, whatever they are at. The end of the process needs no such call. */
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
    // Of a thread that ends while it renders nothing; unheard, it would end the process.
    pool.on('error', (error) => this.logger.error('Un fil de rendu s’est arrêté', error));
    return pool;
  }
}
