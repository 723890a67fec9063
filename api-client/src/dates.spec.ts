import { expect, it, jest } from '@jest/globals';
import { formatDate } from './dates.js';

it.each([
  ['2026-02-10T07:30:00.000Z', '10 février 2026 à 08:30'],
  ['2026-07-14T22:05:00.000Z', '15 juillet 2026 à 00:05'],
  ['2025-12-31T23:00:01.000Z', '1 janvier 2026 à 00:00'],
  ['2026-03-29T01:00:00.000Z', '29 mars 2026 à 03:00'],
])('DATE-01 writes %s as %s', (value, expected) => {
  expect(formatDate(value).replace(/\s/g, ' ')).toBe(expected);
});

it('writes a day that was given without an hour without one', () => {
  expect(formatDate('2025-12-31T23:00:00.000Z')).toBe('1 janvier 2026');
});

it.each(['', 'hier', '2026-13-40'])('DATE-02 shows «%s» unchanged and logs it to the console', (value) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(formatDate(value)).toBe(value);
  expect(error).toHaveBeenCalledWith(`Unreadable date: ${value}`, expect.any(RangeError));
  error.mockRestore();
});
