import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { BookOrdersRepository } from '../src/content/book-orders/book-orders.repository.js';
import { DraftSchedule } from '../src/content/drafts/draft-schedule.entity.js';
import { ScheduledPublications } from '../src/content/drafts/scheduled-publications.js';
import { startApp, type TestApp } from './app.js';
import { ask, ended, fill } from './books.js';
import { begin, countRows, whole } from './drafts.js';
import { signUp } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { WORKERS: 'off' } });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

it('40.15 a process without workers leaves ordered books and scheduled drafts to others', async () => {
  const looked = [
    jest.spyOn(BookOrdersRepository.prototype, 'findNext'),
    jest.spyOn(ScheduledPublications.prototype, 'publishDue'),
  ];
  const author = await signUp(app, { isContributor: true });
  const { id } = await fill(app, author);
  const order = await ask(author, `collections/${id}`, { format: 'epub' });
  const draft = await begin(author, whole);
  const { manager } = app.nest.get(DataSource);
  const moment = new Date(Date.now() - MINUTE_MS);
  const due = { draftId: draft.id, userId: author.user.id, publishAt: moment, attempts: 0, triedAt: null };
  await manager.insert(DraftSchedule, due);
  const published = await countRows(app, 'tutorials');

  const { dataDir, database } = app.nest.get(Config);
  const base: Record<string, string> = database.kind === 'mysql' ? { DATABASE_URL: database.url } : {};
  const without = await startApp({ env: { DATA_DIR: dataDir, ...base, WORKERS: 'off' } });
  await without.stop();
  for (const look of looked) expect(look).not.toHaveBeenCalled();
  expect((await author.agent.get(`/api/exports/${order.id}`).expect(200)).body.state).toBe('waiting');

  const other = await startApp({ env: { DATA_DIR: dataDir, ...base } });
  expect(await ended(author, order.id)).toMatchObject({ state: 'ready' });
  await other.nest.get(ScheduledPublications).publishDue();
  await other.stop();
  expect(await countRows(app, 'tutorials')).toBe(published + 1);
});
