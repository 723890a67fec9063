import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SearchRepository } from '../src/content/search/search.repository.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { queriesOf } from './queries.js';
import { untilSearchable } from './searchable.js';

const VIEWS = [5, 90, 5, 0, 33, 90, 7];

let app: TestApp;
/** All ids, least viewed first, ties by id. */
let byViews: number[];
beforeAll(async () => {
  app = await startApp();
  const { manager } = app.nest.get(DataSource);
  const rows: { id: number; views: number }[] = [];
  for (const views of VIEWS) {
    const id = await createTutorial(app, { title: 'Un mot courant' });
    await manager.update(Tutorial, { id }, { views });
    rows.push({ id, views });
  }
  byViews = rows.toSorted((a, b) => a.views - b.views || a.id - b.id).map(({ id }) => id);
  await untilSearchable(app);
});
afterAll(() => app.stop());

it('sorts the results of a text by views, in both directions, page by page', async () => {
  const ask = async (more: object) => {
    const query = { query: 'courant', sortBy: 'views', ...more };
    const { body } = await app.http.get('/api/search').query(query).expect(200);
    expect(body.total).toBe(VIEWS.length);
    return (body.tutorials as { id: number }[]).map(({ id }) => id);
  };
  expect(await ask({})).toEqual(byViews.toReversed());
  expect(await ask({ sortOrder: 'asc', limit: 3, offset: 2 })).toEqual(byViews.slice(2, 5));
});

it.each(['ASC', 'DESC'] as const)('reads no more views for a common word, %s', async (way) => {
  const repository = app.nest.get(SearchRepository);
  const wanted = byViews.slice(0, 6);
  const expected = way === 'ASC' ? wanted : wanted.toReversed();
  const amongThese = (ids: number[]) => Promise.resolve(ids.filter((id) => wanted.includes(id)));
  const walk = async (atOnce: number, most = 1000) => {
    let found: number[] | undefined;
    const page = { limit: 4, offset: 1 };
    const queries = await queriesOf(app, async () => {
      found = await repository.walkByViews(amongThese, way, page, { atOnce, most });
    });
    // Leaves out queries of background work.
    return { found, queries: queries.filter((query) => /FROM .tutorials/.test(query)).length };
  };
  expect(await walk(1000)).toEqual({ found: expected.slice(1, 5), queries: 1 });
  const { found, queries } = await walk(2);
  expect(found).toEqual(expected.slice(1, 5));
  expect(queries).toBeGreaterThan(1);
  expect(await walk(1, 2)).toEqual({ found: undefined, queries: 2 });
});

it('finds the page of a list without a text by ids alone', async () => {
  const queries = await queriesOf(app, async () => {
    await app.http.get('/api/search?limit=2&offset=1&sortBy=title').expect(200);
  });
  const whole = queries.filter((query) => /tutorial_description/.test(query));
  expect(whole).toHaveLength(1);
  expect(whole[0]).not.toMatch(/OFFSET|LIMIT/);
});
