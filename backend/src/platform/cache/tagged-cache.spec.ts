import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { InvalidationClock } from './invalidation-clock.js';
import { TaggedCache } from './tagged-cache.js';

let clock: InvalidationClock;
let cache: TaggedCache<{ text: string }>;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  clock = new InvalidationClock();
  cache = new TaggedCache(clock, { maxBytes: 10_000, graceMs: 2000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const made = (text: string, ...tags: string[]) => ({ value: { text }, tags, size: 100 });
const make = (key: string, ...tags: string[]) =>
  cache.makeValue(key, () => Promise.resolve(made(key, ...tags)));
const get = (key: string) => cache.get(key, MINUTE_MS);

describe('invalidation by tags', () => {
  beforeEach(async () => {
    await make('one', 'tutorial:1', 'list');
    await make('two', 'tutorial:2', 'list');
  });

  it('drops values with a changed tag, and no others', () => {
    clock.dropTags(['tutorial:1']);
    expect([get('one'), get('two')?.value.text]).toEqual([undefined, 'two']);
    clock.dropTags(['list']);
    expect(get('two')).toBeUndefined();
  });

  it('serves an outdated value as stale for the grace period, and then no longer', () => {
    clock.expireTags(['tutorial:1']);
    expect([get('one')?.isStale, get('two')?.isStale]).toEqual([true, false]);
    jest.advanceTimersByTime(1999);
    clock.expireTags(['tutorial:1']);
    expect(get('one')).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(get('one')).toBeUndefined();
  });

  it('counts the grace period from the change, even if the process learns of it later', () => {
    clock.expireTags(['tutorial:1'], Date.now() - 1500);
    expect(get('one')?.isStale).toBe(true);
    jest.advanceTimersByTime(500);
    expect(get('one')).toBeUndefined();
    clock.expireTags(['tutorial:2'], Date.now() + MINUTE_MS);
    jest.advanceTimersByTime(2000);
    expect(get('two')).toBeUndefined();
  });

  it('drops everything when the caches are cleared', () => {
    clock.clearCaches();
    expect([get('one'), get('two')]).toEqual([undefined, undefined]);
  });

  it('drops nothing while invalidations do not apply', async () => {
    const deaf = new TaggedCache<{ text: string }>(clock, {
      maxBytes: 10_000,
      graceMs: 0,
      isFollowing: () => false,
    });
    await deaf.makeValue('one', () => Promise.resolve(made('one', 'list')));
    clock.dropTags(['list']);
    expect(deaf.get('one', MINUTE_MS)?.isStale).toBe(false);
    clock.clearCaches();
    expect(deaf.get('one', MINUTE_MS)).toBeUndefined();
  });
});

it('a value beyond its maximum age is stale for the grace period', async () => {
  await make('one');
  jest.advanceTimersByTime(MINUTE_MS - 1);
  expect(get('one')?.isStale).toBe(false);
  jest.advanceTimersByTime(1);
  expect(get('one')?.isStale).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(get('one')).toBeUndefined();
});

it('simultaneous callers have a value made once, and again after a failure', async () => {
  const work = jest.fn(() => Promise.resolve(made('one')));
  const values = await Promise.all(Array.from({ length: 20 }, () => cache.makeValue('one', work)));
  expect(work).toHaveBeenCalledTimes(1);
  expect(new Set(values).size).toBe(1);
  const failing = () => cache.makeValue('two', () => Promise.reject(new Error('No.')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('No.');
  expect((await make('two')).text).toBe('two');
});

it('a change of its tag while a value is made prevents caching it; a change of other tags does not', async () => {
  const during = (act: () => void) =>
    cache.makeValue('one', () => {
      act();
      return Promise.resolve(made('one', 'tutorial:1'));
    });
  await during(() => clock.expireTags(['tutorial:1']));
  expect(get('one')).toBeUndefined();
  await during(() => clock.clearCaches());
  expect(get('one')).toBeUndefined();
  await during(() => clock.dropTags(['tutorial:2']));
  expect(get('one')).toBeDefined();
});

it('a tag change that is no longer remembered counts as a change of everything', async () => {
  await cache.makeValue('one', () => {
    for (let id = 0; id < 10_001; id += 1) clock.dropTags([`tutorial:${id}`]);
    return Promise.resolve(made('one', 'tutorial:0'));
  });
  expect(get('one')).toBeUndefined();
});

it('any number of keys stays within the memory limit, and tags are forgotten with their last value', async () => {
  for (let number = 0; number < 2000; number += 1) {
    await make(`page-${number}-${'x'.repeat(number % 50)}`, `tutorial:${number}`, 'list');
  }
  const kept = Array.from({ length: 2000 }, (_, number) => get(`page-${number}-${'x'.repeat(number % 50)}`));
  expect(kept.filter(Boolean).length).toBeLessThanOrEqual(10_000 / 400);
  expect(kept.at(-1)).toBeDefined();
  const { keysByTag } = cache as unknown as { keysByTag: Map<string, Set<string>> };
  expect(keysByTag.size).toBe(kept.filter(Boolean).length + 1);
});
