import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Config } from '../src/config.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp } from './people.js';
import { until } from './until.js';

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await startApp({ site: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  id = await createTutorial(app);
});

const read = (agent: Pick<TestApp['http'], 'get'>, browser: string) =>
  agent.get(`/api/tutorials/${id}`).set('user-agent', browser).expect(200);
const keptViews = async () =>
  (await app.nest.get(DataSource).manager.findOneByOrFail(Tutorial, { id })).views;

it('DATA-14 adds one view per reader, visible before it is written', async () => {
  await read(app.http, 'Firefox');
  await read(app.http, 'Firefox');
  expect((await read(app.http, 'Chrome')).body).toMatchObject({ views: 1 });
  await app.nest.get(ViewCounter).write();
  expect(await keptViews()).toBe(2);
  expect((await read(app.http, 'Firefox')).body).toMatchObject({ views: 2 });
});

it('recognizes members across browsers', async () => {
  const [ada, bob] = await Promise.all([signUp(app), signUp(app)]);
  for (const { agent } of [ada, bob]) for (const browser of ['Firefox', 'Chrome']) await read(agent, browser);
  expect(app.nest.get(ViewCounter).counted(id)).toBe(2);
});

it('does not count authors as readers, in the API or on the page', async () => {
  const ada = await signUp(app, { isContributor: true });
  id = await publishTutorial(app, ada);
  const counted = () => app.nest.get(ViewCounter).counted(id);
  await read(ada.agent, 'Firefox');
  expect(counted()).toBe(0);
  const [bob, eve] = await Promise.all([signUp(app), signUp(app)]);
  await read(bob.agent, 'Firefox');
  expect(counted()).toBe(1);
  // Views are counted after the response, in order, so the last one proves the earlier ones.
  for (const { agent } of [ada, eve]) await agent.get(`/tutoriels/${id}`).expect(200);
  await until(counted, (count) => count > 1);
  expect(counted()).toBe(2);
});

it('counts neither prefetches nor HEAD requests', async () => {
  await app.http.get(`/api/tutorials/${id}`).set('sec-purpose', 'prefetch').expect(200);
  await app.http.head(`/api/tutorials/${id}`).expect(200);
  expect(app.nest.get(ViewCounter).counted(id)).toBe(0);
});

it('takes the client address from a proxy only if one is configured', async () => {
  const from = (address: string) =>
    app.http.get(`/api/tutorials/${id}`).set('x-forwarded-for', address).expect(200);
  await from('203.0.113.1');
  await from('203.0.113.2');
  expect(app.nest.get(ViewCounter).counted(id)).toBe(1);
  app.nest.set('trust proxy', 1);
  await from('203.0.113.1');
  await from('203.0.113.2');
  app.nest.set('trust proxy', 0);
  expect(app.nest.get(ViewCounter).counted(id)).toBe(3);
});

it('loses no view when two processes count at once, or when one of them stops', async () => {
  const { dataDir, database } = app.nest.get(Config);
  const env = { DATA_DIR: dataDir, ...(database.kind === 'mysql' ? { DATABASE_URL: database.url } : {}) };
  const second = await startApp({ env });
  const others = [await createTutorial(app), await createTutorial(app)];
  const [mine, theirs] = [app, second].map(({ nest }) => nest.get(ViewCounter));
  for (let reader = 0; reader < 100; reader += 1) {
    for (const tutorial of [id, ...others]) mine!.record(tutorial, `ici ${reader}`);
    for (const tutorial of [...others, id]) theirs!.record(tutorial, `là ${reader}`);
    if (reader % 10 > 0) continue;
    // Two connections of one process to one SQLite file would deadlock; only MySQL writes concurrently here.
    if (database.kind === 'sqlite') await mine!.write();
    await Promise.all([mine!.write(), theirs!.write()]);
  }
  await mine!.write();
  await second.stop();
  expect(await keptViews()).toBe(200);
});
