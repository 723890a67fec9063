import PQueue from 'p-queue';
import type { Piscina } from 'piscina';

type RunOptions = Parameters<Piscina['run']>[1] & { signal: AbortSignal };

/**
 * Hands the tasks of a pool to its threads in the order in which they came. Piscina (5.3) itself does not: each time a
 * thread has finished one, it moves the first of the abortable tasks that still wait behind all others.
 */
export class ThreadQueue {
  private readonly queue: PQueue;

  constructor(private readonly pool: Piscina) {
    const { maxThreads, concurrentTasksPerWorker } = pool.options;
    this.queue = new PQueue({ concurrency: maxThreads * concurrentTasksPerWorker });
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  /**
   * As `run` of the pool.
   * @param options once its `signal` aborts, a waiting task is dropped, and the thread of a running one ends
   * @throws the reason of the signal
   */
  run(task: unknown, options: RunOptions): Promise<unknown> {
    return this.queue.add(() => this.pool.run(task, options), { signal: options.signal });
  }
}
