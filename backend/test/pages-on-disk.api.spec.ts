import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { PageCache } from '../src/site/web/page-cache.js';
import { createBase, startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin } from './people.js';

const KEPT = 'Passerelle; hit';
const MADE = 'Passerelle; fwd=miss';

let app: TestApp;
let folder: string;
let base: Awaited<ReturnType<typeof createBase>>;
let ids: number[];

/** Starts the same site again. */
async function start(): Promise<void> {
  app = await startApp({
    site: true,
    env: { DATA_DIR: folder, ...(base && { DATABASE_URL: base.url }) },
  });
  await app.nest.get(PageCache).ready();
}
async function restart(): Promise<void> {
  await app.nest.close();
  await start();
}
const page = (id: number) => app.http.get(`/tutoriels/${id}`).set('accept-encoding', 'br').expect(200);
const statusOf = async (id: number) => (await page(id)).headers['cache-status'] as string;
const statuses = async () => Promise.all(ids.map(statusOf));
/** Publishes an event as another node would while this one is down. */
const happen = async (type: string, payload: object) =>
  app.nest
    .get(DataSource)
    .getRepository(StoredEvent)
    .insert({ type: type as never, payload: payload as never, happenedAt: new Date() });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-on-disk-'));
  base = await createBase(process.env['TEST_DATABASE_URL']);
  await start();
});
afterAll(async () => {
  await app.stop();
  await base?.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  // In another domain, so that neither tutorial is suggested beside the other.
  ids = [
    await createTutorial(app, { title: 'Le premier' }),
    await createTutorial(app, { title: 'Le second', domainId: 2 }),
  ];
  for (const id of ids) await page(id);
});

it('a page rendered before a restart is sent without rendering', async () => {
  const before = await page(ids[0]!);
  await restart();
  const after = await page(ids[0]!);
  expect(after.headers['cache-status']).toBe(KEPT);
  expect(after.text).toBe(before.text);
  for (const name of ['etag', 'content-security-policy', 'cache-control', 'content-type', 'vary'])
    expect([name, after.headers[name]]).toEqual([name, before.headers[name]]);
  await app.http.get(`/tutoriels/${ids[0]}`).set('if-none-match', String(before.headers['etag'])).expect(304);
});

it('a page evicted from memory comes from disk, unless its content has changed', async () => {
  const { agent } = await signUpAdmin(app);
  await agent.put(`/api/tutorials/${ids[0]}`).send(rewritten).expect(200);
  // As when memory is full.
  app.nest.get<PageCache, { memory: { clearValues: () => void } }>(PageCache).memory.clearValues();
  expect(await statuses()).toEqual([MADE, KEPT]);
});

it('changes during the absence of the process invalidate pages on disk', async () => {
  await happen('tutorial.saved', { tutorialId: ids[0] });
  // This process was already stopped and misses the event.
  await restart();
  expect(await statuses()).toEqual([MADE, KEPT]);
});

it('other settings or another database discard all earlier pages', async () => {
  await happen('settings.changed', {});
  await restart();
  expect(await statuses()).toEqual([MADE, MADE]);
  await app.nest.get(DataSource).query('DELETE FROM domain_events');
  await restart();
  expect(await statuses()).toEqual([MADE, MADE]);
});

it('clearing the cache clears the disk', async () => {
  const { agent } = await signUpAdmin(app);
  await agent.post('/api/admin/cache/clear').expect(200);
  await restart();
  expect(await statuses()).toEqual([MADE, MADE]);
  expect((await readdir(join(folder, 'pages'))).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
});

const rewritten = {
  title: 'Le premier, autrement',
  description: 'Une description.',
  domainId: 1,
  source: 'Du texte.',
  tags: [],
};
