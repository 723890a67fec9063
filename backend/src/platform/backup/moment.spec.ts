import { expect, it } from '@jest/globals';
import { parseMoment } from './moment.js';

it.each([
  ['2026-03-01T15:30', new Date(2026, 2, 1, 15, 30)],
  ['2026-03-01 15:30:07', new Date(2026, 2, 1, 15, 30, 7)],
  [' 2026-03-01 ', new Date(2026, 2, 1)],
  ['2026-03-01T14:30:00Z', new Date('2026-03-01T14:30:00.000Z')],
  ['2026-03-01t14:30z', new Date('2026-03-01T14:30:00.000Z')],
  ['2026-03-01T15:30+01:00', new Date('2026-03-01T14:30:00.000Z')],
  ['2026-03-01T15:30:00.250-0500', new Date('2026-03-01T20:30:00.250Z')],
  ['2024-02-29', new Date(2024, 1, 29)],
])('reads %s', (text, moment) => {
  expect(new Date(parseMoment(text)!)).toEqual(moment);
});

it.each([
  '',
  'hier',
  '1',
  '12/03/2026',
  '2026',
  '2026-03',
  '2026-3-1',
  '2026-02-31',
  '2026-13-01',
  '2026-03-01T',
  '2026-03-01T25:00',
  '2026-03-01T15',
  '2026-03-01T15:30 Paris',
  '2026-03-01T15:30+99:99',
])('does not guess at « %s »', (text) => {
  expect(parseMoment(text)).toBeUndefined();
});
