import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { untilSearchable } from './searchable.js';

interface Result {
  tutorials: { title: string; id: number }[];
  count: number;
  total: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await createTutorial(app, {
    title: 'Écrire du C++ lisible',
    description: 'Nommer, ranger, tester.',
    source: 'On compile avec `g++`, puis on lit les messages. The quick fox.',
    tags: ['C++', 'qualité'],
    difficulty: 'advanced',
    date: new Date('2026-01-10T00:00:00Z'),
  });
  await createTutorial(app, {
    title: 'Une œuvre d’été',
    description: 'Peindre dehors.',
    source: Array.from({ length: 2500 }, () => 'mot').join(' '),
    tags: ['peinture', 'été'],
    domain: 'design',
    difficulty: 'beginner',
    date: new Date('2026-02-10T00:00:00Z'),
  });
  await createTutorial(app, {
    title: 'Bases de JS et de Go',
    description: 'Deux langages côte à côte.',
    source: 'Une boucle, une fonction, un tableau.',
    tags: ['js', 'go', 'qualité'],
    difficulty: 'intermediate',
    authorName: 'Grace Hopper',
    date: new Date('2026-03-10T00:00:00Z'),
  });
  await untilSearchable(app);
});
afterAll(() => app.stop());

const search = async (query: Record<string, string | number>) => {
  const { body } = await app.http.get('/api/search').query(query).expect(200);
  return body as Result;
};
const found = async (query: Record<string, string | number>) =>
  (await search(query)).tutorials.map((t) => t.title);

const cpp = 'Écrire du C++ lisible';
const summer = 'Une œuvre d’été';
const languages = 'Bases de JS et de Go';

it('CALL-28 DATA-24 answers {tutorials, count, total}, latest first', async () => {
  const result = await search({});
  expect(result.tutorials.map(({ title }) => title)).toEqual([languages, summer, cpp]);
  expect(result).toMatchObject({ count: 3, total: 3 });
});

describe('RECH-16 finds by `query`', () => {
  it.each([
    ['ecrire', [cpp]],
    ['ŒUVRE', [summer]],
    ['oeuvre', [summer]],
    ['ete', [summer]],
    ['c++', [cpp]],
    ['js', [languages]],
    ['go js', [languages]],
    ['hopper', [languages]],
    ['the', [cpp]],
    ['compil', [cpp]],
    ['qualite', [cpp, languages]],
    ['compiler lire', [cpp]],
    ['js peinture', [languages, summer]],
    ['"js', [languages]],
    ['js*', [languages]],
    ['+js (', [languages]],
    ['qualité -go', [cpp]],
    ['NOT js', [languages]],
    ['"côte à côte"', []],
    ['"lit les messages"', [cpp]],
    ['%', []],
    ['!!!', []],
  ])('%j', async (query, expected) => {
    expect(await found({ query })).toEqual(expected);
  });
});

it('filters by domain, tags and reading time', async () => {
  expect(await found({ domainId: 2 })).toEqual([summer]);
  expect(await found({ tags: 'QUALITE' })).toEqual([languages, cpp]);
  expect(await found({ tags: 'qualité,go' })).toEqual([languages]);
  expect(await found({ tags: 'c++' })).toEqual([cpp]);
  expect(await found({ minReadTime: 5 })).toEqual([summer]);
  expect(await found({ maxReadTime: 4 })).toEqual([languages, cpp]);
});

it('RECH-15 accepts French and stored difficulty names; expert finds nothing', async () => {
  expect(await found({ difficulty: 'débutant' })).toEqual([summer]);
  expect(await found({ difficulty: 'beginner' })).toEqual([summer]);
  expect(await found({ difficulty: 'intermédiaire' })).toEqual([languages]);
  expect(await found({ difficulty: 'avancé' })).toEqual([cpp]);
  expect(await search({ difficulty: 'expert' })).toMatchObject({ tutorials: [], count: 0, total: 0 });
});

it('RECH-13 sorts by date, title, views and readTime, in both directions', async () => {
  expect(await found({ sortBy: 'date', sortOrder: 'asc' })).toEqual([cpp, summer, languages]);
  expect(await found({ sortBy: 'title', sortOrder: 'asc' })).toEqual([languages, cpp, summer]);
  expect(await found({ sortBy: 'title', sortOrder: 'desc' })).toEqual([summer, cpp, languages]);
  expect((await found({ sortBy: 'readTime', sortOrder: 'desc' }))[0]).toBe(summer);
  expect((await found({ sortBy: 'readTime', sortOrder: 'asc' }))[2]).toBe(summer);
  const rows = app.nest.get(DataSource).getRepository(Tutorial);
  for (const [title, views] of [
    [cpp, 2],
    [summer, 9],
    [languages, 4],
  ] as const)
    await rows.update({ title }, { views });
  expect(await found({ sortBy: 'views', sortOrder: 'desc' })).toEqual([summer, languages, cpp]);
  expect(await found({ sortBy: 'views', sortOrder: 'asc' })).toEqual([cpp, languages, summer]);
});

it('returns the number of results on the page and in total', async () => {
  expect(await search({ limit: 2 })).toMatchObject({ count: 2, total: 3 });
  expect(await search({ limit: 2, offset: 2 })).toMatchObject({ count: 1, total: 3 });
});

it('RECH-12 RECH-13 returns the latest twenty by default, or the requested number', async () => {
  for (let day = 1; day <= 23; day += 1)
    await createTutorial(app, { title: `Jour ${day}`, date: new Date(Date.UTC(2026, 3, day)) });
  await untilSearchable(app);
  const usual = await search({});
  expect(usual).toMatchObject({ count: 20, total: 26 });
  expect(usual.tutorials.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Jour ${23 - index}`),
  );
  expect(usual).toEqual(await search({ sortBy: 'date', sortOrder: 'desc', limit: 20 }));
  for (const [limit, count] of [
    [10, 10],
    [20, 20],
    [50, 26],
    [100, 26],
  ] as const)
    expect(await search({ limit })).toMatchObject({ count, total: 26 });
});

describe('suggestions for an unfinished text', () => {
  const suggested = async (query: string) => {
    const { body } = await app.http.get('/api/search/suggestions').query({ query }).expect(200);
    return (body.suggestions as { kind: string; text: string }[]).map(({ kind, text }) => `${kind} ${text}`);
  };

  it('contain tutorials, domains and tags with this beginning', async () => {
    expect(await suggested('ecr')).toContain(`tutorial ${cpp}`);
    expect(await suggested('desi')).toContain('domain Design');
    expect(await suggested('qual')).toContain('tag qualité');
  });

  it('are empty for an empty text, and refused for a text that is too long', async () => {
    expect(await suggested('  ')).toEqual([]);
    await app.http
      .get('/api/search/suggestions')
      .query({ query: 'x'.repeat(201) })
      .expect(400);
  });
});
