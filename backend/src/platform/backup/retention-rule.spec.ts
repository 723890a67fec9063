import { expect, it } from '@jest/globals';
import { DAY_MS } from '@passerelle/api-client/durations';
import { outdatedBackups } from './retention-rule.js';

const from = Date.UTC(2026, 10, 23, 3);
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, night) => ({ createdAt: new Date(from - night * DAY_MS) }));
const usual = { days: 7, weeks: 4, months: 12 };
const keptOf = (backups: { createdAt: Date }[], periods = usual) => {
  const gone = new Set(outdatedBackups(backups, periods));
  return backups
    .filter((each) => !gone.has(each))
    .map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
};

it('keeps seven days, four weeks and twelve months of two years of nightly backups', () => {
  expect(keptOf(nightly(730))).toEqual([
    ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
    // The Sundays of past weeks, then the last days of past months.
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
    ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

it('keeps the latest backup of a day', () => {
  const morning = { createdAt: new Date('2026-11-23T03:00:00Z') };
  const noon = { createdAt: new Date('2026-11-23T12:00:00Z') };
  expect(outdatedBackups([morning, noon], usual)).toEqual([morning]);
});

it('keeps all backups of a site that was off for months', () => {
  expect(keptOf([nightly(1)[0]!, ...nightly(200).slice(190)])).toHaveLength(8);
});

it('removes none of the first seven backups', () => {
  expect(outdatedBackups(nightly(7), usual)).toEqual([]);
});

it('keeps the configured numbers of backups, and always the last one', () => {
  expect(keptOf(nightly(730), { days: 2, weeks: 0, months: 1 })).toEqual(['2026-11-23', '2026-11-22']);
  expect(keptOf(nightly(730), { days: 1, weeks: 2, months: 0 })).toEqual(['2026-11-23', '2026-11-22']);
  expect(keptOf(nightly(730), { days: 1, weeks: 0, months: 0 })).toEqual(['2026-11-23']);
});
