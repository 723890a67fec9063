import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin } from './people.js';

let app: TestApp;
let older: number;
let newer: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  older = await createTutorial(app, { tags: ['cœur', 'c++'], date: new Date('2026-01-02') });
  newer = await createTutorial(app, { tags: ['Cœur'], date: new Date('2026-03-04'), domainId: 2 });
  await createTutorial(app, { tags: ['c'], date: new Date('2026-05-06') });
});
afterAll(() => app.stop());

const at = (tag: string, rest = '') => `/etiquettes/${encodeURIComponent(tag)}${rest}`;
const listed = async (tag: string) => {
  const { body } = await app.http.get(`/api/tags/${encodeURIComponent(tag)}/tutorials`).expect(200);
  return (body.tutorials as { id: number }[]).map(({ id }) => id);
};

it('lists the tutorials of a tag, newest first, in any spelling of the tag', async () => {
  for (const tag of ['cœur', 'COEUR', 'Cœur']) expect(await listed(tag)).toEqual([newer, older]);
  // Spelled as on the tutorial published last.
  const { body } = await app.http.get('/api/tags/coeur').expect(200);
  expect(body).toEqual({ name: 'Cœur' });
  expect(await listed('C++')).toEqual([older]);
  const { body: page } = await app.http.get('/api/tags/coeur/tutorials?limit=1&offset=1').expect(200);
  expect(page).toMatchObject({ total: 2, tutorials: [{ id: older }] });
});

it('answers 404 for a tag that no tutorial has, and for a text that cannot be a tag', async () => {
  await app.http.get('/api/tags/rien').expect(404);
  await app.http.get('/api/tags/rien/tutorials').expect(404);
  await app.http.get('/api/tags/%20').expect(404);
  await app.http.get(at('rien')).expect(404);
  await app.http.get(at('rien', '/flux/atom.xml')).expect(404);
});

it('the server renders the whole page of a tag, with its feeds, and tutorials link to it', async () => {
  const { text } = await app.http.get(at('coeur')).expect(200);
  expect(text).toContain('#Cœur');
  for (const id of [older, newer]) expect(text).toContain(`href="/tutoriels/${id}"`);
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/etiquettes\/C%C5%93ur"/);
  const feed = at('Cœur', '/flux/atom.xml');
  expect(text).toContain(`href="${feed}"`);
  const { text: atom } = await app.http.get(feed).expect(200);
  expect(atom.match(/<entry>/g)).toHaveLength(2);
  expect(atom).toContain(`${at('Cœur')}"`);
  await app.http.get(at('c++', '/flux/rss.xml')).expect(200);
  const { text: tutorial } = await app.http.get(`/tutoriels/${older}`).expect(200);
  expect(tutorial).toContain(`href="${at('c++')}"`);
});

it('an unpublished tutorial is removed from the page of its tag at once', async () => {
  const admin = await signUpAdmin(app);
  const { agent } = admin;
  await agent.patch(`/api/admin/tutorials/${newer}`).send({ isPublished: false }).expect(200);
  expect(await listed('coeur')).toEqual([older]);
  expect((await app.http.get(at('coeur')).expect(200)).text).not.toContain(`/tutoriels/${newer}"`);
  expect((await app.http.get('/api/tags/coeur')).body).toEqual({ name: 'cœur' });
});
