import { afterAll, beforeAll, expect, it } from '@jest/globals';
import simpleRestProvider from 'ra-data-simple-rest';
import { startApp, type TestApp } from './app.js';
import {
  createBestAnswer,
  createCollection,
  createComment,
  createPath,
  createReport,
  createSubscription,
  createSynonyms,
  createTutorial,
  createTutorialRequest,
} from './factories.js';
import { leafThrough, linksOf } from './list-pages.js';
import { createMembers, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let admin: Person;
let member: Pick<Person, 'agent' | 'user'>;
let tutorials: number[];
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  [member] = (await createMembers(app, 1)) as [typeof member];
  tutorials = [];
  for (const title of ['Écrire', 'Dessiner', 'Lire', 'Compter', 'Chanter']) {
    tutorials.push(await createTutorial(app, { title, domain: 'langues', tags: ['parler'] }));
  }
  for (let comment = 0; comment < 3; comment += 1) {
    const id = await createComment(app, member, tutorials[0]!);
    await createReport(app, admin, id);
  }
  for (let count = 0; count < 2; count += 1) {
    await createCollection(app, member, true);
    await createPath(app, admin, tutorials[0]!, true);
    await createSubscription(app);
    await createTutorialRequest(app);
    await createSynonyms(app, admin);
    await createBestAnswer(app, admin, tutorials[0]!);
    await member.agent.post('/api/favorites').send({ tutorialId: tutorials[count] }).expect(201);
  }
  await untilSearchable(app);
});
afterAll(() => app.stop());

/** Lists of the API and their totals here. */
const lists: [path: string, total: number][] = [
  ['/api/tutorials', 5],
  ['/api/domains/langues/tutorials', 5],
  ['/api/tags/parler/tutorials', 5],
  ['/api/search', 5],
  ['/api/tutorials/trending?limit=2', 2],
  ['/api/tutorials/suggestions?domainId=5', 3],
  ['/api/domains', 6],
  ['/api/learning-paths', 2],
  ['/api/favorites', 2],
  ['/api/favorites/ids', 2],
  ['/api/collections', 0],
  ['/api/contributions', 0],
  ['/api/drafts', 0],
  ['/api/progress', 0],
  ['/api/auth/sessions', 1],
  ['/api/admin/users', 3],
  ['/api/admin/reports', 3],
  ['/api/admin/tutorials', 5],
  ['/api/admin/comments', 3],
  ['/api/admin/collections', 2],
  ['/api/admin/learning-paths', 2],
  ['/api/admin/newsletter/subscribers', 2],
  ['/api/admin/tutorial-requests', 2],
  ['/api/admin/audit/actors', 1],
];

it.each(lists)('states the total in a header: %s', async (path, total) => {
  const caller = path.startsWith('/api/favorites') ? member : admin;
  const { headers } = await caller.agent.get(path).expect(200);
  expect(headers['x-total-count']).toBe(String(total));
});

it('states the total of comments without their replies', async () => {
  const path = `/api/tutorials/${tutorials[0]}/comments`;
  expect((await app.http.get(path)).headers['x-total-count']).toBe('3');
  const second = await app.http.get(`${path}?limit=1&offset=1`).expect(200);
  expect(second.headers['x-total-count']).toBe('3');
  const { body: all } = await app.http.get(path);
  expect(second.body).toEqual([all[1]]);
});

it('links to the next and previous pages, without repeating a tutorial', async () => {
  const seen: number[] = [];
  const turns: string[][] = [];
  let path: string | undefined = '/api/tutorials?sort=title&limit=2';
  while (path) {
    const { headers, body } = await app.http.get(path).expect(200);
    seen.push(...body.tutorials.map(({ id }: { id: number }) => id));
    const links = linksOf(headers['link']);
    turns.push(Object.keys(links));
    expect(links['first']).toBe('/api/tutorials?sort=title&limit=2&offset=0');
    expect(links['last']).toBe('/api/tutorials?sort=title&limit=2&offset=4');
    path = links['next'];
  }
  expect(seen.toSorted()).toEqual(tutorials.toSorted());
  expect(turns).toEqual([
    ['first', 'next', 'last'],
    ['first', 'prev', 'next', 'last'],
    ['first', 'prev', 'last'],
  ]);
});

const cursorLists: [path: string, sorts: string[]][] = [
  ['/api/tutorials', ['popularity', 'recent', 'title']],
  ['/api/domains/langues/tutorials', ['']],
  ['/api/tags/parler/tutorials', ['']],
  ['/api/admin/tutorials', ['recent', 'title', 'views', 'likes', 'date', 'id']],
  ['/api/admin/comments', ['recent', 'id', 'createdAt', 'likes']],
  ['/api/admin/reports', ['id', 'createdAt', 'handledAt', 'status', 'reason']],
  ['/api/admin/users', ['id', 'username', 'email', 'createdAt']],
  ['/api/admin/audit', ['id', 'createdAt']],
  ['/api/admin/newsletter/subscribers', ['id', 'email', 'createdAt']],
];

it.each(cursorLists)(
  'the cursors of %s lead to the next and previous pages, in every order',
  async (path, sorts) => {
    for (const order of path.startsWith('/api/admin') ? ['asc', 'desc'] : [''])
      for (const sort of sorts) {
        await leafThrough(admin.agent, path, `${sort && `&sort=${sort}`}${order && `&order=${order}`}`);
      }
  },
);

it.each(['date', 'title', 'views', 'readTime'])(
  'the cursors of a search without a text lead to the next and previous pages, with and without filters, by %s',
  async (sort) => {
    const { body } = await app.http.get('/api/domains/langues').expect(200);
    for (const filter of ['', '&tags=parler', `&domainId=${body.id}&minReadTime=1`])
      for (const order of ['asc', 'desc'])
        expect(
          await leafThrough(app.http, '/api/search', `&sortBy=${sort}&sortOrder=${order}${filter}`),
        ).toBeGreaterThan(1);
  },
);

it('links pages of a text search by numbers', async () => {
  const { body, headers } = await app.http.get('/api/search?query=parler&limit=1').expect(200);
  expect(body.total).toBeGreaterThan(1);
  expect(linksOf(headers['link'])['next']).toBe('/api/search?query=parler&limit=1&offset=1');
});

it('continues at a cursor without skipping, although entries have come and gone', async () => {
  const ids = (body: { comments: { id: number }[] }): number[] => body.comments.map(({ id }) => id);
  const newest = await createComment(app, member, tutorials[1]!);
  const first = await admin.agent.get('/api/admin/comments?limit=1').expect(200);
  expect(ids(first.body)).toEqual([newest]);
  const { next } = linksOf(first.headers['link']);
  const later = await createComment(app, member, tutorials[1]!);
  let second: { body: { comments: { id: number }[] } } | undefined;
  const queries = await queriesOf(app, async () => {
    second = await admin.agent.get(next!).expect(200);
  });
  expect(queries.filter((query) => query.includes('OFFSET'))).toEqual([]);
  expect([newest, later]).not.toContain(ids(second!.body)[0]);
  // If the entry at the cursor is gone, the page continues by offset.
  for (const id of [newest, later]) await member.agent.delete(`/api/comments/${id}`).expect(200);
  expect(ids((await admin.agent.get(next!).expect(200)).body)).toHaveLength(1);
});

it.each(['x', 'YWZ0ZXIuMA', 'YWZ0ZXIuMS4tMQ', 'a'.repeat(50), '%00', 'YWZ0ZXIuMS4x&cursor=YWZ0ZXIuMS4x'])(
  'refuses in French the made-up cursor %s',
  async (cursor) => {
    for (const path of ['/api/tutorials', '/api/admin/comments']) {
      const { body } = await admin.agent.get(`${path}?cursor=${cursor}`).expect(400);
      expect(body.errors).toEqual({ cursor: expect.stringContaining('Le paramètre « cursor »') });
    }
  },
);

it('links back from beyond the end, with a normalized URL', async () => {
  const beyond = await app.http.get('/api/tutorials?limit=2&offset=100&q=%3E%22%0A').expect(200);
  expect(linksOf(beyond.headers['link'])).toMatchObject({
    prev: '/api/tutorials?limit=2&offset=0&q=%3E%22%0A',
    last: '/api/tutorials?limit=2&offset=0&q=%3E%22%0A',
  });
});

it('omits links that are too long for response headers', async () => {
  const { headers } = await app.http
    .get(`/api/tutorials?limit=2&offset=2&x=${'x'.repeat(5_000)}`)
    .expect(200);
  expect(headers['link']).toBeUndefined();
  expect(headers['x-total-count']).toBe('5');
});

/** react-admin's own REST client, with the session of an administrator. */
const provider = () =>
  simpleRestProvider('/api/admin', async (url, { headers } = {}) => {
    const answer = await admin.agent.get(url).set(Object.fromEntries(new Headers(headers)));
    if (answer.status !== 200) throw new Error(answer.text);
    const json: unknown = answer.body;
    return { status: 200, headers: new Headers(answer.headers), body: answer.text, json };
  });

it.each([
  ['users', 'username', 3],
  ['reports', 'createdAt', 3],
  ['tutorials', 'title', 5],
  ['comments', 'likes', 3],
  ['collections', 'name', 2],
  ['learning-paths', 'title', 2],
  ['newsletter/subscribers', 'email', 2],
  ['tutorial-requests', 'text', 2],
  ['synonyms', 'texts', 2],
  ['best-answers', 'text', 2],
  ['audit', 'id', 10],
])('answers ra-data-simple-rest about %s', async (resource, field, total) => {
  const ask = (order: 'ASC' | 'DESC', page = 1, perPage = 100) =>
    provider().getList(resource, { pagination: { page, perPage }, sort: { field, order }, filter: {} });
  const up = await ask('ASC');
  expect(up.total).toBe(total);
  expect(up.data).toHaveLength(total);
  expect((await ask('DESC')).data).toEqual(up.data.toReversed());
  expect(await ask('ASC', 2, 1)).toMatchObject({ total, data: [up.data[1]] });
  const [first, , last = up.data[0]] = up.data;
  const some = await provider().getMany(resource, { ids: [first!.id, last!.id] });
  expect(new Set(some.data.map(({ id }) => id as number))).toEqual(new Set([first!.id, last!.id]));
});

it.each([
  'appeals',
  'contributor-requests',
  'dead-letters',
  'held-comments',
  'invitations',
  'mail/failures',
  'messages',
  'reviews',
])('answers ra-data-simple-rest about %s, for any requested order', async (resource) => {
  const ask = (order: 'ASC' | 'DESC') =>
    provider().getList(resource, {
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'id', order },
      filter: {},
    });
  const { data, total } = await ask('ASC');
  expect(total).toBe(data.length);
  expect((await ask('DESC')).data).toEqual(data);
});

it('gives ra-data-simple-rest the messages of one state, page by page', async () => {
  for (const subject of ['Un', 'Deux', 'Trois']) {
    await member.agent
      .post('/api/contact')
      .send({ name: 'Zoé', email: 'zoe@exemple.fr', subject, message: 'Une question sur le levain.' })
      .expect(201);
  }
  const ask = (state: string, page: number) =>
    provider().getList('messages', {
      pagination: { page, perPage: 2 },
      sort: { field: 'id', order: 'ASC' },
      filter: { state },
    });
  const first = await ask('waiting', 1);
  const second = await ask('waiting', 2);
  expect([first.total, second.total, (await ask('handled', 1)).total]).toEqual([3, 3, 0]);
  expect([...first.data, ...second.data].map(({ subject }) => subject as string)).toEqual([
    'Trois',
    'Deux',
    'Un',
  ]);
});

it('filters with the syntax of ra-data-simple-rest', async () => {
  const pagination = { page: 1, perPage: 25 };
  const sort = { field: 'id', order: 'ASC' } as const;
  const titles = async (filter: object) => {
    const { data } = await provider().getList('tutorials', { pagination, sort, filter });
    return data.map(({ title }) => title as string);
  };
  expect(await titles({ q: 'lire' })).toEqual(['Lire']);
  expect(await titles({ q: '', domainId: 5, state: null })).toHaveLength(5);
  const about = { target: 'commentId', id: 1, pagination, sort, filter: { status: 'pending' } };
  expect(await provider().getManyReference('reports', about)).toMatchObject({ total: 1 });
});

it('returns at most one page of a larger range, and states its end', async () => {
  const { headers, body } = await admin.agent.get('/api/admin/tutorials?range=[1,5000]').expect(200);
  expect(body).toHaveLength(4);
  expect(headers).toMatchObject({ 'content-range': 'tutorials 1-4/5', 'x-total-count': '5' });
  const links = linksOf(headers['link']);
  expect(decodeURIComponent(links['first']!)).toBe('/api/admin/tutorials?range=[0,99]');
});

it.each([
  ['range=[5,1]', 'range'],
  ['range=[-1,1]', 'range'],
  ['range=0-24', 'range'],
  ['range=[0,1,2]', 'range'],
  ['range=[0,1]&range=[0,1]', 'range'],
  ['sort=["id"]', 'sort'],
  ['sort=["id","UP"]', 'sort'],
  ['sort=["__proto__","ASC"]', 'sort'],
  ['filter={"inconnu":1}', 'filter'],
  ['filter=["id"]', 'filter'],
  ['filter={"id":["x"]}', 'id'],
  ['filter={"id":[1.5]}', 'id'],
  ['filter={"__proto__":{"id":1}}', 'filter'],
  ['filter={', 'filter'],
  ['filter={"q":{"toString":1}}', 'filter'],
  ['filter={"id":[{"toString":1}]}', 'filter'],
  ['sort=["id",{"toString":1}]', 'sort'],
  ['id=0', 'id'],
])('refuses %s in French', async (query, field) => {
  const path = `/api/admin/tutorials?${query.replace(/[{}[\]"]/g, encodeURIComponent)}`;
  const { body } = await admin.agent.get(path).expect(400);
  expect(body).toMatchObject({ errors: { [field]: expect.stringContaining(`« ${field} »`) } });
});
