import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const itOnSqlite = process.env['TEST_DATABASE_URL'] ? it.skip : it;
itOnSqlite('SQLite compiles no statement again for another tutorial', async () => {
  const [first, second] = [await createTutorial(app), await createTutorial(app)];
  const read = async (id: number) => {
    await app.http.get(`/api/tutorials/${id}`).expect(200);
    await app.http.get(`/api/tutorials/${id}/comments`).expect(200);
    await app.http.get(`/api/tutorials/suggestions?domainId=1&excludeId=${id}`).expect(200);
  };
  await read(first);
  const prepare = jest.spyOn(DatabaseSync.prototype, 'prepare');
  await read(second);
  expect(prepare.mock.calls.map(([sql]) => sql)).toEqual([]);
});
