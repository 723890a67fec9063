import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { BusyException } from '../../platform/common/busy.exception.js';
import { runLimited } from './limited-task.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A task that ends only when it is aborted. */
function neverEnding({ isStarted }: { isStarted: boolean }) {
  const seen: { signal?: AbortSignal } = {};
  const result = runLimited(({ signal, markStarted }) => {
    seen.signal = signal;
    if (isStarted) markStarted();
    return new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  return { seen, result };
}

it('drops a page that is still queued when its client has waited too long', async () => {
  const { seen, result } = neverEnding({ isStarted: false });
  const refused = expect(result).rejects.toBeInstanceOf(BusyException);
  jest.advanceTimersByTime(20_000);
  await refused;
  expect(seen.signal!.aborted).toBe(true);
});

it('refuses the client of a slow page, but ends its thread only once the page is stuck', async () => {
  const { seen, result } = neverEnding({ isStarted: true });
  const refused = expect(result).rejects.toBeInstanceOf(BusyException);
  jest.advanceTimersByTime(20_000);
  await refused;
  expect(seen.signal!.aborted).toBe(false);
  jest.advanceTimersByTime(40_000);
  expect(seen.signal!.aborted).toBe(true);
});

it('passes on results and errors, and aborts nothing afterwards', async () => {
  const signals: AbortSignal[] = [];
  const task = (result: Promise<string>) =>
    runLimited(({ signal }) => {
      signals.push(signal);
      return result;
    });
  await expect(task(Promise.resolve('page'))).resolves.toBe('page');
  await expect(task(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  jest.advanceTimersByTime(MINUTE_MS);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
});
