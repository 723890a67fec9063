import { expect, it } from '@jest/globals';
import { dayOf } from './count-days.js';

it('days begin at midnight in Paris', () => {
  expect(dayOf(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
  expect(dayOf(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
  expect(dayOf(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});
