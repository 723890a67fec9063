import { afterEach, expect, it } from '@jest/globals';
import { setSiteZone } from '../../platform/zone/site-zone.js';
import { hourAfter, nextBackup } from './next-backup.js';

afterEach(() => setSiteZone(null));

const after = (moment: string, hour: number) => hourAfter(new Date(moment), hour).toISOString();

it('uses the site’s time zone', () => {
  expect(after('2026-07-01T00:30:00Z', 3)).toBe('2026-07-01T01:00:00.000Z');
  expect(after('2026-07-01T01:00:00Z', 3)).toBe('2026-07-02T01:00:00.000Z');
  expect(after('2026-12-31T23:30:00Z', 3)).toBe('2027-01-01T02:00:00.000Z');
  setSiteZone('Pacific/Noumea');
  expect(after('2026-07-01T00:30:00Z', 3)).toBe('2026-07-01T16:00:00.000Z');
});

it('schedules one backup on each day on which clocks change', () => {
  expect(after('2026-03-28T03:00:00Z', 2)).toBe('2026-03-29T01:00:00.000Z');
  expect(after('2026-03-29T01:00:00Z', 2)).toBe('2026-03-30T00:00:00.000Z');
  expect(after('2026-10-24T12:00:00Z', 2)).toBe('2026-10-25T01:00:00.000Z');
  expect(after('2026-10-25T01:00:00Z', 2)).toBe('2026-10-26T01:00:00.000Z');
});

const next = (latest: string | undefined, startedAt: string, failedAt?: string) =>
  nextBackup({
    hour: 3,
    latest: latest === undefined ? undefined : new Date(latest),
    startedAt: new Date(startedAt),
    failedAt: failedAt === undefined ? undefined : new Date(failedAt),
  }).toISOString();

it('makes up for a missed backup an hour after the start, and retries an hour after a failure', () => {
  expect(next('2026-07-01T01:00:00Z', '2026-07-01T09:00:00Z')).toBe('2026-07-02T01:00:00.000Z');
  expect(next('2026-07-01T01:00:00Z', '2026-07-02T09:00:00Z')).toBe('2026-07-02T10:00:00.000Z');
  expect(next(undefined, '2026-07-02T09:00:00Z')).toBe('2026-07-02T10:00:00.000Z');
  const failed = '2026-07-02T01:00:20Z';
  expect(next('2026-07-01T01:00:00Z', '2026-07-01T09:00:00Z', failed)).toBe('2026-07-02T02:00:20.000Z');
});
