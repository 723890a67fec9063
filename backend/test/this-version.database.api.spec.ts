import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import request from 'supertest';
import { readConfig, type Config } from '../src/config.js';
import { backUpBeforeUpgrade } from '../src/platform/backup/back-up-before-upgrade.js';
import { dataSourceOptions, openDataSource } from '../src/platform/database/data-source.js';
import { migrations } from '../src/platform/database/migrations/migrations.js';
import { createBase, startApp } from './app.js';
import { expectRowsInEachTable, fillSite, plan, SITE_NAME, TITLE } from './versions/filled-site.js';
import { packSite, unpackSite, versionHere, type KeptMember } from './versions/kept-site.js';
import { keptPath, lookInto } from './versions/left-by.js';

let place: Record<string, string>;
let config: Config;
let drop: () => Promise<void>;
beforeEach(async () => {
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-version-'));
  place = { DATA_DIR: folder, DATABASE_URL: base?.url ?? '', SEED: 'none' };
  config = readConfig(place);
  drop = async () => {
    await base?.drop();
    await rm(folder, { recursive: true, force: true });
  };
});
afterEach(() => drop());

// Explained in docs/decisions/0025-upgrades.md.
if (process.env['KEEP_VERSION'] === 'yes')
  it('stores a site of this version for the tests of later versions', async () => {
    const app = await startApp({ env: place });
    const people = await fillSite(app);
    await expectRowsInEachTable(app);
    await app.stop();
    const path = keptPath(await versionHere(), config);
    await mkdir(dirname(path), { recursive: true });
    const kept = Object.entries(people).map(([name, { body }]) => [name, body]);
    await packSite(path, config, Object.fromEntries(kept) as Record<string, KeptMember>);
  });

it('a stored site of this version keeps its data after a start, and only new migrations change its tables', async () => {
  const people = await unpackSite(keptPath(await versionHere(), config), config);
  const before = await lookInto(config);
  const base = await openDataSource(dataSourceOptions(config), () => backUpBeforeUpgrade(config));
  expect(await base.showMigrations()).toBe(false);
  await base.destroy();
  const pending = migrations.filter(({ name }) => !before.migrations.includes(name));
  if (pending.length === 0) expect(await lookInto(config)).toEqual(before);
  const backups = await readdir(config.backupDir).catch(() => []);
  expect(backups).toHaveLength(Math.min(1, pending.length));

  const app = await startApp({ env: place });
  const { body: found } = await app.http.get('/api/tutorials').query({ search: TITLE }).expect(200);
  // A draft of the site whose publication was scheduled is published by now, and found as well.
  const { id } = found.tutorials.find(({ title }: { title: string }) => title === TITLE);
  const { body: tutorial } = await app.http.get(`/api/tutorials/${id}`).expect(200);
  expect(tutorial).toMatchObject({ title: TITLE, tags: ['bois', 'Été'], ratingCount: 1, ratingAverage: 5 });
  const picture = /\/media\/[^"\s]+\.\w+/.exec(tutorial.content as string)![0];
  expect((await stat(join(config.dataDir, picture))).size).toBeGreaterThan(0);
  const { text: talk } = await app.http.get(`/api/tutorials/${id}/comments`).expect(200);
  expect(talk).toContain('Bien vu.');

  const as = async ({ username, password }: KeptMember) => {
    const agent = request.agent(app.nest.getHttpServer());
    await agent.post('/api/auth/login').send({ username, password }).expect(200);
    return agent;
  };
  const member = await as(people['member']!);
  const { text: drafts } = await member.get('/api/drafts').expect(200);
  expect(drafts).toMatch(/Brouillon de Vandenbrouck/);
  expect((await member.get('/api/favorites').expect(200)).body.total).toBe(1);
  await member.post(`/api/tutorials/${id}/comments`).send({ content: 'Encore.' }).expect(201);
  const admin = await as(people['admin']!);
  expect((await admin.get('/api/admin/settings').expect(200)).text).toContain(SITE_NAME);
  expect((await admin.get('/api/admin/backups').expect(200)).body.plan).toEqual(plan);
  await app.stop();
});
