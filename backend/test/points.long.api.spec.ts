import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { readConfig, Config } from '../src/config.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { writePoint, type Written } from '../src/platform/backup/content/write-point.js';
import { backupAt } from '../src/platform/backup/moment.js';
import { restoreBackup } from '../src/platform/backup/restore.js';
import { createApp } from '../src/app.js';
import { createBase, firstAdmin, startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createTutorial } from './factories.js';
import { freePort, Processes } from './nodes.js';
import { signUp } from './people.js';
import { until } from './until.js';

const LONG_MS = 240_000;
/** Shorter than the interval between two points. */
const SOON_MS = 25_000;
const leftovers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const remove of leftovers) await remove();
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-points-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Titles of the tutorials at a point in time, restored into an empty place. */
async function titlesAt(
  folder: string,
  moment: Date,
  { key, on = process.env['TEST_DATABASE_URL'] }: { key?: string; on?: string | undefined } = {},
): Promise<string[]> {
  const [dataDir, base] = [await emptyFolder(), await createBase(on)];
  if (base) leftovers.push(base.drop);
  const env = { DATA_DIR: dataDir, ...(base && { DATABASE_URL: base.url }), ...(key && { BACKUP_KEY: key }) };
  const config = readConfig({ ...env, WORKERS: 'off', LOG_LEVEL: 'error' });
  await restoreBackup(config, await backupAt(config, folder, moment.toISOString()), { replace: false });
  const nest = await createApp(config, { site: false });
  try {
    const tutorials = await nest
      .get(DataSource)
      .getRepository(Tutorial)
      .find({ order: { id: 'ASC' } });
    return tutorials.map(({ title }) => title);
  } finally {
    await nest.close();
  }
}

async function titles({ nest }: Pick<TestApp, 'nest'>): Promise<string[]> {
  const tutorials = await nest
    .get(DataSource)
    .getRepository(Tutorial)
    .find({ order: { id: 'ASC' } });
  return tutorials.map(({ title }) => title);
}

describe('recovery points of a site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    const author = await signUp(app, { isContributor: true });
    const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6' } })
      .png()
      .toBuffer();
    await author.agent.post('/api/images').set('content-type', 'image/png').send(image).expect(200);
  });
  afterAll(() => app.stop());

  const write = (folder: string, before?: Written, key?: string) => {
    const { dataDir, database, backupAccess } = app.nest.get(Config);
    const source = { dataDir, database, backupAccess, backupDir: folder, backupKey: key };
    return writePoint(source, before?.last);
  };
  const manifests = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.endsWith('.manifest'));

  it.each([
    ['the same kind of database', process.env['TEST_DATABASE_URL']],
    ['SQLite', undefined],
  ])(
    'can be restored into %s at each of them, and unchanged data is not written again',
    async (_, on) => {
      const folder = await emptyFolder();
      await createTutorial(app, { title: 'Avant' });
      await eventsHandled(app);
      const first = await write(folder);
      const same = await write(folder, first);
      expect(same.last.name).toBe(first.last.name);
      expect(await manifests(folder)).toHaveLength(1);
      await createTutorial(app, { title: 'Entre' });
      const second = await write(folder, same);
      await app.nest.get(DataSource).getRepository(Tutorial).delete({ title: 'Avant' });
      const third = await write(folder, second);
      expect(await manifests(folder)).toHaveLength(3);

      const at = (moment: Date) => titlesAt(folder, moment, { on });
      expect(await at(new Date(+second.upTo - 1))).toContain('Avant');
      expect(await at(new Date(+second.upTo - 1))).not.toContain('Entre');
      expect(await at(second.upTo)).toEqual(expect.arrayContaining(['Avant', 'Entre']));
      expect(await at(new Date(+third.upTo + MINUTE_MS))).not.toContain('Avant');
      await app.nest.get(DataSource).createQueryBuilder().delete().from(Tutorial).execute();
    },
    LONG_MS,
  );

  it(
    'are encrypted with the passphrase, and can be restored with it',
    async () => {
      const [folder, key] = [await emptyFolder(), 'une phrase secrète'];
      const first = await write(folder, undefined, key);
      await createTutorial(app, { title: 'Plus tard' });
      const second = await write(folder, first, key);
      expect(second.last.name).not.toBe(first.last.name);
      expect(await titlesAt(folder, second.upTo, { key })).toContain('Plus tard');
    },
    LONG_MS,
  );

  it('are refused with a sentence for a time before the first one, and for an invalid time', async () => {
    const folder = await emptyFolder();
    const config = app.nest.get(Config);
    const ask = (moment: string) => backupAt(config, folder, moment);
    await expect(ask('2026-01-01')).rejects.toThrow('Il n’y a pas de sauvegarde dans');
    const { upTo } = await write(folder);
    await expect(ask('2026-01-01')).rejects.toThrow(
      `n’est aussi ancienne ; la première date du ${upTo.toISOString()}.`,
    );
    await expect(ask('hier')).rejects.toThrow('Écrivez le moment comme 2026-03-01T15:30');
  });

  it('start again when somebody has emptied the store', async () => {
    const folder = await emptyFolder();
    const first = await write(folder);
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    const second = await write(folder, first);
    expect(await titlesAt(folder, second.upTo)).toEqual(await titles(app));
  });
});

async function killed(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

describe('a process that is killed', () => {
  const processes = new Processes();
  afterAll(() => processes.end());

  it(
    'while it writes a point, or later, has stored all earlier acknowledged writes, and continues after a restart',
    async () => {
      const [dataDir, base] = [await emptyFolder(), await createBase(process.env['TEST_DATABASE_URL'])];
      if (base) leftovers.push(base.drop);
      const port = await freePort();
      const env = {
        DATA_DIR: dataDir,
        SEED: 'none',
        ADMIN_PASSWORD: firstAdmin.password,
        LOG_LEVEL: 'fatal',
        ...(base && { DATABASE_URL: base.url }),
      };
      const address = `http://127.0.0.1:${port}`;
      let server = await processes.node(port, env);
      const agent = request.agent(address);
      await agent.post('/api/auth/login').send(firstAdmin).expect(200);
      const publish = (title: string) =>
        agent
          .post('/api/tutorials')
          .send({ title, description: 'Une description.', source: 'Un texte.', domainId: 1 })
          .expect(201);
      const look = async () => (await agent.get('/api/admin/backups').expect(200)).body;
      const upTo = async (moment: number) =>
        until(
          async () => Date.parse((await look()).points.upTo ?? '1970-01-01'),
          (reached) => reached > moment,
          SOON_MS,
        );
      await publish('Premier tutoriel');
      const { plan } = await look();
      await agent
        .put('/api/admin/backups/plan')
        .send({ ...plan, backupContinuous: true })
        .expect(200);
      const place = join(dataDir, 'backups');
      const names = (folder: string) => readdir(join(place, folder)).catch(() => []);
      // Kills the server during the first backup, which has written content but no manifest yet.
      for (let isWhole = true; isWhole;) {
        await rm(place, { recursive: true, force: true });
        await until(
          () => names('content'),
          ({ length }) => length > 0,
          SOON_MS,
        );
        await killed(server);
        isWhole = (await names('')).some((name) => name.endsWith('.manifest'));
        server = await processes.node(port, env);
      }
      const first = await upTo(Date.now() - 1000);
      await publish('Second tutoriel');
      await killed(server);
      expect(await titlesAt(place, new Date())).toContain('Premier tutoriel');
      await processes.node(port, env);
      const second = await upTo(Date.now());
      expect(+second).toBeGreaterThan(+first);
      expect(await titlesAt(place, new Date(first))).not.toContain('Second tutoriel');
      expect(await titlesAt(place, new Date(second))).toEqual(['Premier tutoriel', 'Second tutoriel']);
    },
    LONG_MS,
  );
});
