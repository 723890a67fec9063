import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Response as Answer } from 'supertest';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from './app.js';
import { enlarge, fillSmallest, FIRST_ID } from './filled-site.js';
import { signUpAdmin, type Person } from './people.js';

/*
 * Lists of any length. Text filters and periods of the console examine one block per request, newest entries first;
 * `Link` leads to the next older block.
 */

const NEEDLE = 'aiguille';
const ACTION = encodeURIComponent(`Une ${NEEDLE} ici`);

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
  await fillSmallest(app, admin.user.id);
  await enlarge(app, 3);
  const { manager } = app.nest.get(DataSource);
  const put = (table: string, column: string, ids: readonly number[], text = NEEDLE) =>
    manager.query(`UPDATE ${table} SET ${column} = ? WHERE id IN (${ids.join(', ')})`, [`Une ${text} ici`]);
  await put('comments', 'contentFolded', [
    FIRST_ID + 3,
    FIRST_ID + 15_000,
    FIRST_ID + 15_010,
    FIRST_ID + 29_999,
  ]);
  await manager.query(`UPDATE comments SET likes = 90 WHERE id = ${FIRST_ID + 15_000}`);
  await put('deleted_comments', 'contentFolded', [FIRST_ID + 3, FIRST_ID + 2_901]);
  await put('audit_log', 'action', [FIRST_ID + 3, FIRST_ID + 5_005, FIRST_ID + 5_010, FIRST_ID + 9_990]);
  await put('tutorials', 'matchText', [FIRST_ID + 3, FIRST_ID + 2_901]);
  await put('users', 'displayNameFolded', [FIRST_ID + 2], 'ada');
});
afterAll(() => app.stop());

/** The ids found in each block with matches, and the number of blocks examined. */
async function searchAll(path: string): Promise<{ found: number[][]; blocks: number }> {
  const found: number[][] = [];
  let blocks = 0;
  for (let next: string | undefined = path; next; blocks += 1) {
    const { body, headers }: Answer = await admin.agent.get(next).expect(200);
    const rows = (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as {
      id: number;
    }[];
    if (rows.length > 0) found.push(rows.map(({ id }) => id - FIRST_ID));
    expect(headers['x-total-count']).toBe(String(rows.length));
    next = /<([^>]+)>; rel="prev-archive"/.exec(headers['link'] as string)?.[1];
  }
  return { found, blocks };
}

it.each([
  [`comments?q=${NEEDLE}`, [[29_999], [15_010, 15_000], [3]], 30],
  [`comments?q=${NEEDLE}&sort=likes`, [[29_999], [15_000, 15_010], [3]], 30],
  [`comments?q=${NEEDLE}&sort=createdAt&order=asc`, [[29_999], [15_000, 15_010], [3]], 30],
  [`tutorials?q=${NEEDLE}`, [[2_901], [3]], 4],
  [`tutorials?q=${NEEDLE}&sort=title&state=published`, [[2_901], [3]], 4],
  ['users?q=ada%20ici', [[2]], 4],
  [`comments?q=${NEEDLE}&state=deleted`, [[2_901], [3]], 6],
  [`audit?since=2000-01-01T00:00:00Z&action=${ACTION}`, [[9_990], [5_010, 5_005], [3]], 12],
  [`audit?until=2100-01-01T00:00:00Z&action=${ACTION}&order=asc`, [[9_990], [5_005, 5_010], [3]], 12],
])('searches the whole list block by block, newest first: %s', async (path, found, blocks) => {
  expect(await searchAll(`/api/admin/${path}`)).toEqual({ found, blocks });
});

it('links the pages of a block, and from its last page to the block before', async () => {
  const path = `/api/admin/comments?q=${NEEDLE}&before=${FIRST_ID + 16_000}&limit=1`;
  const first = await admin.agent.get(path).expect(200);
  expect(first.body).toMatchObject({ total: 2, comments: [{ id: FIRST_ID + 15_010 }] });
  const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)![1]!;
  const second = await admin.agent.get(next).expect(200);
  expect(second.body).toMatchObject({ total: 2, comments: [{ id: FIRST_ID + 15_000 }] });
  const older = /<([^>]+)>; rel="prev-archive"/.exec(second.headers['link'] as string)![1]!;
  expect(older).toBe(`/api/admin/comments?q=${NEEDLE}&before=${FIRST_ID + 15_000}&limit=1&offset=0`);
});

it('tells react-admin where the block before begins', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: NEEDLE, before: FIRST_ID + 16_000 }));
  const { body, headers } = await admin.agent
    .get(`/api/admin/comments?filter=${filter}&range=[0,24]&sort=["id","DESC"]`)
    .expect(200);
  expect(body).toHaveLength(2);
  const older = /<([^>]+)>; rel="prev-archive"/.exec(headers['link'] as string)![1]!;
  const { searchParams } = new URL(older, 'http://localhost');
  expect(JSON.parse(searchParams.get('filter')!)).toEqual({ q: NEEDLE, before: FIRST_ID + 15_000 });
  expect(searchParams.get('range')).toBe('[0,24]');
});

it('a site that fits into one block is searched at once', async () => {
  const { headers } = await admin.agent
    .get(`/api/admin/comments?q=${NEEDLE}&before=${FIRST_ID + 1_000}`)
    .expect(200);
  expect(headers['link']).not.toContain('prev-archive');
});

it('a page can be chosen by number near both ends of a list, and is reached by cursors in between', async () => {
  const ask = (offset: number) => admin.agent.get(`/api/admin/comments?limit=25&offset=${offset}`);
  const { body } = await ask(12_000).expect(400);
  expect(body.errors.offset).toContain('suivez l’en-tête « Link »');
  const { headers } = await ask(10_000).expect(200);
  const ids = (answer: Answer) =>
    (answer.body as { comments: { id: number }[] }).comments.map(({ id }) => id);
  const next = /<([^>]+)>; rel="next"/.exec(headers['link'] as string)![1]!;
  expect(next).toContain('cursor=');
  const total = Number(headers['x-total-count']);
  expect(ids(await admin.agent.get(next).expect(200))).toEqual(
    Array.from({ length: 25 }, (_, index) => FIRST_ID + total - 1 - 10_025 - index),
  );
  expect(ids(await ask(total - 10_025).expect(200))).toHaveLength(25);
});

it('the URL of a page that no list has leads to the first one, with the other parameters', async () => {
  const { headers } = await app.http.get('/recherche?limit=100&page=99999').expect(301);
  expect(headers['location']).toBe('/recherche?limit=100');
});
