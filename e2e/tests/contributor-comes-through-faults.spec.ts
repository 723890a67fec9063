import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { between, oneOf, seededRandom } from '../faults/random.js';
import { TwoAuthors } from '../faults/two-authors.js';
import { Writer } from '../faults/writer.js';
import { faults, whenServerDies, type Fault } from '../faults/writing-faults.js';
import { type Site, START_TIMEOUT_MS, startSite } from '../sites.js';

/** Defaults of the short run; `npm run faults -- --only=writing` runs longer. */
const ROUNDS = Number(process.env['FAULTS_ROUNDS'] ?? 12);
const CONFLICTS = Number(process.env['FAULTS_CONFLICTS'] ?? 4);
const AT_ONCE = Number(process.env['FAULTS_AT_ONCE'] ?? 2);
const SEED = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000);
const DATABASE_URL = process.env['FAULTS_DATABASE_URL'];
const ROUND_TIMEOUT_MS = 60_000;
const ROUNDS_PER_TEXT = 15;
const SERVER_DIES = 0.2;

interface Row {
  fault: string;
  rounds: number;
  /** In words. */
  lost: number;
  doubled: number;
  /** How often a choice between two texts was asked for. */
  asked: number;
  /** Age of the oldest word lost in a crash, in milliseconds. */
  lostMs: number;
  /** Time from the page being open again until everything is saved, in milliseconds. */
  recoveredMs: number[];
}

const test = base.extend<{ own: Site; note: (row: Row) => void }>({
  own: [
    async ({}, use) => {
      const site = await startSite('workshop', '', DATABASE_URL ? { DATABASE_URL } : {});
      await use(site);
      await site.stop();
    },
    { timeout: START_TIMEOUT_MS },
  ],
  note: async ({}, use) =>
    use((row) => {
      const report = process.env['FAULTS_REPORT'];
      if (report) appendFileSync(report, `${JSON.stringify(row)}\n`);
    }),
});

const newRow = (fault: string): Row => ({
  ...{ fault, rounds: 0, lost: 0, doubled: 0, asked: 0, lostMs: 0, recoveredMs: [] },
});

test('a fault loses no saved word, and at most the last second of unsaved ones @long', async ({
  own,
  note,
  launchOptions,
}) => {
  test.setTimeout(START_TIMEOUT_MS + ROUNDS * ROUND_TIMEOUT_MS);
  const random = seededRandom(SEED);
  const writers = Array.from({ length: AT_ONCE }, (_, place) => {
    return new Writer(`w${place}`, seededRandom(between(random, 0, 2 ** 31)), own.address, launchOptions);
  });
  const rows = new Map<string, Row>();
  /** Draws every fault once before any is repeated. */
  let due: string[] = [];
  const nextFault = () => {
    if (due.length === 0) due = Object.keys(faults).sort(() => random() - 0.5);
    return due.pop()!;
  };
  const problems: string[] = [];

  /** @param over resolves when a concurrent event has ended */
  const meet = async (writer: Writer, name: string, fault: Fault, over?: Promise<void>) => {
    const { faultAt, asked } = await fault(writer);
    await over;
    const backAt = Date.now();
    const hasAsked = (await writer.settle(writer.page)) || asked;
    const { lost, doubled, lostMs } = writer.ledger.compare(await writer.textOnServer(), faultAt);
    const row = rows.get(name) ?? newRow(name);
    row.rounds += 1;
    row.lost += lost.length;
    row.asked += hasAsked ? 1 : 0;
    // Keeping both texts duplicates what they share.
    row.doubled += hasAsked ? 0 : doubled.length;
    row.lostMs = Math.max(row.lostMs, lostMs);
    row.recoveredMs.push(Date.now() - backAt);
    rows.set(name, row);
    if (lost.length > 0) problems.push(`${name}: ${lost.join(' ')} lost`);
    if (!hasAsked && doubled.length > 0) problems.push(`${name}: ${doubled.join(' ')} doubled`);
  };

  try {
    await Promise.all(writers.map((writer) => writer.arrive()));
    for (let round = 0, wave = 0; round < ROUNDS; round += AT_ONCE, wave += 1) {
      if (wave % ROUNDS_PER_TEXT === 0) await Promise.all(writers.map((writer) => writer.beginText()));
      if (wave === 1 || random() < SERVER_DIES) {
        const dying = pause(between(random, 0, 4000))
          .then(own.kill)
          .then(own.resume);
        const meeting = writers.map((writer) => {
          const name = oneOf(random, Object.keys(whenServerDies));
          return meet(writer, name, whenServerDies[name]!, dying);
        });
        await Promise.all([dying, ...meeting]);
      } else {
        const names = writers.map(nextFault);
        await Promise.all(
          writers.map((writer, place) => meet(writer, names[place]!, faults[names[place]!]!)),
        );
      }
    }
    await Promise.all(writers.map((writer) => writer.leave()));
  } finally {
    for (const row of rows.values()) note(row);
  }
  expect(problems, `FAULTS_SEED=${SEED}`).toEqual([]);
});

test('an author who rewrites a paragraph that somebody else has rewritten sees both texts @long', async ({
  own,
  note,
  browser,
}) => {
  test.setTimeout(START_TIMEOUT_MS + CONFLICTS * ROUND_TIMEOUT_MS);
  const random = seededRandom(SEED);
  const row = newRow('deux auteurs, un paragraphe');
  const problems: string[] = [];
  const pairs = Array.from({ length: AT_ONCE }, () => {
    return new TwoAuthors(seededRandom(between(random, 0, 2 ** 31)), own.address);
  });
  await Promise.all(pairs.map((pair) => pair.arrive(browser)));
  for (let done = 0; done < CONFLICTS; done += AT_ONCE) {
    const found = await Promise.all(pairs.map((pair) => pair.collide()));
    problems.push(...found.flat());
  }
  note({ ...row, rounds: CONFLICTS, lost: problems.length, asked: CONFLICTS });
  expect(problems, `FAULTS_SEED=${SEED}`).toEqual([]);
});
