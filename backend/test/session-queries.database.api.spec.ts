import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { EventDispatcher } from '../src/platform/domain-events/event-dispatcher.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';

/* Number of queries to identify the caller. */

let app: TestApp;
let ada: Person;
let tutorial: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  tutorial = await createTutorial(app);
});
beforeEach(async () => {
  ada = await signUp(app);
  // Waits for the events of the registration, which must not be counted.
  await app.nest.get(EventDispatcher).idle();
  // Writes the views of the test before now, so that they are not counted either.
  await app.nest.get(ViewCounter).write();
});
afterAll(() => app.stop());

const lookUps = (queries: string[]) =>
  queries.filter((query) => /^SELECT.*FROM [`"](sessions|users)[`"]/s.test(query));
const writes = (queries: string[]) => queries.filter((query) => /^(UPDATE|INSERT)/.test(query));

it('a member’s API call reads session and member in one query, and writes nothing', async () => {
  const queries = await queriesOf(app, () => ada.agent.get('/api/auth/me').expect(200));
  expect(lookUps(queries)).toHaveLength(1);
  expect(writes(queries)).toEqual([]);
});

it('rendering a page for a member reads session and member once, for all its API calls', async () => {
  const queries = await queriesOf(app, async () => {
    const { text } = await ada.agent.get(`/tutoriels/${tutorial}`).expect(200);
    expect(text).toContain('Tutoriel');
  });
  expect(lookUps(queries)).toHaveLength(1);
  expect(writes(queries)).toEqual([]);
});

it('the time of a member’s last visit is written once a minute', async () => {
  const before = new Date(Date.now() - 61_000);
  await app.nest
    .get(DataSource)
    .query(
      `UPDATE sessions SET lastSeenAt = '${before.toISOString().slice(0, -1).replace('T', ' ')}' WHERE userId = ${ada.user.id}`,
    );
  const noted = await queriesOf(app, () => ada.agent.get('/api/auth/me').expect(200));
  expect(writes(noted)).toHaveLength(1);
  expect(writes(await queriesOf(app, () => ada.agent.get('/api/auth/me').expect(200)))).toEqual([]);
});

it('a rendered page shows its member private data', async () => {
  const [admin, bob] = [await signUpAdmin(app), await signUp(app)];
  const id = await publishTutorial(app, ada);
  await admin.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
  const statuses = [ada, bob, admin].map(async ({ agent }) => (await agent.get(`/tutoriels/${id}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
});
