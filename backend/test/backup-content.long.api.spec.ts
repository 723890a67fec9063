import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { readConfig, Config } from '../src/config.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { backUpByContent } from '../src/platform/backup/content/back-up-by-content.js';
import { readHeader } from '../src/platform/backup/content/content-manifest.js';
import { listManifests } from '../src/platform/backup/content/parts.js';
import { sweepParts } from '../src/platform/backup/content/sweep-parts.js';
import { restoreBackup } from '../src/platform/backup/restore.js';
import { FolderStore } from '../src/platform/backup/stores/folder-store.js';
import { createBase, startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { fillSmallest } from './filled-site.js';
import { signUp } from './people.js';

const LONG_MS = 180_000;
const DAMAGED = 'Cette sauvegarde est incomplète ou abîmée ; prenez-en une autre.';

let app: TestApp;
let picture: string;
const leftovers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  app = await startApp();
  const author = await signUp(app, { isContributor: true });
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer();
  picture = (await author.agent.post('/api/images').set('content-type', 'image/png').send(image)).body.url;
  await fillSmallest(app, author.user.id);
}, LONG_MS);
afterAll(async () => {
  await app.stop();
  for (const remove of leftovers) await remove();
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-content-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const make = (folder: string, key?: string) => {
  const { dataDir, database, backupAccess } = app.nest.get(Config);
  const source = { dataDir, database, backupAccess, backupDir: folder, backupKey: key };
  return backUpByContent(source, folder, 'passerelle');
};

/** Restores into an empty place, on the database kind of this test run or on the other one. */
async function restore(
  place: string,
  { key, on = process.env['TEST_DATABASE_URL'] }: { key?: string; on?: string | undefined } = {},
) {
  const [dataDir, base] = [await emptyFolder(), await createBase(on)];
  if (base) leftovers.push(base.drop);
  const env = { DATA_DIR: dataDir, ...(base && { DATABASE_URL: base.url }), ...(key && { BACKUP_KEY: key }) };
  return { dataDir, restored: restoreBackup(readConfig(env), place, { replace: false }) };
}

const partsIn = (folder: string) => readdir(join(folder, 'content'));
const tutorials = () => app.nest.get(DataSource).getRepository(Tutorial);

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('a site of a thousand tutorials', () => {
  let folder: string;
  let first: Awaited<ReturnType<typeof make>>;

  it(
    'writes only changed parts again',
    async () => {
      folder = await emptyFolder();
      first = await make(folder);
      const partsOfFirst = await partsIn(folder);
      const before = await bytesIn(folder);
      const second = await make(folder);
      expect(second.bytes).toBe(first.bytes);
      expect((await bytesIn(folder)) / before).toBeLessThan(1.05);
      expect(second.addedBytes).toBe(0);

      const [{ id }] = (await tutorials().find({ order: { id: 'ASC' }, skip: 500, take: 1 })) as [Tutorial];
      await tutorials().update(id, { description: 'Deux culées, un tablier.' });
      const third = await make(folder);
      expect(third.addedBytes).toBeGreaterThan(0);
      expect((await partsIn(folder)).length - partsOfFirst.length).toBeLessThanOrEqual(2);
    },
    LONG_MS,
  );

  it.each([
    ['the same kind of database', process.env['TEST_DATABASE_URL']],
    ['SQLite', undefined],
  ])(
    'is restored completely into %s, as of the backup',
    async (_, on) => {
      const { dataDir, restored } = await restore(first.place, { on });
      expect((await restored).files).toBe(2);
      expect(await readFile(join(dataDir, picture))).toEqual(
        await readFile(join(app.nest.get(Config).dataDir, picture)),
      );
    },
    LONG_MS,
  );

  /**
   * A part of both the first and the latest backup. The next backup reads it again, unlike parts of the changed
   * tutorial.
   */
  async function partOfFirstAndLatest(): Promise<string> {
    const store = new FolderStore(folder);
    const [latest] = await listManifests(store);
    const { parts } = await readHeader(store, latest!);
    const kept = (await readHeader(store, first.name)).parts.filter((part) => parts.includes(part));
    return kept[0]!;
  }

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    [
      'altered',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))),
    ],
    ['missing', () => undefined],
  ])(
    'is not restored if a part is %s, and the next backup repairs it',
    async (_, harm) => {
      const path = join(folder, 'content', await partOfFirstAndLatest());
      const whole = await readFile(path);
      const harmed = harm(whole);
      await (harmed ? writeFile(path, harmed) : rm(path));
      const { dataDir, restored } = await restore(first.place);
      await expect(restored).rejects.toThrow(DAMAGED);
      expect(await readdir(dataDir)).toEqual([]);
      if (harmed)
        await expect(make(folder)).rejects.toThrow(/était abîmée : elle est retirée, et la prochaine/);
      await make(folder);
      expect(await readFile(path)).toEqual(whole);
    },
    LONG_MS,
  );

  it(
    'is not restored from a manifest that was altered',
    async () => {
      const bytes = await readFile(first.place);
      for (const at of [200, bytes.length - 20]) {
        const altered = Buffer.from(bytes);
        altered[at]! ^= 1;
        await writeFile(first.place, altered);
        await expect((await restore(first.place)).restored).rejects.toThrow(DAMAGED);
        await expect(sweepParts(new FolderStore(folder))).rejects.toThrow(
          /ne peut pas être lue : tant qu’elle est là/,
        );
      }
      await writeFile(first.place, bytes);
    },
    LONG_MS,
  );

  it(
    'loses only parts that no backup references and that are a day old',
    async () => {
      const own = await emptyFolder();
      const old = await make(own);
      await createTutorial(app);
      const kept = await make(own);
      await rm(old.place);
      const store = new FolderStore(own);
      const before = await partsIn(own);
      await sweepParts(store);
      expect(await partsIn(own)).toEqual(before);
      const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS);
      for (const part of before) await utimes(join(own, 'content', part), twoDaysAgo, twoDaysAgo);
      await sweepParts(store);
      expect((await partsIn(own)).length).toBeLessThan(before.length);
      await (
        await restore(kept.place)
      ).restored;
    },
    LONG_MS,
  );
});

it('reveals nothing without the passphrase, and recognizes its parts with it', async () => {
  const folder = await emptyFolder();
  const [first, plain] = [await make(folder, 'une phrase secrète'), await make(await emptyFolder())];
  const second = await make(folder, 'une phrase secrète');
  expect(second.addedBytes).toBe(0);
  expect(first.bytes).toBeGreaterThan(plain.bytes);
  const names = new Set(await partsIn(join(plain.place, '..')));
  expect((await partsIn(folder)).filter((name) => names.has(name))).toEqual([]);
  await expect((await restore(first.place)).restored).rejects.toThrow(/^Cette sauvegarde est chiffrée/);
  await expect((await restore(first.place, { key: 'autre' })).restored).rejects.toThrow(
    /^La phrase secrète de la variable BACKUP_KEY n’est pas celle/,
  );
  await (
    await restore(first.place, { key: 'une phrase secrète' })
  ).restored;
  // With another passphrase nothing can be reused; earlier backups stay.
  const third = await make(folder, 'une autre');
  expect(third.addedBytes).toBeGreaterThan(second.bytes / 2);
  await (
    await restore(second.place, { key: 'une phrase secrète' })
  ).restored;
}, 240_000);
