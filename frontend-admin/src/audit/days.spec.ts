import { afterEach, expect, it } from '@jest/globals';
import { setSiteZone } from '@passerelle/api-client/dates';
import { dayAfter, dayOf, startOf } from './days';

afterEach(() => setSiteZone());

it.each([
  ['Europe/Paris', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['Europe/Paris', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['Pacific/Noumea', '2026-01-15', '2026-01-14T13:00:00.000Z', '2026-01-15T13:00:00.000Z'],
  ['America/Martinique', '2026-01-15', '2026-01-15T04:00:00.000Z', '2026-01-16T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31', '2026-12-30T18:15:00.000Z', '2026-12-31T18:15:00.000Z'],
  // Days on which clocks go forward, or back, at midnight.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z', '2026-04-06T04:00:00.000Z'],
])('MO-04 a day of the audit trail is one of the site: %s, %s', (zone, day, start, end) => {
  setSiteZone(zone);
  expect(startOf(day)).toBe(start);
  expect(dayAfter(day)).toBe(end);
  expect(dayOf(start)).toBe(day);
  expect(dayOf(end, -1)).toBe(day);
});

it.each(['0002-05-01', '0202-12-31'])('MO-04 a year that is being typed stays in its field: %s', (day) => {
  expect(dayOf(startOf(day))).toBe(day);
  expect(dayOf(dayAfter(day), -1)).toBe(day);
});

it.each(['', '12026-01-01'])('MO-04 no day asks for no moment: %j', (day) => {
  expect(startOf(day)).toBe('');
  expect(dayAfter(day)).toBe('');
});
