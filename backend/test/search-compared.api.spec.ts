import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { SearchRepository } from '../src/content/search/search.repository.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

const COMPARED_EVERY_MS = 5 * MINUTE_MS;

let app: TestApp;
let compare: () => void;
const held: (() => void)[] = [];
const release = () => held.forEach((goOn) => goOn());
beforeAll(async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  app = await startApp({ seed: 'demo' });
  const due = timers.mock.calls.filter(([, every]) => every === COMPARED_EVERY_MS);
  timers.mockRestore();
  expect(due).not.toEqual([]);
  compare = () => due.forEach(([happen]) => happen());
  await untilSearchable(app);
});
afterAll(() => {
  release();
  return app.stop();
});

const isUpToDate = async () => (await app.http.get('/api/ready').expect(200)).body.search.upToDate as boolean;

/** Starts the regular comparison, which waits before reading tutorials until it is released. */
async function holdComparison(): Promise<void> {
  const released = new Promise<void>((resolve) => held.push(resolve));
  const repository = app.nest.get(SearchRepository);
  const find = repository.findStatesAfter.bind(repository);
  const read = jest.spyOn(repository, 'findStatesAfter').mockImplementationOnce(async (...given) => {
    const rows = await find(...given);
    await released;
    return rows;
  });
  compare();
  await until(() => read.mock.calls.length > 0);
  read.mockRestore();
}

it('the search index goes on answering while it is compared with all tutorials', async () => {
  expect(await isUpToDate()).toBe(true);
  await holdComparison();
  expect(await isUpToDate()).toBe(true);
  release();
  await untilSearchable(app);
  expect(await isUpToDate()).toBe(true);
});

it('a tutorial published meanwhile is found once the index says it is current', async () => {
  await holdComparison();
  await createTutorial(app, { title: 'Rempailler une chaise' });
  await until(async () => !(await isUpToDate()));
  const found = async () =>
    (await app.http.get('/api/search?query=rempailler').expect(200)).body.total as number;
  expect(await found()).toBe(0);
  release();
  await until(isUpToDate);
  expect(await found()).toBe(1);
});
