import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { InvalidationClock } from '../src/platform/cache/invalidation-clock.js';
import { TutorialsRepository } from '../src/content/tutorials/tutorials.repository.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let admin: Person;
let id: number;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  id = await createTutorial(app, { title: 'Gardé', source: 'Un texte. '.repeat(200) });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Counts the database queries behind the cached responses. */
function countLookUps(): () => number {
  const repository = app.nest.get(TutorialsRepository);
  const spies = [jest.spyOn(repository, 'list'), jest.spyOn(repository, 'findPublished')];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

const addresses = ['/api/tutorials?limit=15', '/api/tutorials/:id', '/api/domains/programmation/tutorials'];

describe.each(addresses)('%s, with the same response for every visitor', (pattern) => {
  const address = () => pattern.replace(':id', String(id));
  beforeEach(async () => {
    // Both readers are counted before the test, so that the number of views stays the same.
    for (const agent of [undefined, 'node'])
      await app.http.get(`/api/tutorials/${id}`).set(agent ? { 'user-agent': agent } : {});
    // Events of the creation invalidate responses, too.
    await eventsHandled(app);
    // The index reads what it puts, too.
    await untilSearchable(app);
    app.nest.get(InvalidationClock).clearCaches();
  });

  it('queries the database once and sends the cached response again', async () => {
    const lookUps = countLookUps();
    const first = await app.http.get(address()).expect(200);
    const second = await app.http.get(address()).expect(200);
    expect(lookUps()).toBe(1);
    expect(second.text).toBe(first.text);
    for (const name of ['content-type', 'etag', 'content-security-policy', 'x-content-type-options'])
      expect([name, second.headers[name]]).toEqual([name, first.headers[name] ?? 'missing']);
    const head = await app.http.head(address()).set('accept-encoding', 'identity').expect(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.text)));
    expect(head.text).toBeUndefined();
  });

  it('has an ETag that is valid until the content changes', async () => {
    const { etag } = (await app.http.get(address()).expect(200)).headers as { etag: string };
    for (let time = 0; time < 2; time += 1)
      await app.http.get(address()).set('if-none-match', etag).expect(304);
    const written = { title: 'Changé', description: 'Une autre description.', domainId: 1, source: 'Autre.' };
    await admin.agent.put(`/api/tutorials/${id}`).send(written).expect(200);
    const { text } = await app.http.get(address()).set('if-none-match', etag).expect(200);
    expect(text).toContain('"title":"Changé"');
  });

  it('shows a change to all simultaneous requests', async () => {
    await app.http.get(address()).expect(200);
    const written = {
      title: 'Aussitôt',
      description: 'Une autre description.',
      domainId: 1,
      source: 'Autre.',
    };
    await admin.agent.put(`/api/tutorials/${id}`).send(written).expect(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.http.get(address())));
    for (const { text } of answers) expect(text).toContain('"title":"Aussitôt"');
  });

  it('is compressed with the encoding that the client accepts', async () => {
    const { text } = await app.http.get(address()).expect(200);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch((await app.nest.getUrl()) + address(), {
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.text()).toBe(text);
    }
  });

  it('is built anew for requests with a session, even if cached', async () => {
    const { agent } = await signUp(app);
    const lookUps = countLookUps();
    for (let time = 0; time < 2; time += 1) await agent.get(address()).expect(200);
    await app.http.get(address()).expect(200);
    expect(lookUps()).toBe(3);
  });

  it('is not sent from the cache in maintenance, nor while caching is off', async () => {
    const set = (settings: object) => admin.agent.patch('/api/admin/settings').send(settings).expect(200);
    await app.http.get(address()).expect(200);
    await set({ maintenanceMode: true });
    await app.http.get(address()).expect(503);
    await set({ maintenanceMode: false, enableCache: false });
    const lookUps = countLookUps();
    for (let time = 0; time < 2; time += 1) await app.http.get(address()).expect(200);
    expect(lookUps()).toBe(2);
    await set({ enableCache: true });
  });
});

it('DATA-14 a cached tutorial counts its readers and shows their number', async () => {
  const read = async (browser: string) => {
    const { body } = await app.http.get(`/api/tutorials/${id}`).set('user-agent', browser).expect(200);
    return (body as { views: number }).views;
  };
  expect([await read('Firefox'), await read('Firefox'), await read('Chrome')]).toEqual([0, 1, 1]);
  expect([await read('Safari'), await read('Chrome')]).toEqual([2, 3]);
});

it('hides an unpublished tutorial from visitors, even if it was cached', async () => {
  await app.http.get(`/api/tutorials/${id}`).expect(200);
  await admin.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
  const { status } = await admin.agent.get(`/api/tutorials/${id}`);
  expect([status, (await app.http.get(`/api/tutorials/${id}`)).status]).toEqual([200, 404]);
});

it('counts cached responses towards the rate limits', async () => {
  const busy = await startApp({ env: { PASSERELLE_RATE_LIMITS: 'on' } });
  const left = async () => /"everything-visitors";r=(\d+);/.exec((await ask(busy)).headers['ratelimit']!)![1];
  const ask = ({ http }: TestApp) => http.get('/api/tutorials').expect(200);
  expect([await left(), await left()]).toEqual(['2999', '2998']);
  await busy.stop();
});
