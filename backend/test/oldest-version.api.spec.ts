import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import request from 'supertest';
import { readConfig } from '../src/config.js';
import { createBase, startApp } from './app.js';
import { fillAsOldest } from './versions/left-by.js';

let place: Record<string, string>;
let drop: () => Promise<void>;
const folders: string[] = [];

beforeEach(async () => {
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-oldest-'));
  folders.push(folder);
  drop = async () => base?.drop();
  place = { DATA_DIR: folder, DATABASE_URL: base?.url ?? '', SEED: 'none' };
  await fillAsOldest(readConfig(place));
});
afterEach(() => drop());
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

it('data of the oldest version survives an upgrade, and the upgrade can be undone', async () => {
  const app = await startApp({ env: place });
  expect((await readdir(join(place['DATA_DIR']!, 'backups')))[0]).toMatch(/^passerelle-upgrade-/);

  const { body: tutorial } = await app.http.get('/api/tutorials/1').expect(200);
  expect(tutorial).toMatchObject({ title: 'Nouer une amarre', tags: ['nœuds', 'Voile'], ratingCount: 1 });
  const { body: listed } = await app.http.get('/api/tutorials').expect(200);
  expect(listed.total).toBe(3);
  const { body: talk } = await app.http.get('/api/tutorials/1/comments').expect(200);
  expect(JSON.stringify(talk)).toMatch(/Bien vu, l’auteur !.*Merci\./);
  await app.http.get(`/api/collections/shared/${'d'.repeat(32)}`).expect(200);
  const { body: path } = await app.http.get('/api/learning-paths/1').expect(200);
  expect(path.title).toBe('Premier bord');

  const signIn = async (username: string) => {
    const agent = request.agent(app.nest.getHttpServer());
    await agent.post('/api/auth/login').send({ username, password: 'Passage-Ancien-9' }).expect(200);
    return agent;
  };
  const reader = await signIn('paul');
  expect((await reader.get('/api/favorites').expect(200)).body.total).toBe(2);
  const admin = await signIn('admin');
  const { text: settings } = await admin.get('/api/admin/settings').expect(200);
  expect(settings).toContain('Le carnet de bord');
  const author = await signIn('lea');
  const text = {
    title: 'Nouer deux amarres',
    description: 'Une description.',
    domainId: 1,
    source: 'Un texte.',
  };
  await author.post('/api/tutorials').send(text).expect(201);
  await app.stop();
});
