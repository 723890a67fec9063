import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { InvalidationClock } from './invalidation-clock.js';
import { TaggedCache } from './tagged-cache.js';

const MINUTE = 60_000;
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
const get = (key: string) => cache.get(key, MINUTE);

describe('what something touches', () => {
  beforeEach(async () => {
    await make('one', 'tutorial:1', 'list');
    await make('two', 'tutorial:2', 'list');
  });

  it('is dropped, and nothing else', () => {
    clock.dropTags(['tutorial:1']);
    expect([get('one'), get('two')?.value.text]).toEqual([undefined, 'two']);
    clock.dropTags(['list']);
    expect(get('two')).toBeUndefined();
  });

  it('is stale for a moment when it is merely behind, and then gone', () => {
    clock.expireTags(['tutorial:1']);
    expect([get('one')?.isStale, get('two')?.isStale]).toEqual([true, false]);
    jest.advanceTimersByTime(1999);
    clock.expireTags(['tutorial:1']);
    expect(get('one')).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(get('one')).toBeUndefined();
  });

  it('counts from when it happened, also where one hears of it later', () => {
    clock.expireTags(['tutorial:1'], Date.now() - 1500);
    expect(get('one')?.isStale).toBe(true);
    jest.advanceTimersByTime(500);
    expect(get('one')).toBeUndefined();
    clock.expireTags(['tutorial:2'], Date.now() + MINUTE);
    jest.advanceTimersByTime(2000);
    expect(get('two')).toBeUndefined();
  });

  it('is everything, when everything is cleared', () => {
    clock.clearCaches();
    expect([get('one'), get('two')]).toEqual([undefined, undefined]);
  });

  it('is nothing while changes do not count', async () => {
    const deaf = new TaggedCache<{ text: string }>(clock, {
      maxBytes: 10_000,
      graceMs: 0,
      isFollowing: () => false,
    });
    await deaf.makeValue('one', () => Promise.resolve(made('one', 'list')));
    clock.dropTags(['list']);
    expect(deaf.get('one', MINUTE)?.isStale).toBe(false);
    clock.clearCaches();
    expect(deaf.get('one', MINUTE)).toBeUndefined();
  });
});

it('a value is as old as it may get, and stale for a moment more', async () => {
  await make('one');
  jest.advanceTimersByTime(MINUTE - 1);
  expect(get('one')?.isStale).toBe(false);
  jest.advanceTimersByTime(1);
  expect(get('one')?.isStale).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(get('one')).toBeUndefined();
});

it('many who ask at once have it made once, and again after a failure', async () => {
  const work = jest.fn(() => Promise.resolve(made('one')));
  const values = await Promise.all(Array.from({ length: 20 }, () => cache.makeValue('one', work)));
  expect(work).toHaveBeenCalledTimes(1);
  expect(new Set(values).size).toBe(1);
  const failing = () => cache.makeValue('two', () => Promise.reject(new Error('No.')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('No.');
  expect((await make('two')).text).toBe('two');
});

it('what changes while a value is made keeps it from being kept, whatever else changes does not', async () => {
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

it('a change that is long forgotten counts as a change to everything', async () => {
  await cache.makeValue('one', () => {
    for (let id = 0; id < 10_001; id += 1) clock.dropTags([`tutorial:${id}`]);
    return Promise.resolve(made('one', 'tutorial:0'));
  });
  expect(get('one')).toBeUndefined();
});

it('no stream of keys, however long, takes more than it may, and tags go with what bore them', async () => {
  for (let number = 0; number < 2000; number += 1) {
    await make(`page-${number}-${'x'.repeat(number % 50)}`, `tutorial:${number}`, 'list');
  }
  const kept = Array.from({ length: 2000 }, (_, number) => get(`page-${number}-${'x'.repeat(number % 50)}`));
  expect(kept.filter(Boolean).length).toBeLessThanOrEqual(10_000 / 400);
  expect(kept.at(-1)).toBeDefined();
  const { keysByTag } = cache as unknown as { keysByTag: Map<string, Set<string>> };
  expect(keysByTag.size).toBe(kept.filter(Boolean).length + 1);
});
