import { AsyncLocalStorage } from 'node:async_hooks';

/** How long reads may take that someone waits for. */
export interface ReadLimit {
  /** For the log. */
  name: () => string;
  /** What the next read may take, in milliseconds. */
  leftMs: () => number;
  /** Told what each read took, in milliseconds. */
  spend?: (ms: number) => void;
  /** Whether they look at many rows, and are not to be waited for by others. */
  isLong: boolean;
  /** Once nobody waits: what an answered request has set off, such as a change of the index, may take its time. */
  isOver?: boolean;
}

/** Thrown by a read that took longer than it may. */
export class ReadStopped extends Error {}

const current = new AsyncLocalStorage<ReadLimit>();

/** Limits the reads that `work` starts, and those that follow from it. */
export function limitReads<Result>(limit: ReadLimit, work: () => Result): Result {
  return current.run(limit, work);
}

/** The limit for a read that begins now; undefined for work in the background. */
export function readLimit(): ReadLimit | undefined {
  const limit = current.getStore();
  return limit?.isOver ? undefined : limit;
}
