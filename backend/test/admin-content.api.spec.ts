import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, member] = [await signUpAdmin(app), await signUp(app)];
});
afterAll(() => app.stop());

it.each([
  ['patch', '/api/admin/domains/1'],
  ['get', '/api/admin/newsletter/subscribers'],
  ['get', '/api/admin/newsletter/subscribers.csv'],
  ['delete', '/api/admin/newsletter/subscribers/1'],
] as const)('ROLE-14 %s %s answers 401 to visitors and 403 to members', async (method, path) => {
  await app.http[method](path).expect(401);
  await member.agent[method](path).expect(403);
});

describe('domains', () => {
  it('changes the given fields', async () => {
    const change = { name: 'Code', iconBg: '#ABC', id: 9 };
    const before = (await app.http.get('/api/domains/1')).body;
    const { body } = await admin.agent.patch('/api/admin/domains/1').send(change).expect(200);
    expect(body).toEqual({ ...before, name: 'Code', iconBg: '#ABC' });
    expect((await app.http.get('/api/domains/programmation')).body).toEqual(body);
    await admin.agent.patch('/api/admin/domains/1').send({}).expect(200, body);
  });

  it.each([
    ['name', 'x'],
    ['name', null],
    ['description', ''],
    ['icon', 'a b'],
    ['iconBg', 'url(https://x)'],
    ['iconColor', 12],
  ])('refuses %s %j', async (field, value) => {
    const { body } = await admin.agent
      .patch('/api/admin/domains/1')
      .send({ [field]: value })
      .expect(400);
    expect(body.errors).toEqual({ [field]: expect.stringMatching(/\.$/) });
  });

  it('answers 404 where there is none', async () => {
    await admin.agent.patch('/api/admin/domains/99').send({ name: 'Autre' }).expect(404);
  });
});

it('ADMM-03 reorders all domains for the whole site, or none', async () => {
  const order = (ids: unknown) => admin.agent.put('/api/admin/domains/order').send({ ids });
  const listed = async () =>
    (await app.http.get('/api/domains').expect(200)).body.domains.map(({ id }: { id: number }) => id);
  for (const ids of [[], [1], [1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 7], [1, 2, 3, 4, 5, 6, 7], 'tout', null]) {
    await order(ids).expect(400);
  }
  expect(await listed()).toEqual([1, 2, 3, 4, 5, 6]);
  const { body } = await order([3, 1, 2, 6, 5, 4]).expect(200);
  expect(body.domains.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2, 6, 5, 4]);
  expect(await listed()).toEqual([3, 1, 2, 6, 5, 4]);
  await member.agent
    .put('/api/admin/domains/order')
    .send({ ids: [1] })
    .expect(403);
});

describe('newsletter', () => {
  beforeAll(async () => {
    for (const email of ['premiere@exemple.fr', '=cmd@exemple.fr', 'troisieme@exemple.fr']) {
      await app.http.post('/api/newsletter/subscribe').send({ email }).expect(201);
    }
  });

  it('lists subscribers, newest first, by page and text', async () => {
    const { body } = await admin.agent.get('/api/admin/newsletter/subscribers?limit=2').expect(200);
    expect(body).toMatchObject({
      total: 3,
      subscribers: [{ email: 'troisieme@exemple.fr' }, { email: '=cmd@exemple.fr' }],
    });
    const found = await admin.agent.get('/api/admin/newsletter/subscribers?q=PREM').expect(200);
    expect(found.body).toEqual({
      total: 1,
      subscribers: [
        {
          id: expect.any(Number),
          email: 'premiere@exemple.fr',
          createdAt: expect.any(String),
          confirmedAt: null,
        },
      ],
    });
    await admin.agent.get('/api/admin/newsletter/subscribers?limit=101').expect(400);
    const refused = await admin.agent.get('/api/admin/newsletter/subscribers.csv?state=x').expect(400);
    expect(refused.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(refused.headers).not.toHaveProperty('content-disposition');
  });

  it('AC-05 exports subscribers for a spreadsheet, without formulas', async () => {
    const { text, headers } = await admin.agent.get('/api/admin/newsletter/subscribers.csv').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="abonnes.csv"');
    expect(text).toMatch(
      /^\uFEFF"Adresse e-mail";.*\r\n"premiere@exemple\.fr";"\d\d\/\d\d\/\d{4} \d\d:\d\d";.*\r\n"'=cmd@exemple\.fr";.*\r\n/,
    );
  });

  it('removes a subscriber', async () => {
    const { body } = await admin.agent.get('/api/admin/newsletter/subscribers?q=troisieme');
    const { id } = body.subscribers[0] as { id: number };
    const path = `/api/admin/newsletter/subscribers/${id}`;
    await admin.agent.delete(path).expect(200, { done: true });
    await admin.agent.delete(path).expect(404);
    const trace = await admin.agent
      .get(`/api/admin/audit?targetType=subscription&targetId=${id}`)
      .expect(200);
    expect(trace.body).toMatchObject({
      total: 1,
      entries: [{ action: 'newsletter.remove', actor: { id: admin.user.id } }],
    });
    await app.http.post('/api/newsletter/subscribe').send({ email: 'troisieme@exemple.fr' }).expect(201);
  });
});
