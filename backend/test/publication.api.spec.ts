import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let [author, member, admin]: Person[] = [];
let id: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  [author, member, admin] = await Promise.all([
    signUp(app, { isContributor: true }),
    signUp(app),
    signUpAdmin(app),
  ]);
  const written = {
    title: 'Tailler les rosiers',
    description: 'Quand et comment les tailler.',
    domainId: 1,
    tags: ['jardin'],
    source: 'Couper au-dessus d’un bourgeon.',
  };
  id = (await author.agent.post('/api/tutorials').send(written).expect(201)).body.id;
});
afterAll(() => app.stop());

const setPublished = (isPublished: unknown, { agent }: Person = admin!) =>
  agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished });

/** All places where a reader meets a tutorial, as this person sees them. */
async function places({ agent }: Person): Promise<Record<string, string>> {
  await untilSearchable(app);
  const texts: Record<string, string> = {};
  const read = async (path: string) => {
    const { status, text } = await agent.get(path);
    texts[path] = status === 200 ? text : String(status);
  };
  for (const path of [
    '/api/tutorials',
    '/api/tutorials?q=rosiers&domainId=1',
    '/api/domains/1/tutorials',
    '/api/tutorials/trending',
    '/api/tutorials/suggestions?domainId=1',
    '/api/tutorials/suggestions?tags=jardin',
    '/api/search?query=rosiers',
    '/api/search?tags=jardin',
    '/api/recommendations',
    '/api/favorites',
    '/api/progress',
    '/catalogue',
    '/recherche?q=rosiers',
    '/domaines/programmation',
  ])
    await read(path);
  return texts;
}
const showing = (texts: Record<string, string>) =>
  Object.keys(texts).filter((path) => texts[path]!.includes('Tailler les rosiers'));

it('an unpublished tutorial is found nowhere, and is back in its place once it is republished', async () => {
  const fan = await signUp(app);
  await fan.agent.post('/api/favorites').send({ tutorialId: id }).expect(201);
  await fan.agent
    .put(`/api/tutorials/${id}/progress`)
    .send({ steps: [true, false, false, false, false] })
    .expect(200);
  const before = [showing(await places(member!)), showing(await places(fan))];
  expect(before[0]).toEqual(expect.arrayContaining(['/api/recommendations', '/api/search?query=rosiers']));
  expect(before[1]).toEqual(expect.arrayContaining(['/api/favorites', '/api/progress', '/catalogue']));

  expect((await setPublished(false).expect(200)).body).toMatchObject({ id, isPublished: false });
  const hidden = [await places(member!), await places(fan)];
  expect(hidden.map(showing)).toEqual([[], []]);
  expect(JSON.parse(hidden[0]!['/api/tutorials']!)).toEqual({ tutorials: [], total: 0 });
  expect(JSON.parse(hidden[1]!['/api/favorites']!)).toEqual({ tutorials: [], total: 0 });
  expect(JSON.parse(hidden[1]!['/api/progress']!)).toMatchObject({ total: 0 });

  expect((await setPublished(true).expect(200)).body).toMatchObject({ id, isPublished: true });
  expect([showing(await places(member!)), showing(await places(fan))]).toEqual(before);
});

it('an unpublished tutorial is left out of collections, also of their counts and order', async () => {
  const other = await createTutorial(app, { title: 'Arroser les rosiers' });
  const { body } = await member!.agent.post('/api/collections').send({ name: 'Jardin' }).expect(201);
  const collection = `/api/collections/${body.id}`;
  for (const tutorialId of [id, other])
    await member!.agent
      .post(`${collection}/items/${tutorialId}`)
      .expect((answer) => expect(answer.ok).toBe(true));
  await setPublished(false).expect(200);
  const { body: opened } = await member!.agent.get(collection).expect(200);
  expect(opened.tutorials).toEqual([expect.objectContaining({ id: other })]);
  const { body: listed } = await member!.agent.get('/api/collections').expect(200);
  expect(listed.collections).toEqual([expect.objectContaining({ tutorialCount: 1 })]);
  await member!.agent
    .put(`${collection}/items`)
    .send({ tutorialIds: [other] })
    .expect(200);
  await setPublished(true).expect(200);
});

it('an unpublished tutorial is 404 for everybody but its author and administrators', async () => {
  await setPublished(false).expect(200);
  for (const path of ['', '/comments', '/rating']) {
    await app.http.get(`/api/tutorials/${id}${path}`).expect(404);
    await member!.agent.get(`/api/tutorials/${id}${path}`).expect(404);
    await author!.agent.get(`/api/tutorials/${id}${path}`).expect(200);
    await admin!.agent.get(`/api/tutorials/${id}${path}`).expect(200);
  }
  await app.http.get(`/tutoriels/${id}`).expect(404);
  const page = await author!.agent.get(`/tutoriels/${id}`).expect(200);
  expect(page.text).toContain('Couper au-dessus');
  await member!.agent.post('/api/favorites').send({ tutorialId: id }).expect(404);
  await member!.agent.post(`/api/tutorials/${id}/rating`).send({ score: 5 }).expect(404);
  await member!.agent.post(`/api/tutorials/${id}/comments`).send({ content: 'Bonjour' }).expect(404);
  await setPublished(true).expect(200);
  await app.http.get(`/tutoriels/${id}`).expect(200);
});

it('its author and administrators see in their lists whether a tutorial is published', async () => {
  await setPublished(false).expect(200);
  const shown = [expect.objectContaining({ id, isPublished: false })];
  expect((await author!.agent.get('/api/contributions').expect(200)).body).toEqual({
    tutorials: shown,
    total: 1,
  });
  const { body } = await admin!.agent.get('/api/admin/tutorials?q=tailler').expect(200);
  expect(body).toEqual({ tutorials: shown, total: 1 });
  await setPublished(true).expect(200);
});

it('its author can unpublish and republish a tutorial, at the same URL and without losing anything', async () => {
  const fan = await signUp(app);
  await fan.agent.post('/api/favorites').send({ tutorialId: id }).expect(201);
  await fan.agent.post(`/api/tutorials/${id}/rating`).send({ score: 5 }).expect(201);
  const before = showing(await places(fan));
  const set = (isPublished: unknown, { agent }: Person = author!) =>
    agent.put(`/api/tutorials/${id}/publication`).send({ isPublished });
  const off = { id, isPublished: false, unpublishedBy: 'author' };
  expect((await set(false).expect(200)).body).toMatchObject(off);
  expect((await set(false).expect(200)).body).toMatchObject(off);
  expect(showing(await places(fan))).toEqual([]);
  await app.http.get(`/tutoriels/${id}`).expect(404);
  for (const wrong of ['non', null, undefined]) await set(wrong).expect(400);
  await set(true, member).expect(403);
  await author!.agent.put(`/api/tutorials/999999/publication`).send({ isPublished: true }).expect(404);
  expect((await set(true).expect(200)).body).toMatchObject({ id, isPublished: true, unpublishedBy: null });
  expect(showing(await places(fan))).toEqual(before);
  const { body } = await fan.agent.get(`/api/tutorials/${id}/rating`).expect(200);
  expect(body).toMatchObject({ count: 1 });
  expect(
    (await admin!.agent.get(`/api/admin/audit?targetId=${id}&actorId=${author!.user.id}`)).body.total,
  ).toBe(0);
});

it('its author cannot republish a tutorial that an administrator has unpublished, even if it was unpublished before', async () => {
  const set = (isPublished: boolean) =>
    author!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished });
  await set(false).expect(200);
  expect((await setPublished(false).expect(200)).body).toMatchObject({ unpublishedBy: 'administrator' });
  await set(false).expect(200);
  const { body } = await set(true).expect(403);
  expect(body.message).toBe('Un administrateur a retiré ce tutoriel du site : lui seul peut l’y remettre.');
  await app.http.get(`/tutoriels/${id}`).expect(404);
  await setPublished(true).expect(200);
});

it('only administrators can unpublish tutorials of others, with one audit entry per change', async () => {
  await setPublished(false, author).expect(403);
  for (const wrong of ['non', null, undefined, 1]) await setPublished(wrong).expect(400);
  const unknown = await admin!.agent
    .patch('/api/admin/tutorials/999999')
    .send({ isPublished: false })
    .expect(404);
  expect(unknown.body).toEqual({ statusCode: 404, code: 'not_found', message: 'Tutoriel non trouvé.' });
  await admin!.agent.patch('/api/admin/tutorials/999999').send({ isPublished: true }).expect(404);
  const traces = async () => {
    const { body } = await admin!.agent
      .get(`/api/admin/audit?targetType=tutorial&targetId=${id}`)
      .expect(200);
    return body.entries.map(({ action }: { action: string }) => action) as string[];
  };
  const before = (await traces()).length;
  await Promise.all(Array.from({ length: 8 }, () => setPublished(false).expect(200)));
  await setPublished(true).expect(200);
  expect((await traces()).slice(0, -before)).toEqual(['tutorial.publish', 'tutorial.unpublish']);
});

it('a comment on an unpublished tutorial cannot be liked until it is republished', async () => {
  const like = `/api/comments/${await createComment(app, author!, id)}/like`;
  await setPublished(false).expect(200);
  await member!.agent.post(like).expect(404);
  await setPublished(true).expect(200);
  await member!.agent.post(like).expect(200, { likes: 1, liked: true });
});
