import { expect, it } from '@jest/globals';
import { latestQuarters } from './quarters.js';

it('counts quarters back across the turn of a year', () => {
  const quarters = latestQuarters(4, new Date('2026-05-31T23:00:00Z'));
  expect(quarters.map(({ year, quarter }) => `${year}-${quarter}`)).toEqual([
    '2026-2',
    '2026-1',
    '2025-4',
    '2025-3',
  ]);
  expect(quarters[2]!.since.toISOString()).toBe('2025-10-01T00:00:00.000Z');
});
