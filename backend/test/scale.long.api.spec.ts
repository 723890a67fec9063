import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataSource } from 'typeorm';
import { searchSorts } from '../src/content/search/search.dto.js';
import { SearchRepository } from '../src/content/search/search.repository.js';
import { IndexFeed } from '../src/content/search/index-feed.js';
import { restrictToPart } from '../src/content/tutorials/part-filter.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { TutorialsRepository } from '../src/content/tutorials/tutorials.repository.js';
import { startApp, type TestApp } from './app.js';
import { measureCosts, planOf, statementsOf, type Costs, type Statement } from './cost-of-reading.js';
import { enlarge, fillSmallest, FIRST_ID, SMALLEST } from './filled-site.js';
import { signUpAdmin, type Person } from './people.js';
import { BACKGROUND } from './queries.js';

/*
 * The cost of a read depends on its result, not on the size of the site. `npm run bench -- --only=scale` measures more;
 * PASSERELLE_SCALE=table prints the results of this test.
 */

const TIMES = 10;
/** Maximum cost on the larger site as a multiple of that on the smaller one. */
const MOST_GROWTH = 2;

/** Left out: pages consist of the other reads, and text searches have tests of their own. */
const NOT_HERE = /^\/($|catalogue|tutoriels)|^\/api\/(search\?query|tutorials\?.*q=)/;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
  await admin.agent.patch('/api/admin/settings').send({ enableCache: false }).expect(200);
});
afterAll(() => app.stop());

interface Measured {
  value: number;
  statements: Statement[];
}

it('no read costs twice as much on a site ten times as large', async () => {
  await fillSmallest(app, admin.user.id);
  await indexAnew();
  const reads = await benchedReads();
  expect(reads.length).toBeGreaterThan(30);
  const small = await measureAll(reads, SMALLEST);
  await enlarge(app, TIMES);
  await indexAnew();
  const large = await measureAll(reads, SMALLEST * TIMES);
  const grown: string[] = [];
  for (const [name] of reads) {
    const [before, after] = [small.get(name)!, large.get(name)!];
    const figures = `${name}\t${before.value}\t${after.value}`;
    if (process.env['PASSERELLE_SCALE'] === 'table') console.log(figures);
    if (after.value > MOST_GROWTH * before.value) grown.push(`${figures}\n${await plansOf(after)}`);
  }
  expect(grown.join('\n\n')).toBe('');
});

/** Large inserts publish no events for the index to follow, so it is rebuilt. */
async function indexAnew(): Promise<void> {
  await app.nest.get(IndexFeed).rebuild();
}

interface Targets extends Record<'publicReads' | 'memberReads' | 'adminReads', Record<string, string>> {
  pathOn: (tutorials: number, path: string, id: number) => string;
}

async function targets(): Promise<Targets> {
  const list = pathToFileURL(join(import.meta.dirname, '../../scripts/bench/scale-targets.mjs')).href;
  return (await import(list)) as Targets;
}

/** Targets of `npm run bench`. */
async function benchedReads(): Promise<[name: string, path: string][]> {
  const { publicReads, memberReads, adminReads } = await targets();
  return Object.entries({ ...publicReads, ...memberReads, ...adminReads }).filter(
    ([, path]) => !NOT_HERE.test(path),
  );
}

async function measureAll(
  reads: [name: string, path: string][],
  size: number,
): Promise<Map<string, Measured>> {
  const asked = new Map<string, Statement[]>();
  for (const [name, path] of reads) asked.set(name, await statementsFor(path, size));
  const costs = await measureCosts(app);
  const measured = new Map<string, Measured>();
  for (const [name, statements] of asked)
    measured.set(name, { value: await sumOf(costs, statements), statements });
  await costs.close();
  return measured;
}

async function statementsFor(path: string, size: number): Promise<Statement[]> {
  const address = (await targets()).pathOn(size, path, FIRST_ID + SMALLEST / 2 + 7);
  const statements = await statementsOf(app, () => admin.agent.get(address).expect(200));
  return statements.filter(({ sql }) => !BACKGROUND.test(sql));
}

async function sumOf(costs: Costs, statements: Statement[]): Promise<number> {
  let sum = 0;
  for (const statement of statements) sum += await costs.of(statement);
  return Math.max(sum, costs.least);
}

async function plansOf({ statements }: Measured): Promise<string> {
  const plans: string[] = [];
  for (const statement of statements) plans.push(`${statement.sql}\n${await planOf(app, statement)}`);
  return plans.join('\n');
}

it('a page of a large result is read along its order while the index is behind', async () => {
  const repository = app.nest.get(SearchRepository);
  const order = { by: 'date', direction: 'DESC' } as const;
  const statements = await statementsOf(app, () =>
    repository.list({ minReadTime: 10, maxReadTime: 20, tags: [] }, order, { limit: 20, offset: 0 }),
  );
  const page = statements.find(({ sql }) => sql.includes('readTime') && sql.includes('LIMIT'))!;
  const costs = await measureCosts(app);
  expect(await costs.of(page)).toBeLessThan(costs.least);
  await costs.close();
});

it('the index lists the same tutorials as the database, in the same order', async () => {
  const repository = app.nest.get(SearchRepository);
  const random = fc.record({
    filter: fc.record(
      {
        domainId: fc.integer({ min: 1, max: 7 }),
        difficulty: fc.constantFrom('beginner', 'advanced'),
        minReadTime: fc.integer({ min: 0, max: 45 }),
        maxReadTime: fc.integer({ min: 0, max: 45 }),
        tags: fc.uniqueArray(fc.constantFrom('mot0', 'mot1', 'mot7', 'mot90', 'absente'), { maxLength: 2 }),
      } as const,
      { requiredKeys: ['tags'] },
    ),
    by: fc.constantFrom(...searchSorts),
    direction: fc.constantFrom('ASC', 'DESC'),
    page: fc.record({ limit: fc.integer({ min: 1, max: 30 }), offset: fc.nat({ max: 3_000 }) }),
  } as const);
  await fc.assert(
    fc.asyncProperty(random, async ({ filter, by, direction, page }) => {
      const [rows, total] = await repository.list(filter, { by, direction }, page);
      const { tags, ...others } = filter;
      const query = { ...others, ...page, sortBy: by, sortOrder: direction.toLowerCase() };
      const { body } = await app.http
        .get('/api/search')
        .query(tags.length > 0 ? { ...query, tags: tags.join(',') } : query)
        .expect(200);
      const found = (body as { tutorials: { id: number }[] }).tutorials.map(({ id }) => id);
      expect({ found, total: (body as { total: number }).total }).toEqual({
        found: rows.map(({ id }) => id),
        total,
      });
    }),
    { numRuns: 150 },
  );
});

it('the console lists the same rows whether read by one index or by parts', async () => {
  const repository = app.nest.get(TutorialsRepository);
  const sorts = { date: 'date', title: 'titleFolded', views: 'views', likes: 'likes', id: 'id' } as const;
  const random = fc.record({
    filter: fc.record(
      {
        domainId: fc.constantFrom(2, 6),
        difficulty: fc.constantFrom('advanced', 'intermediate'),
        state: fc.constantFrom('published', 'unpublished', 'deleted'),
      } as const,
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom('date', 'title', 'views', 'likes', 'id'),
    order: fc.constantFrom('asc', 'desc'),
    limit: fc.integer({ min: 1, max: 30 }),
    offset: fc.nat({ max: 900 }),
    isByCursor: fc.boolean(),
  } as const);
  const rows = app.nest.get(DataSource).getRepository(Tutorial);
  await fc.assert(
    fc.asyncProperty(random, async ({ filter, sort, order, limit, offset, isByCursor }) => {
      const query = rows.createQueryBuilder('tutorial').select('tutorial.id', 'id');
      restrictToPart(query, { state: 'any', ...filter });
      const way = order === 'asc' ? 'ASC' : 'DESC';
      query.orderBy(`tutorial.${sorts[sort]}`, way).addOrderBy('tutorial.id', way);
      const all = (await query.getRawMany<{ id: number }>()).map(({ id }) => id);
      const start = all.length === 0 ? 0 : offset % all.length;
      const id = all[start - 1];
      const cursor = isByCursor && id ? ({ side: 'after', id, offset: start } as const) : undefined;
      const asked = { state: 'any', ...filter } as const;
      const [found, total] = await repository.list(asked, { sort, order }, { limit, offset: start, cursor });
      expect({ ids: found.map(({ id }) => id), total }).toEqual({
        ids: all.slice(start, start + limit),
        total: all.length,
      });
    }),
    { numRuns: 100 },
  );
});
