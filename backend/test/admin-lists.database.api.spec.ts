import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let first: number;
let second: number;
let third: number;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  first = await createTutorial(app, { title: 'Écrire', domain: 'langues', difficulty: 'advanced' });
  second = await createTutorial(app, { title: 'Dessiner', domain: 'design' });
  third = await createTutorial(app, { title: 'Lire', domain: 'langues', difficulty: null });
  const { manager } = app.nest.get(DataSource);
  await manager.update(Tutorial, { id: first }, { views: 5, likes: 1 });
  await manager.update(Tutorial, { id: second }, { views: 2, likes: 9 });
  await admin.agent.patch(`/api/admin/tutorials/${third}`).send({ isPublished: false }).expect(200);
});
afterAll(() => app.stop());

it.each([
  ['', () => [third, second, first]],
  ['sort=title', () => [second, first, third]],
  ['sort=views', () => [first, second, third]],
  ['sort=likes', () => [second, first, third]],
  ['state=unpublished', () => [third]],
  ['state=published', () => [second, first]],
  ['domainId=5', () => [third, first]],
  ['domainId=5&state=published', () => [first]],
  ['difficulty=advanced', () => [first]],
  ['q=ecrire', () => [first]],
  ['limit=1&offset=1', () => [second]],
])('ADMM-03 lists tutorials for the console by « %s »', async (query, ids) => {
  const { body } = await admin.agent.get(`/api/admin/tutorials?${query}`).expect(200);
  expect(body.tutorials.map(({ id }: { id: number }) => id)).toEqual(ids());
});

it.each(['sort=rien', 'state=rien', 'difficulty=rien', 'domainId=0', 'limit=101'])(
  'refuses « %s »',
  async (query) => {
    await admin.agent.get(`/api/admin/tutorials?${query}`).expect(400);
  },
);

it('ADMM-03 lists comments of all tutorials, newest first, by text and author', async () => {
  const member = await signUp(app, { displayName: 'Maëlle Le Goff' });
  const write = async (tutorialId: number, content: string) =>
    (await member.agent.post(`/api/tutorials/${tutorialId}/comments`).send({ content }).expect(201)).body.id;
  const [one, two] = [await write(first, 'Merci 100 %'), await write(second, 'Très clair')];
  const list = async (query = '') =>
    (await admin.agent.get(`/api/admin/comments?${query}`).expect(200)).body as {
      total: number;
      comments: { id: number }[];
    };
  expect(await list()).toMatchObject({
    total: 2,
    comments: [
      { id: two, content: 'Très clair', tutorialTitle: 'Dessiner', user: { displayName: 'Maëlle Le Goff' } },
      { id: one, tutorialTitle: 'Écrire' },
    ],
  });
  expect((await list('q=MERCI')).comments.map(({ id }) => id)).toEqual([one]);
  expect((await list(`q=${encodeURIComponent('0 %')}`)).comments.map(({ id }) => id)).toEqual([one]);
  expect((await list('q=goff&limit=1&offset=1')).comments.map(({ id }) => id)).toEqual([one]);
  expect(await list(`q=${encodeURIComponent("' OR 1=1")}`)).toEqual({ total: 0, comments: [] });
  await member.agent.get('/api/admin/comments').expect(403);
  await app.http.get('/api/admin/comments').expect(401);
});
