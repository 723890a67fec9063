import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { AskedSearch } from '../src/content/asked-searches/asked-search.entity.js';
import { AskedSearchesService } from '../src/content/asked-searches/asked-searches.service.js';
import { createBase, startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let admin: Person['agent'];
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = (await signUpAdmin(app)).agent;
});
afterAll(() => app.stop());

async function ask(query: string, times = 1, filter: Record<string, string> = {}) {
  for (let time = 0; time < times; time += 1) {
    // A different limit each time, so that no answer comes from the cache.
    await app.http
      .get('/api/search')
      .query({ query, limit: String(10 + time), ...filter })
      .expect(200);
  }
}

async function listed(state?: string): Promise<{ text: string; taught: string[] }[]> {
  const { body } = await admin
    .get('/api/admin/searches')
    .query({ ...(state && { state }) })
    .expect(200);
  return body.searches;
}

it('lists searches without results as one text per meaning, without other data', async () => {
  await ask('Zythologie quantique');
  await ask('zythologie  QUANTIQUE', 3);
  expect(await listed('unanswered')).toEqual([
    {
      id: expect.any(Number),
      text: 'zythologie quantique',
      asked: 4,
      unanswered: 4,
      opened: 0,
      lastWeek: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      taught: [],
    },
  ]);
  const rows = await app.nest.get(DataSource).manager.find(AskedSearch);
  expect(rows.map((row) => Object.keys(row).sort())).toEqual([
    ['asked', 'id', 'opened', 'text', 'unanswered', 'week'],
  ]);
});

it('shows nothing that fewer than three people searched, and stores no addresses or numbers', async () => {
  await ask('ornithorynque rarissime', 2);
  await ask('camille@exemple.fr', 3);
  await ask('06 12 34 56 78', 3);
  expect((await listed()).map(({ text }) => text)).not.toContain('ornithorynque rarissime');
  const rows = await app.nest.get(DataSource).manager.find(AskedSearch);
  expect(rows.filter(({ text }) => /@|\d/.test(text))).toEqual([]);
});

it('distinguishes results that nobody opens from opened ones, with and without JavaScript', async () => {
  const title = 'Apprivoiser les hippocampes';
  const id = await createTutorial(app, { title });
  await untilSearchable(app);
  await ask('hippocampes', 3);
  await ask('apprivoiser', 3);
  const texts = async () => (await listed('unopened')).map(({ text }) => text);
  expect((await texts()).sort()).toEqual(['apprivoiser', 'hippocampes']);

  const open = (path: string, referer: string) =>
    app.http.get(path).set('host', 'site.example').set('referer', referer).expect(200);
  const from = (q: string) => `https://site.example/recherche?q=${encodeURIComponent(q)}`;
  await open(`/api/tutorials/${id}`, from('Apprivoiser'));
  expect(await texts()).toEqual(['hippocampes']);
  // Referers of other sites are ignored.
  const elsewhere = 'https://ailleurs.example/recherche?q=hippocampes';
  await open(`/tutoriels/${id}`, elsewhere);
  await open(`/tutoriels/${id}`, 'x');
  expect(await texts()).toEqual(['hippocampes']);
  await open(`/tutoriels/${id}`, from('hippocampes'));
  expect(await texts()).toEqual([]);
});

it('shows the synonyms and best answers added for each search', async () => {
  const tutorialId = await createTutorial(app, { title: 'Cultiver un potager en ville' });
  await ask('Potager ou balcon', 3);
  await ask('balconniere', 3);
  const taught = async () =>
    Object.fromEntries((await listed()).map(({ text, taught }) => [text, taught])) as Record<
      string,
      string[]
    >;
  expect(await taught()).toMatchObject({ 'potager ou balcon': [], balconniere: [] });
  await admin
    .post('/api/admin/synonyms')
    .send({ texts: ['Balcon', 'terrasse'] })
    .expect(201);
  await admin.post('/api/admin/best-answers').send({ text: 'potager OU balcon', tutorialId }).expect(201);
  expect(await taught()).toMatchObject({
    'potager ou balcon': ['bestAnswer', 'synonyms'],
    // This search only contains the word.
    balconniere: [],
  });
});

it('counts neither empty results due to filters nor further pages', async () => {
  await ask('hippocampes', 1, { domainId: '2' });
  await ask('hippocampes', 1, { minReadTime: '60' });
  await ask('hippocampes', 1, { offset: '20' });
  const found = (await listed()).find(({ text }) => text === 'hippocampes');
  expect(found).toMatchObject({ asked: 3, unanswered: 0 });
});

it('deletes rare searches after two weeks, and all after twelve', async () => {
  const { manager } = app.nest.get(DataSource);
  const counts = { unanswered: 0, opened: 0 };
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * DAY_MS).toISOString().slice(0, 10);
  await manager.insert(AskedSearch, [
    { week: weeksAgo(4), text: 'rare', asked: 2, ...counts },
    { week: weeksAgo(4), text: 'commune', asked: 3, ...counts },
    { week: weeksAgo(14), text: 'ancienne', asked: 30, ...counts },
  ]);
  await app.nest.get(AskedSearchesService).forgetOld();
  const left = (await manager.find(AskedSearch)).map(({ text }) => text);
  expect(left).toContain('commune');
  expect(left).not.toContain('rare');
  expect(left).not.toContain('ancienne');
});

it('stores searches made just before the process stops', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'passerelle-asked-'));
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  const env = { DATA_DIR: dataDir, ...(base && { DATABASE_URL: base.url }) };
  const ending = await startApp({ env });
  await ending.http.get('/api/search?query=crépuscule').expect(200);
  await ending.nest.close();
  const next = await startApp({ env });
  try {
    const rows = await next.nest.get(DataSource).manager.find(AskedSearch);
    expect(rows).toMatchObject([{ text: 'crepuscule', asked: 1 }]);
  } finally {
    await next.stop();
    await base?.drop();
    await rm(dataDir, { recursive: true });
  }
});
