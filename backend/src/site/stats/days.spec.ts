import { expect, it } from '@jest/globals';
import { growth, latestDays } from './days.js';

it('gives each day once, also across a change of clocks', () => {
  expect(latestDays(new Date('2026-03-30T12:00:00Z'), 4)).toEqual([
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
  expect(latestDays(new Date('2026-10-26T00:30:00Z'), 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});

it.each([
  [9, 8, 12.5],
  [4, 8, -50],
  [8, 8, 0],
  [3, 0, null],
])('growth to %i from %i is %j', (now, before, percent) => {
  expect(growth(now, before)).toBe(percent);
});
