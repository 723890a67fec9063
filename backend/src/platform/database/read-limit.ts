import { AsyncLocalStorage } from 'node:async_hooks';

/** Time limit of reads for which a client waits. */
export interface ReadLimit {
  /** Label for the log. */
  name: () => string;
  /** Time limit of the next read, in milliseconds. */
  leftMs: () => number;
  /** Called with the duration of each read, in milliseconds. */
  spend?: (ms: number) => void;
  /** Whether the reads examine many rows, so that others must not wait for them. */
  isLong: boolean;
  /** Set once the request is answered: later work, such as a change of the index, has no limit. */
  isOver?: boolean;
}

/** Thrown by a read that exceeds its time limit. */
export class ReadStopped extends Error {}

const current = new AsyncLocalStorage<ReadLimit>();

/** Limits the reads that `work` starts, directly or later. */
export function limitReads<Result>(limit: ReadLimit, work: () => Result): Result {
  return current.run(limit, work);
}

/** The limit for a read that starts now; undefined for background work. */
export function readLimit(): ReadLimit | undefined {
  const limit = current.getStore();
  return limit?.isOver ? undefined : limit;
}
