import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Follow } from '../src/community/follows/follow.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, type Person } from './people.js';

let app: TestApp;
let ada: Person;
let author: Person;
let coauthor: Person;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app);
  author = await signUp(app, { isContributor: true });
  coauthor = await signUp(app, { isContributor: true });
  await publishTutorial(app, author);
});
afterAll(() => app.stop());

const told = async ({ agent }: Person) => {
  await eventsHandled(app);
  return (await agent.get('/api/notifications').expect(200)).body.notifications as { href: string }[];
};
const follow = (path: string, { agent } = ada) => agent.put(`/api/${path}/follow`);
const all = async () => (await ada.agent.get('/api/follows').expect(200)).body as object;
const tutorial = { title: 'Le pain', description: 'Au levain.', domainId: 1, source: 'Texte.' };
const publish = async ({ agent }: Person, tags: string[]) =>
  (
    await agent
      .post('/api/tutorials')
      .send({ ...tutorial, tags })
      .expect(201)
  ).body.id as number;

it('domains, authors and tags are followed in the same way, and listed together', async () => {
  expect(await all()).toEqual({ domains: [], authors: [], tags: [] });
  await follow('domains/programmation').expect(200, { isFollowed: true });
  await follow(`authors/${author.user.id}`).expect(200, { isFollowed: true });
  await follow(`tags/${encodeURIComponent('Pâtisserie')}`).expect(200);
  // Another spelling of the same tag, twice.
  await follow('tags/patisserie').expect(200);
  await ada.agent.get('/api/tags/PATISSERIE/follow').expect(200, { isFollowed: true });
  expect(await all()).toMatchObject({
    domains: [{ slug: 'programmation' }],
    authors: [{ id: author.user.id, displayName: author.user.displayName }],
    tags: ['Pâtisserie'],
  });
});

it('nobody can follow things that do not exist, themselves, or more than the limit', async () => {
  await follow('domains/rien').expect(404);
  await follow('authors/999999').expect(404);
  await follow(`authors/${ada.user.id}`).expect(400);
  await follow('tags/%20').expect(400);
  await follow(`tags/${'a'.repeat(101)}`).expect(400);
  const { manager } = app.nest.get(DataSource);
  const rows = Array.from({ length: 500 }, (_, index) => ({
    userId: coauthor.user.id,
    tag: `t${index}`,
    tagName: `t${index}`,
    createdAt: new Date(),
  }));
  await manager.insert(Follow, rows);
  const { body } = await follow('tags/encore', coauthor).expect(409);
  expect(body.message).toContain('500');
  await manager.delete(Follow, { userId: coauthor.user.id });
});

it('a member who follows the domain, the author and the tag of a tutorial gets one notification', async () => {
  const id = await publish(author, ['patisserie', 'pain']);
  const message = `«\u00A0Le pain\u00A0», par ${author.user.displayName}, vient de paraître dans le domaine Programmation.`;
  expect(await told(ada)).toMatchObject([{ href: `/tutoriels/${id}`, message }]);
});

it('following one of the three is enough for a notification, and after unfollowing there is none', async () => {
  await ada.agent.delete('/api/domains/programmation/follow').expect(200, { isFollowed: false });
  const byAuthor = await publish(author, []);
  const byTag = await publish(coauthor, ['Pâtisserie']);
  await publish(coauthor, ['pain']);
  expect(await told(ada)).toMatchObject([
    { href: `/tutoriels/${byTag}` },
    { href: `/tutoriels/${byAuthor}` },
    {},
  ]);
  await ada.agent.delete('/api/tags/pâtisserie/follow').expect(200);
  await ada.agent.delete(`/api/authors/${author.user.id}/follow`).expect(200);
  await publishTutorial(app, author);
  expect(await told(ada)).toHaveLength(3);
});

it('a member who follows a domain after a publication is not notified of it, however late the others are', async () => {
  const [before, after] = [await signUp(app), await signUp(app)];
  const { manager } = app.nest.get(DataSource);
  await follow('domains/design', before).expect(200);
  await follow('domains/design', after).expect(200);
  await manager.update(Follow, { userId: after.user.id }, { createdAt: new Date('2999-01-01') });
  await author.agent
    .post('/api/tutorials')
    .send({ ...tutorial, domainId: 2 })
    .expect(201);
  expect(await told(before)).toHaveLength(1);
  expect(await told(after)).toEqual([]);
});

it('authors get no notification of their own publications, whatever they follow', async () => {
  await follow('domains/programmation', author).expect(200);
  await follow(`authors/${author.user.id}`, coauthor).expect(200);
  await publish(author, []);
  expect(await told(author)).toEqual([]);
  expect(await told(coauthor)).toHaveLength(1);
});

it('the name of a member without a public page cannot be obtained by following their id', async () => {
  const shy = await signUp(app);
  const path = `authors/${shy.user.id}`;
  const page = (isShown: boolean) => {
    const others = { showsExpertise: false, showsLinks: false, showsCollections: false, showsJoined: false };
    return shy.agent
      .put('/api/profile/page')
      .send({ isShown, showsBio: false, ...others })
      .expect(200);
  };
  const authors = async () => ((await all()) as { authors: object[] }).authors;
  await follow(path).expect(404);
  await ada.agent.get(`/api/${path}/follow`).expect(404);
  expect(await authors()).toEqual([]);
  await page(true);
  await follow(path).expect(200);
  expect(await authors()).toMatchObject([{ id: shy.user.id }]);
  const suspend = (suspendedUntil: Date | null) =>
    app.nest.get(UsersService).update(shy.user.id, { suspendedUntil });
  await suspend(new Date('2999-01-01'));
  expect(await authors()).toEqual([]);
  await ada.agent.get(`/api/${path}/follow`).expect(404);
  await suspend(null);
  expect(await authors()).toHaveLength(1);
  await page(false);
  expect(await authors()).toEqual([]);
  await ada.agent.delete(`/api/${path}/follow`).expect(200, { isFollowed: false });
  await page(true);
  expect(await authors()).toEqual([]);
});
