import { expect, it } from '@jest/globals';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { RecentReadings } from './recent-readings.js';

it('recognizes a reader of a tutorial for six hours from the first reading', () => {
  let now = HOUR_MS;
  const readings = new RecentReadings(() => now);
  expect(readings.recordReading(1, 'Ada')).toBe(true);
  expect(readings.recordReading(2, 'Ada')).toBe(true);
  expect(readings.recordReading(1, 'Bob')).toBe(true);
  now += 5.9 * HOUR_MS;
  expect(readings.recordReading(1, 'Ada')).toBe(false);
  now += 0.2 * HOUR_MS;
  expect(readings.recordReading(1, 'Ada')).toBe(true);
});

it('recognizes nobody once the day’s key has changed', () => {
  let now = HOUR_MS;
  const readings = new RecentReadings(() => now);
  now += 23.9 * HOUR_MS;
  expect(readings.recordReading(1, 'Ada')).toBe(true);
  now += 0.2 * HOUR_MS;
  expect(readings.recordReading(1, 'Ada')).toBe(true);
  expect(readings.recordReading(1, 'Ada')).toBe(false);
});

it('holds a bounded number of readings and forgets the oldest first', () => {
  const readings = new RecentReadings(() => performance.now(), 2);
  for (const reader of ['Ada', 'Bob', 'Eve']) readings.recordReading(1, reader);
  expect(readings.recordReading(1, 'Eve')).toBe(false);
  expect(readings.recordReading(1, 'Ada')).toBe(true);
});
