import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { BACKGROUND, queriesOf } from './queries.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('reading another tutorial reuses the statements that the database has already compiled', async () => {
  const [first, second] = [await createTutorial(app), await createTutorial(app)];
  const statementsFor = async (id: number) => {
    const queries = await queriesOf(app, async () => {
      await app.http.get(`/api/tutorials/${id}`).expect(200);
      await app.http.get(`/api/tutorials/${id}/comments`).expect(200);
      await app.http.get(`/api/tutorials/suggestions?domainId=1&excludeId=${id}`).expect(200);
      await app.nest.get(ViewCounter).write();
    });
    return new Set(queries.filter((query) => !BACKGROUND.test(query)));
  };
  const statements = await statementsFor(first);
  expect(statements.size).toBeGreaterThan(5);
  expect(await statementsFor(second)).toEqual(statements);
});
