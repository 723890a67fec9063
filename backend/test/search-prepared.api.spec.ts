import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SearchIndexService } from '../src/content/search-index/search-index.service.js';
import type { HtmlDocument } from '../src/content/search-index/search-index-worker.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let go: () => void;
const gate = new Promise<void>((resolve) => (go = resolve));
const { put } = SearchIndexService.prototype as unknown as {
  put: (this: SearchIndexService, documents: HtmlDocument[]) => Promise<void>;
};
beforeAll(async () => {
  jest.spyOn(SearchIndexService.prototype, 'put').mockImplementation(async function (
    this: SearchIndexService,
    documents,
  ) {
    await gate;
    return put.call(this, documents);
  });
  app = await startApp({ seed: 'demo', site: true, env: { LOG_LEVEL: 'fatal' } });
});
afterAll(() => app.stop());

const ask = async (query: object) => (await app.http.get('/api/search').query(query).expect(200)).body;
const list = async (query: object) => (await app.http.get('/api/tutorials').query(query).expect(200)).body;
const propose = async () => app.http.get('/api/search/suggestions?query=boul').expect(200);
const page = async () => (await app.http.get('/recherche?q=boulangerie').expect(200)).text;

it('reports the progress of the index until it includes all tutorials', async () => {
  expect(await ask({ query: 'boulangerie' })).toMatchObject({
    tutorials: [],
    total: 0,
    preparing: { done: 0, total: 4 },
  });
  // Without a text the database answers.
  expect(await ask({})).toMatchObject({ total: 4, preparing: null });
  // The catalogue's text search and the suggestions use the same index.
  expect(await list({ q: 'boulangerie' })).toEqual({
    tutorials: [],
    total: 0,
    preparing: { done: 0, total: 4 },
  });
  expect(await list({})).not.toHaveProperty('preparing');
  const proposed = await propose();
  expect(proposed.body).toEqual({ suggestions: [], preparing: { done: 0, total: 4 } });
  expect(proposed.headers['cache-control']).toBe('no-store');
  const text = await page();
  expect(text).toContain('La recherche se prépare.');
  expect(text).not.toContain('Aucun résultat trouvé');
  expect(text).not.toMatch(/0(?:<!-- -->)? tutoriels trouvés/);

  go();
  await untilSearchable(app);
  expect(await ask({ query: 'boulangerie' })).toMatchObject({ total: 2, preparing: null });
  expect(await page()).not.toContain('La recherche se prépare.');
  // A cached answer has no progress either.
  const listed = await list({ q: 'boulangerie' });
  expect(listed).toMatchObject({ total: 2 });
  expect(listed).not.toHaveProperty('preparing');
  const { body, headers } = await propose();
  expect(body.preparing).toBeNull();
  expect(body.suggestions).not.toEqual([]);
  expect(headers['cache-control']).toBe('max-age=60');
});

it('does not count a search without results while the index is incomplete', async () => {
  const { agent } = await signUpAdmin(app);
  for (let limit = 1; limit <= 2; limit += 1) await ask({ query: 'boulangerie', limit });
  // With the last search of the test before there are three.
  const { body } = await agent.get('/api/admin/searches').expect(200);
  expect(body.searches).toMatchObject([{ text: 'boulangerie', unanswered: 0 }]);
});

it('indexes by itself a tutorial that it could not index when it was written', async () => {
  const refused = jest
    .spyOn(app.nest.get(SearchIndexService), 'put')
    .mockRejectedValueOnce(new Error('There is no room.'));
  await createTutorial(app, { title: 'Rempailler une chaise' });
  await until(() => refused.mock.calls.length > 0);
  await until(
    () => ask({ query: 'rempailler' }),
    ({ total }) => total === 1,
  );
});
