import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startApp, type TestApp } from './app.js';
import { measureCosts, planOf, statementsOf, type Costs, type Statement } from './cost-of-reading.js';
import { enlarge, fillSmallest, FIRST_ID, SMALLEST } from './filled-site.js';
import { signUpAdmin, type Person } from './people.js';

/*
 * The cost of a read depends on what it shows, not on the size of the site. `npm run bench -- --only=scale` measures
 * more;
 * PASSERELLE_SCALE=table prints the results of this test.
 */

const TIMES = 10;
/** Maximum cost on the larger site as a multiple of that on the smaller one. */
const MOST_GROWTH = 2;

/** Pages consist of these reads, and the search index has its own tests. */
const NOT_HERE = /^\/($|catalogue|tutoriels)|^\/api\/(search|tutorials\?.*q=)/;

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
  const reads = await benchedReads();
  expect(reads.length).toBeGreaterThan(30);
  const small = await measureAll(reads, SMALLEST);
  await enlarge(app, TIMES);
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
  return statementsOf(app, () => admin.agent.get(address).expect(200));
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

it('a page of what many have in common is read along its order', async () => {
  const statements = await statementsOf(app, () =>
    admin.agent.get('/api/search?minReadTime=10&maxReadTime=20').expect(200),
  );
  const page = statements.find(({ sql }) => sql.includes('readTime') && sql.includes('LIMIT'))!;
  const costs = await measureCosts(app);
  expect(await costs.of(page)).toBeLessThan(costs.least);
  await costs.close();
});
