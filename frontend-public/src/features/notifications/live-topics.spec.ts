import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createQueryClient } from '../../lib/query-client';
import { LiveTopics } from './live-topics';

const TOPIC = 'tutorials/7/comments';

let topics: LiveTopics;
let asked: unknown[];
beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  const queryClient = createQueryClient();
  jest.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters) => {
    asked.push(filters?.queryKey);
    return Promise.resolve();
  });
  topics = new LiveTopics(
    queryClient,
    () => undefined,
    () => 0.5,
  );
});
afterEach(() => {
  topics.stop();
  jest.useRealTimers();
});

const changed = () => topics.receive({ type: 'changed', topic: TOPIC });

it('refetches a changed topic after a random delay of at most a second', () => {
  changed();
  jest.advanceTimersByTime(499);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked).toEqual([[`/api/${TOPIC}`]]);
});

it('refetches a topic that keeps changing every five to six seconds, and after the last change', () => {
  for (let second = 0; second < 60; second += 1) {
    changed();
    jest.advanceTimersByTime(1000);
  }
  expect(asked.length).toBeGreaterThanOrEqual(9);
  expect(asked.length).toBeLessThanOrEqual(12);
  changed();
  jest.advanceTimersByTime(10_000);
  const before = asked.length;
  changed();
  jest.advanceTimersByTime(10_000);
  expect(asked).toHaveLength(before + 1);
  jest.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(before + 1);
});
