import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SearchIndexService } from '../src/content/search-index/search-index.service.js';
import type { HtmlDocument } from '../src/content/search-index/search-index-worker.js';
import { startApp, type TestApp } from './app.js';
import { signUpAdmin } from './people.js';
import { untilSearchable } from './searchable.js';

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
  app = await startApp({ seed: 'demo', site: true });
});
afterAll(() => app.stop());

const ask = async (query: object) => (await app.http.get('/api/search').query(query).expect(200)).body;
const page = async () => (await app.http.get('/recherche?q=boulangerie').expect(200)).text;

it('says that the search is being prepared, and how far, until it knows all tutorials', async () => {
  expect(await ask({ query: 'boulangerie' })).toMatchObject({
    tutorials: [],
    total: 0,
    preparing: { done: 0, total: 4 },
  });
  // Without a text the database answers.
  expect(await ask({})).toMatchObject({ total: 4, preparing: null });
  const text = await page();
  expect(text).toContain('La recherche se prépare.');
  expect(text).not.toContain('Aucun résultat trouvé');
  expect(text).not.toMatch(/0(?:<!-- -->)? tutoriels trouvés/);

  go();
  await untilSearchable(app);
  expect(await ask({ query: 'boulangerie' })).toMatchObject({ total: 2, preparing: null });
  expect(await page()).not.toContain('La recherche se prépare.');
});

it('takes what is not found yet for no gap', async () => {
  const { agent } = await signUpAdmin(app);
  for (let limit = 1; limit <= 2; limit += 1) await ask({ query: 'boulangerie', limit });
  // With the last one of the test above there are three since.
  const { body } = await agent.get('/api/admin/searches').expect(200);
  expect(body.searches).toMatchObject([{ text: 'boulangerie', unanswered: 0 }]);
});
