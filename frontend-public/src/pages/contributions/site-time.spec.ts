import { afterEach, expect, it } from '@jest/globals';
import { setSiteZone } from '@passerelle/api-client/dates';
import { fromFieldValue, toFieldValue } from './site-time';

it.each([
  ['in winter', '2026-12-01T09:30', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2026-07-14T09:30', '2026-07-14T07:30:00.000Z'],
  ['at midnight', '2027-01-01T00:00', '2026-12-31T23:00:00.000Z'],
  ['in the first of two repeated hours', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('a time %s is in the site’s zone, whatever the browser’s zone', (_when, value, moment) => {
  expect(fromFieldValue(value)?.toISOString()).toBe(moment);
  expect(toFieldValue(new Date(moment))).toBe(value);
});

it('a skipped hour becomes the one after, and an invalid text becomes null', () => {
  expect(fromFieldValue('2027-03-28T02:30')?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
  for (const wrong of ['', 'demain', '2026-13-01T09:30']) expect(fromFieldValue(wrong)).toBeNull();
});

afterEach(() => setSiteZone());

it('uses the time zone of the site', () => {
  setSiteZone('Indian/Reunion');
  expect(fromFieldValue('2026-12-01T09:30')?.toISOString()).toBe('2026-12-01T05:30:00.000Z');
  setSiteZone('Pacific/Marquesas');
  expect(fromFieldValue('2026-12-01T09:30')?.toISOString()).toBe('2026-12-01T19:00:00.000Z');
});
