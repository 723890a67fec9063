import { Semaphore } from 'async-mutex';

/** Each request over the network waits for an answer: so many wait at once. */
const AT_ONCE = 4;

/** Does something with each, a few at a time. @throws what the first that fails throws, once nothing is under way */
export async function inFlight<T>(each: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const places = new Semaphore(AT_ONCE);
  let hasFailed = false;
  const all = [...each].map((one) =>
    places.runExclusive(async () => {
      if (hasFailed) return;
      await work(one).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }),
  );
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
