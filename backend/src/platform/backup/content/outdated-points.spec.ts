import { expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { outdatedPoints } from './outdated-points.js';

const now = new Date('2026-11-25T12:30:00Z');
const before = (minutes: number) => ({ createdAt: new Date(+now - minutes * MINUTE_MS) });

it('keeps all recovery points of six hours, and the last of each hour of two days', () => {
  const points = Array.from({ length: 3 * 24 * 60 }, (_, minutes) => before(minutes));
  const gone = new Set(outdatedPoints(points, now));
  const kept = points.filter((point) => !gone.has(point)).map(({ createdAt }) => createdAt.toISOString());
  expect(kept).toHaveLength(361 + 42);
  expect(kept.slice(360, 363)).toEqual([
    '2026-11-25T06:30:00.000Z',
    '2026-11-25T05:59:00.000Z',
    '2026-11-25T04:59:00.000Z',
  ]);
  expect(kept.at(-1)).toBe('2026-11-23T12:59:00.000Z');
});

it('keeps the last recovery point, however old it is', () => {
  expect(outdatedPoints([before(9000), before(9001)], now)).toEqual([before(9001)]);
});
