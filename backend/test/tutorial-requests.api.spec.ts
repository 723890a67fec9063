import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createMembers, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let members: Awaited<ReturnType<typeof createMembers>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  members = await createMembers(app, 3);
});
afterAll(() => app.stop());

const ask = (member: number, text: unknown) =>
  members[member]!.agent.post('/api/tutorial-requests').send({ text: text as string });
const listed = async (query = '') => {
  const { body } = await admin.agent.get(`/api/admin/tutorial-requests${query}`).expect(200);
  return (body.requests as { text: string; times: number }[]).map(({ text, times }) => `${times} ${text}`);
};

it('counts requests ignoring case and accents, and each member once a day', async () => {
  await ask(0, '  Régler un collimateur ').expect(201, { done: true });
  await ask(1, 'regler un COLLIMATEUR').expect(201);
  await ask(1, 'Régler un collimateur').expect(201);
  await ask(2, 'Souffler le verre').expect(201);
  expect(await listed()).toEqual(['2 Régler un collimateur', '1 Souffler le verre']);
  expect(await listed('?sort=text&order=desc')).toEqual(['1 Souffler le verre', '2 Régler un collimateur']);
  expect(await listed('?q=RÉGL')).toEqual(['2 Régler un collimateur']);
});

it('counts two simultaneous requests for the same text', async () => {
  const answers = await Promise.all([0, 1, 2].map((member) => ask(member, 'Tresser l’osier')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await listed('?q=osier')).toEqual(['3 Tresser l’osier']);
});

it.each([['ab'], ['x'.repeat(201)], ['deux\nlignes'], [''], [null], [{}]])('refuses %j', async (text) => {
  const { body } = await ask(0, text).expect(400);
  expect(body.message).toMatch(/\p{L}/u);
});

it('stores nobody’s name', async () => {
  const [{ agent }] = (await createMembers(app, 1)) as [(typeof members)[number]];
  await agent.post('/api/tutorial-requests').send({ text: 'Ferrer un cheval' }).expect(201);
  const { body } = await admin.agent.get('/api/admin/tutorial-requests?q=ferrer').expect(200);
  expect(Object.keys(body.requests[0]).toSorted()).toEqual([
    'createdAt',
    'id',
    'lastAskedAt',
    'text',
    'times',
  ]);
});

it('lets an administrator remove a request, with an audit entry', async () => {
  await ask(0, 'Dresser une abeille').expect(201);
  const { body } = await admin.agent.get('/api/admin/tutorial-requests?q=abeille').expect(200);
  const [{ id }] = body.requests;
  await admin.agent.delete(`/api/admin/tutorial-requests/${id}`).expect(200, { done: true });
  await admin.agent.delete(`/api/admin/tutorial-requests/${id}`).expect(404);
  expect(await listed('?q=abeille')).toEqual([]);
  const { body: audit } = await admin.agent.get('/api/admin/audit').expect(200);
  expect(audit.entries[0]).toMatchObject({
    action: 'tutorial-request.delete',
    targetId: id,
    before: { text: 'Dresser une abeille', times: 1 },
  });
});
