import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig, type Config } from '../src/config.js';
import { migrations } from '../src/platform/database/migrations/migrations.js';
import { createBase } from './app.js';
import { leaveAs, lookInto, versions, type Found } from './versions/left-by.js';
import { StepOfTomorrow9000000000000 } from './versions/step-of-tomorrow.js';

const server = process.env['TEST_DATABASE_URL'];
const START = join(import.meta.dirname, 'versions/killed-start.ts');
const timestampOf = (name: string) => Number(/\d{13}$/.exec(name)![0]);
const inOrder = [...migrations, StepOfTomorrow9000000000000]
  .map(({ name }) => name)
  .sort((one, other) => timestampOf(one) - timestampOf(other));

/** `UPGRADE_STEPS=all` kills before and inside every migration instead of in a random sample. */
const isWhole = process.env['UPGRADE_STEPS'] === 'all';
const STEPS = 2;
/** A migration with fewer statements is killed before it is recorded. */
const STATEMENTS = 6;
const seed = Number(process.env['UPGRADE_SEED'] ?? Date.now() % 1_000_000);
let state = seed + 1;
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
const inside = () => 1 + random(STATEMENTS * 2) / 2;

interface Kill {
  step: string;
  /** See `killed-start.ts`. */
  at: number;
}

const leftovers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of leftovers) await remove();
});

async function siteOf(version: string): Promise<{ config: Config; place: Record<string, string> }> {
  const base = await createBase(server);
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-killed-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  if (base) leftovers.push(base.drop);
  const place = { DATA_DIR: folder, DATABASE_URL: base?.url ?? '', SEED: 'none', LOG_LEVEL: 'error' };
  const config = readConfig(place);
  await leaveAs(version, config);
  return { config, place };
}

/** Runs the upgrade in a process. Resolves to the signal that ended it, or undefined if it completed. */
async function begin(place: Record<string, string>, kill?: Kill): Promise<string | undefined> {
  const env = { ...place, ...(kill && { KILL_IN: kill.step, KILL_AT: String(kill.at) }) };
  try {
    await promisify(execFile)(process.execPath, ['--no-warnings', START], { env });
    return undefined;
  } catch (error) {
    const { signal } = error as { signal?: string };
    if (!signal) throw error;
    return signal;
  }
}

/** In order of execution, so that each start continues after the previous kill. */
function chooseKills({ migrations: known }: Found): Kill[] {
  const pending = inOrder.filter((name) => !known.includes(name));
  const triedBackup = { step: known[random(known.length)]!, at: inside() };
  if (isWhole) return [triedBackup, ...pending.flatMap((step) => [0, inside()].map((at) => ({ step, at })))];
  const some = new Set(pending.slice(-1));
  while (some.size < Math.min(STEPS, pending.length)) some.add(pending[random(pending.length)]!);
  const chosen = pending
    .filter((step) => some.has(step))
    .map((step) => ({ step, at: random(2) && inside() }));
  return [triedBackup, ...chosen];
}

describe.each(versions)('an upgrade of a site of %s', (version) => {
  it(
    `is complete however often it is killed (UPGRADE_SEED=${seed})`,
    async () => {
      const undisturbed = await siteOf(version);
      const before = await lookInto(undisturbed.config);
      expect(await begin(undisturbed.place)).toBeUndefined();
      const wanted = await lookInto(undisturbed.config);
      expect(wanted.migrations).toHaveLength(inOrder.length);

      const { config, place } = await siteOf(version);
      for (const kill of chooseKills(before))
        expect([kill, await begin(place, kill)]).toEqual([kill, 'SIGKILL']);
      // On a server, restoring the backup is killed as well.
      if (server) expect(await begin(place, { step: before.migrations[3]!, at: 1 })).toBe('SIGKILL');
      expect(await begin(place)).toBeUndefined();
      expect(await lookInto(config)).toEqual(wanted);
      const left = await readdir(config.dataDir);
      expect(left.filter((name) => name.startsWith('upgrade-'))).toEqual([]);
      const backups = (await readdir(config.backupDir)).filter((name) => name.endsWith('.zip'));
      expect(backups).toHaveLength(1);
    },
    isWhole ? 7_200_000 : 300_000,
  );
});
