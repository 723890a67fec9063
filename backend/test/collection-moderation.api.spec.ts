import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let owner: Person;
let tutorialId: number;
let collection: { id: number; shareToken: string };
beforeAll(async () => {
  app = await startApp();
  [admin, owner] = [await signUpAdmin(app), await signUp(app)];
  tutorialId = await createTutorial(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  const fields = { name: 'Achetez ici', isPublic: true };
  collection = (await owner.agent.post('/api/collections').send(fields).expect(201)).body;
  await owner.agent.post(`/api/collections/${collection.id}/items/${tutorialId}`).expect(200);
});

const collections = '/api/admin/collections';
const hide = (body: object) => admin.agent.patch(`${collections}/${collection.id}`).send(body);
const byLink = async () => (await app.http.get(`/api/collections/shared/${collection.shareToken}`)).status;
const makePublic = (isPublic: boolean) =>
  owner.agent.patch(`/api/collections/${collection.id}`).send({ isPublic }).expect(200);
const journal = async () => {
  const { body } = await admin.agent
    .get(`/api/admin/audit?targetType=collection&targetId=${collection.id}`)
    .expect(200);
  return body.entries as object[];
};
const notFound = { statusCode: 404, code: 'not_found', message: 'Collection non trouvée.' };

it('administrators see all public collections with their owners, and no private ones', async () => {
  const { id } = collection;
  const { body } = await admin.agent.get(`${collections}/${id}`).expect(200);
  expect(body).toMatchObject({
    id,
    name: 'Achetez ici',
    isHidden: false,
    tutorialCount: 1,
    owner: { id: owner.user.id, displayName: owner.user.displayName, avatar: null },
    tutorials: [{ id: tutorialId }],
  });
  expect(JSON.stringify(body)).not.toContain(owner.body.email);
  const { tutorials, ...head } = body;
  const first = await admin.agent.get(`${collections}?limit=1`).expect(200);
  expect(first.body.collections).toEqual([head]);
  await makePublic(false);
  const { total } = first.body;
  expect((await admin.agent.get(collections).expect(200)).body.total).toBe(total - 1);
  await admin.agent.get(`${collections}/${id}`).expect(404, notFound);
  await hide({ isHidden: true }).expect(404, notFound);
  await admin.agent.delete(`${collections}/${id}`).expect(404, notFound);
  await owner.agent.get(`/api/collections/${id}`).expect(200);
});

it('a hidden collection stays visible to its owner, who cannot show it again', async () => {
  const { body } = await hide({ isHidden: true, note: 'Publicité' }).expect(200);
  expect(body).toMatchObject({ id: collection.id, isHidden: true, tutorialCount: 1 });
  expect(await byLink()).toBe(404);
  const own = await owner.agent.get(`/api/collections/${collection.id}`).expect(200);
  expect(own.body).toMatchObject({ isHidden: true, isPublic: true, tutorials: [{ id: tutorialId }] });
  await owner.agent.patch(`/api/collections/${collection.id}`).send({ isHidden: false, name: 'Autre' });
  await makePublic(false);
  const again = await makePublic(true);
  collection.shareToken = again.body.shareToken;
  expect(await byLink()).toBe(404);
  await hide({ isHidden: false }).expect(200);
  expect(await byLink()).toBe(200);
  expect(await journal()).toMatchObject([
    { action: 'collection.show', before: { isHidden: true }, after: { isHidden: false } },
    { action: 'collection.hide', actor: { id: admin.user.id }, note: 'Publicité' },
  ]);
});

it('hiding a hidden collection changes nothing, and only a boolean is accepted', async () => {
  await hide({ isHidden: false }).expect(200);
  expect(await journal()).toEqual([]);
  for (const isHidden of [undefined, null, 'true', 1]) await hide({ isHidden }).expect(400);
  expect(await byLink()).toBe(200);
});

it('a deleted collection is gone for everyone, and the audit trail keeps its content', async () => {
  await admin.agent.delete(`${collections}/${collection.id}`).expect(200, { done: true });
  expect(await byLink()).toBe(404);
  await owner.agent.get(`/api/collections/${collection.id}`).expect(404, notFound);
  await admin.agent.delete(`${collections}/${collection.id}`).expect(404, notFound);
  expect(await journal()).toMatchObject([
    { action: 'collection.delete', before: { userId: owner.user.id, name: 'Achetez ici' } },
  ]);
});
