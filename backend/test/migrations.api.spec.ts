import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
let dataSource: DataSource;
beforeAll(async () => {
  app = await startApp();
  dataSource = app.nest.get(DataSource);
});
afterAll(() => app.stop());

it('the entities say what the migrations made: each column can be read and written', async () => {
  for (const { name, columns } of dataSource.entityMetadatas) {
    const query = dataSource.createQueryBuilder().from(name, 'row').limit(1);
    for (const { propertyName } of columns) query.addSelect(`row.${propertyName}`);
    await expect(query.getRawMany()).resolves.toBeDefined();
  }
});

it('the migrations go down to nothing and up again', async () => {
  const count = dataSource.migrations.length;
  for (let step = 0; step < count; step += 1) await dataSource.undoLastMigration();
  const runner = dataSource.createQueryRunner();
  expect(await runner.hasTable('tutorials')).toBe(false);
  expect(await runner.hasTable('domains')).toBe(false);
  await runner.release();
  await dataSource.runMigrations();
  expect(await dataSource.query('SELECT COUNT(*) AS n FROM tutorials')).toEqual([{ n: expect.anything() }]);
});
