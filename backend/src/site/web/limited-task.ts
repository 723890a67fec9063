import { MINUTE_MS } from '@passerelle/api-client/durations';
import { BusyException } from '../../platform/common/busy.exception.js';

/** For waiting and rendering together; by then most clients have left. */
const LIMIT_MS = 20_000;
/** A task still running after this is taken for stuck. */
const STUCK_MS = MINUTE_MS;
const RETRY_AFTER_S = 10;

interface Run {
  /** Removes the task from the queue; once it runs, ends its thread together with the other tasks in it. */
  signal: AbortSignal;
  /** To be called when the task leaves the queue. */
  markStarted: () => void;
}

/**
 * Runs a task of a thread pool for a client, who waits 20 s at most. A task that is still queued by then is dropped. A
 * running task goes on without the client: ending its thread would fail the other pages in it, and would start a new
 * thread just when the load is highest.
 * @throws BusyException when the client has waited too long
 */
export async function runLimited<T>(start: (run: Run) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let isRunning = false;
  const result = start({ signal: abort.signal, markStarted: () => (isRunning = true) });
  const stuck = setTimeout(() => abort.abort(), STUCK_MS);
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => {
      reject(
        new BusyException(
          'Beaucoup de pages sont demandées à la fois. Réessayez dans un instant.',
          RETRY_AFTER_S,
        ),
      );
      // Aborted after the refusal, so that the client gets the refusal.
      if (!isRunning) abort.abort();
    }, LIMIT_MS);
  });
  // Runs even if nobody waits for the result any more.
  result.catch(() => undefined).finally(() => clearTimeout(stuck));
  return Promise.race([tooLate, result]).finally(() => clearTimeout(late));
}
