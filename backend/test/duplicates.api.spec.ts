import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MAX_DRAFTS } from '../src/content/drafts/drafts.service.js';
import { TutorialDraft } from '../src/content/drafts/tutorial-draft.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { countRows, listOf, whole, type Draft } from './drafts.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let [ada, bob, admin]: Person[] = [];
beforeAll(async () => {
  app = await startApp();
  [ada, bob, admin] = await Promise.all([
    signUp(app, { isContributor: true }),
    signUp(app, { isContributor: true }),
    signUpAdmin(app),
  ]);
});
afterAll(() => app.stop());

const publish = async (more: object = {}) =>
  (
    await ada!.agent
      .post('/api/tutorials')
      .send({ ...whole, ...more })
      .expect(201)
  ).body.id as number;
const duplicate = ({ agent }: Person, id: number) => agent.post(`/api/tutorials/${id}/duplicate`);

it('a tutorial is copied into a draft of a new one, for the member who requests it', async () => {
  const id = await publish();
  const { body } = await duplicate(ada!, id).expect(201);
  const copy = { ...whole, title: 'Attendre (copie)', tutorialId: null, version: 1, publishAt: null };
  expect(body).toMatchObject({ ...copy, savedBy: { id: ada!.user.id } });
  expect((await ada!.agent.get(`/api/drafts/${body.id}`).expect(200)).body).toEqual(body);
  const published = await ada!.agent.post(`/api/drafts/${body.id}/publish`).expect(200);
  expect(published.body.tutorialId).not.toBe(id);
  expect((await ada!.agent.get(`/api/tutorials/${id}/source`).expect(200)).body).toMatchObject(whole);

  const before = (await listOf(ada!)).total;
  await duplicate(admin!, id).expect(201);
  expect((await listOf(admin!)).drafts).toMatchObject([{ title: 'Attendre (copie)' }]);
  expect((await listOf(ada!)).total).toBe(before);
  await duplicate(bob!, id).expect(403);
  await duplicate(ada!, 999_999).expect(404);
});

it('the copied title stays within the limit, and no character is split', async () => {
  const id = await publish({ title: `${'a'.repeat(190)}🥚🥚 et la suite`.slice(0, 200) });
  const { title } = (await duplicate(ada!, id).expect(201)).body as Draft;
  expect(title).toBe(`${'a'.repeat(190)}🥚🥚 (copie)`);
});

it('a repeated request makes one draft', async () => {
  const id = await publish();
  const ask = () => duplicate(ada!, id).set('Idempotency-Key', 'une-copie').expect(201);
  const before = await countRows(app, 'tutorial_drafts');
  const [first, second] = [await ask(), await ask()];
  expect(second.body).toEqual(first.body);
  expect(await countRows(app, 'tutorial_drafts')).toBe(before + 1);
});

it('a copied text refers to imported images by their URLs on the site', async () => {
  const id = await createTutorial(app);
  const url = '/media/0c/0c6a640c6a640c6a640c6a64.webp';
  const source = '![Le plan](img/plan.png)';
  const { manager } = app.nest.get(DataSource);
  await manager.update(Tutorial, { id }, { source, assets: { 'img/plan.png': { url } } });
  expect((await duplicate(admin!, id).expect(201)).body).toMatchObject({ source: `![Le plan](${url})` });
});

it('copies are limited to a hundred drafts, and to contributors', async () => {
  const id = await publish();
  const { manager } = app.nest.get(DataSource);
  const { total } = await listOf(ada!);
  const now = new Date();
  const row = { ...whole, difficulty: null, userId: ada!.user.id, version: 1, createdAt: now, savedAt: now };
  await manager.insert(
    TutorialDraft,
    Array.from({ length: MAX_DRAFTS - total }, () => ({ ...row })),
  );
  const { body } = await duplicate(ada!, id).expect(409);
  expect(body.code).toBe('limit_reached');
  await manager.delete(TutorialDraft, { userId: ada!.user.id });
  await manager.update(User, { id: ada!.user.id }, { isContributor: false });
  await duplicate(ada!, id).expect(403);
});
