import { expect, it } from '@jest/globals';
import { daysLater } from './days-later';

it.each([
  ['in winter', '2026-01-10T08:30:00.123Z', 7, '2026-01-17T08:30:00.123Z'],
  ['over the night that is an hour shorter', '2026-03-25T08:30:00.000Z', 7, '2026-04-01T07:30:00.000Z'],
  ['over the night that is an hour longer', '2026-10-20T07:30:00.000Z', 7, '2026-10-27T08:30:00.000Z'],
])('some days later it is the same time on the clocks of Paris: %s', (_, from, days, to) => {
  expect(daysLater(new Date(from), days).toISOString()).toBe(to);
});
