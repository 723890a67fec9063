import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SearchIndexService } from '../src/content/search-index/search-index.service.js';
import { EventTail } from '../src/platform/domain-events/event-tail.js';
import { LongReads } from '../src/platform/long-reads/long-reads.service.js';
import { createBase, startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let folder: string;
let base: Awaited<ReturnType<typeof createBase>>;
let mayCompare = Promise.resolve();
let endComparison: () => void;
const readerFor = jest.spyOn(LongReads.prototype, 'readerFor');
const { statesBetween } = SearchIndexService.prototype as unknown as Record<
  'statesBetween',
  (this: SearchIndexService, first: number, last: number) => Promise<Map<number, string>>
>;

/** Starts the same site again; its comparison of all tutorials with the index waits for `endComparison`. */
async function restart(): Promise<void> {
  const stopped = app.nest.close();
  endComparison?.();
  await stopped;
  mayCompare = new Promise((resolve) => (endComparison = resolve));
  await start();
}
async function start(): Promise<void> {
  app = await startApp({ env: { DATA_DIR: folder, ...(base && { DATABASE_URL: base.url }) } });
}

beforeAll(async () => {
  jest.spyOn(SearchIndexService.prototype, 'statesBetween').mockImplementation(async function (
    this: SearchIndexService,
    first,
    last,
  ) {
    await mayCompare;
    return statesBetween.call(this, first, last);
  });
  folder = await mkdtemp(join(tmpdir(), 'passerelle-resumed-'));
  base = await createBase(process.env['TEST_DATABASE_URL']);
  await start();
  for (const readTime of [1, 2]) await createTutorial(app, { title: `Numéro ${readTime}`, tags: ['Lin'] });
  await untilSearchable(app);
  // A finished comparison stores how far the index is.
  await restart();
  endComparison();
  await untilSearchable(app);
});
afterAll(async () => {
  endComparison();
  await app.stop();
  await base?.drop();
  await rm(folder, { recursive: true, force: true });
});

let asked = 0;

/** Titles of the tutorials with a tag, and whether the database was read for them. */
async function ask(path: string): Promise<{ titles: string[]; isRead: boolean }> {
  readerFor.mockClear();
  // A different limit each time, so that no answer comes from the cache.
  const limit = 10 + ++asked;
  const { body } = await app.http.get(path).query({ limit }).expect(200);
  const titles = (body.tutorials as { title: string }[]).map(({ title }) => title);
  return { titles, isRead: readerFor.mock.calls.length > 0 };
}
const tagged = async (tag: string) => ask(`/api/tags/${tag}/tutorials`);
const searched = async (tag: string) => ask(`/api/search?tags=${tag}&sortBy=title`);

it('the earlier index answers at once after a start, while it is being compared with all tutorials', async () => {
  await restart();
  await until(
    async () => tagged('lin'),
    ({ isRead }) => !isRead,
  );
  expect(await tagged('lin')).toEqual({ titles: ['Numéro 2', 'Numéro 1'], isRead: false });
  expect(await searched('lin')).toEqual({ titles: ['Numéro 2', 'Numéro 1'], isRead: false });
});

it('tutorials that the earlier process had no time to index are indexed first', async () => {
  // The index waits for the comparison, and the site stops before its end.
  await createTutorial(app, { title: 'Numéro 3', tags: ['Chanvre'] });
  await restart();
  const found = await until(
    async () => tagged('chanvre'),
    ({ isRead }) => !isRead,
  );
  expect(found.titles).toEqual(['Numéro 3']);
});

it('the database answers, within its time limit, when the index belongs to another database', async () => {
  const latest = await app.nest.get(EventTail).latestId();
  await app.nest.get(SearchIndexService).keepLastEvent(latest + 1000);
  await restart();
  expect(await tagged('lin')).toEqual({ titles: ['Numéro 2', 'Numéro 1'], isRead: true });
  expect(readerFor.mock.calls).toEqual([['Tutoriels d’une étiquette']]);
  expect(await searched('lin')).toEqual({ titles: ['Numéro 2', 'Numéro 1'], isRead: true });
  expect(readerFor.mock.calls).toEqual([['Recherche sans texte']]);
  endComparison();
  await untilSearchable(app);
  expect(await tagged('lin')).toMatchObject({ isRead: false });
});
