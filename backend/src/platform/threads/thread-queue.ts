import PQueue from 'p-queue';
import type { Piscina } from 'piscina';

type RunOptions = Parameters<Piscina['run']>[1] & { signal: AbortSignal };

/**
 * Passes the tasks of a pool to its threads in their order of arrival. Piscina (5.3) does not: whenever a thread
 * finishes, it moves the first waiting abortable task behind all others.
 */
export class ThreadQueue {
  private readonly queue: PQueue;

  constructor(private readonly pool: Piscina) {
    const { maxThreads, concurrentTasksPerWorker } = pool.options;
    this.queue = new PQueue({ concurrency: maxThreads * concurrentTasksPerWorker });
  }

  /** Number of tasks that wait for a thread. */
  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Like the pool's `run`.
   * @param options when its `signal` aborts, a waiting task is dropped, and the thread of a running task ends
   * @throws the reason of the signal
   */
  run(task: unknown, options: RunOptions): Promise<unknown> {
    return this.queue.add(() => this.pool.run(task, options), { signal: options.signal });
  }
}
