import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { TutorialUpkeepService } from '../src/content/tutorials/tutorial-upkeep.service.js';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { InvalidationClock } from '../src/platform/cache/invalidation-clock.js';
import { TutorialsRepository } from '../src/content/tutorials/tutorials.repository.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createPath, createTutorial } from './factories.js';
import { createMembers, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let ada: Omit<Person, 'body'>;
let admin: Person;
let id: number;
let other: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  [ada] = (await createMembers(app, 1)) as [typeof ada];
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  id = await createTutorial(app, { title: 'Le premier' });
  other = await createTutorial(app, { title: 'Le second', domainId: 2 });
  // Indexing drops cached search results.
  await untilSearchable(app);
});

const page = (path: string) => app.http.get(path);
const statusOf = async (path: string) => (await page(path)).headers['cache-status'] as string;
const KEPT = 'Passerelle; hit';
const STALE = 'Passerelle; hit; ttl=-1';
const MADE = 'Passerelle; fwd=miss';
const comment = () =>
  ada.agent.post(`/api/tutorials/${id}/comments`).send({ content: 'Un commentaire tout neuf' }).expect(201);

it('a page is rendered once, and the Cache-Status header says so', async () => {
  expect(await statusOf(`/tutoriels/${id}`)).toBe(MADE);
  expect(await statusOf(`/tutoriels/${id}`)).toBe(KEPT);
});

it.each(['passerelle=s%3Ainvented.signature', 'passerelle=invented', 'passerelle='])(
  'the cookie %s, which the site has not signed, does not bypass the cache',
  async (cookie) => {
    await page(`/tutoriels/${id}`);
    const { headers } = await page(`/tutoriels/${id}`).set('cookie', cookie);
    expect(headers['cache-status']).toBe(KEPT);
    const member = await ada.agent.get(`/tutoriels/${id}`);
    expect(member.headers['cache-status']).toBe(MADE);
  },
);

it('unused query parameters cause no second copy, and used ones may come in any order', async () => {
  await page(`/tutoriels/${id}`);
  expect(await statusOf(`/tutoriels/${id}/?utm_source=lettre&page=3&x=1`)).toBe(KEPT);
  await page('/catalogue?sort=title&page=1&q=a');
  expect(await statusOf('/catalogue?q=a&utm_medium=email&page=1&sort=title')).toBe(KEPT);
  expect(await statusOf('/catalogue?q=b&page=1&sort=title')).toBe(MADE);
});

it('42.4 letter case in the path of a page causes no second copy', async () => {
  await page('/faq');
  expect(await statusOf('/FAQ')).toBe(KEPT);
  await page(`/tutoriels/${id}`);
  expect(await statusOf(`/Tutoriels/${id}`)).toBe(KEPT);
});

it.each(['/nulle-part', '/tutoriels/999999', '/domaines/nulle-part', '/nouveau-mot-de-passe?jeton=abc'])(
  '%s is not cached',
  async (path) => {
    await page(path);
    expect(await statusOf(path)).toBe(MADE);
  },
);

it.each(['/sitemap.xml', '/sitemap-pages.xml', '/flux/rss.xml', '/domaines/programmation/flux/atom.xml'])(
  '%s has one cached copy for any other query parameters',
  async (path) => {
    await page(path).expect(200);
    expect(await statusOf(`${path}?x=${Math.random()}`)).toBe(KEPT);
  },
);

it('varying URLs of missing files, or with unused parameters, fill no cache', async () => {
  const ask = async (number: number) => {
    for (const path of [
      `/sitemap-tutoriels-${number}.xml`,
      `/sitemap-tutoriels-0${number}.xml`,
      `/domaines/nulle-part-${number}/flux/rss.xml`,
      `/auteurs/${number}000/flux/atom.xml`,
    ])
      await page(path).expect(404);
    await page(`/sitemap.xml?x=${number}`).expect(200);
    await page(`/flux/rss.xml?x=${number}`).expect(200);
  };
  const clock = app.nest.get(InvalidationClock);
  await ask(50);
  const held = clock.heldBytes;
  expect(held).toBeGreaterThan(0);
  for (let number = 51; number < 70; number += 1) await ask(number);
  expect(clock.heldBytes).toBe(held);
});

it('a page stays cached if a new renderer gives the same HTML, and only then', async () => {
  const rows = app.nest.get(DataSource).getRepository(Tutorial);
  await rows.update([id, other], { rendererVersion: 0 });
  await rows.update(other, { content: '<p>vieux</p>' });
  for (const each of [id, other]) await page(`/tutoriels/${each}`);
  await app.nest.get(TutorialUpkeepService).renderOutdated();
  expect(await statusOf(`/tutoriels/${id}`)).toBe(KEPT);
  expect(await statusOf(`/tutoriels/${other}`)).toBe(MADE);
});

it('a comment invalidates the pages that show it, and no others', async () => {
  const paths = [`/tutoriels/${id}`, `/tutoriels/${other}`, '/', '/catalogue', '/comment-ca-marche'];
  for (const path of paths) await page(path);
  await comment();
  expect(await Promise.all(paths.map(statusOf))).toEqual([STALE, KEPT, KEPT, KEPT, KEPT]);
  await until(async () => (await page(`/tutoriels/${id}`)).text.includes('tout neuf'));
});

it('a rating invalidates the lists that contain the tutorial', async () => {
  const paths = [`/tutoriels/${id}`, '/catalogue', '/domaines/programmation', '/faq'];
  for (const path of paths) await page(path);
  await ada.agent.post(`/api/tutorials/${id}/rating`).send({ score: 5 }).expect(201);
  expect(await Promise.all(paths.map(statusOf))).toEqual([STALE, STALE, STALE, KEPT]);
});

it('an unpublished tutorial invalidates the paths that contain it', async () => {
  const path = await createPath(app, admin, id, true);
  const addresses = ['/apprentissage', `/parcours/${path}`];
  for (const address of addresses) await page(address);
  await admin.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
  expect(await Promise.all(addresses.map(statusOf))).toEqual([MADE, MADE]);
});

it('favourites and reading progress invalidate no page', async () => {
  await page(`/tutoriels/${id}`);
  await ada.agent.post('/api/favorites').send({ tutorialId: id }).expect(201);
  expect(await statusOf(`/tutoriels/${id}`)).toBe(KEPT);
});

it('a new or removed tutorial shows at once in every list', async () => {
  await page('/catalogue');
  const made = await createTutorial(app, { title: 'Tout frais' });
  expect((await page('/catalogue')).text).toContain('Tout frais');
  await page(`/tutoriels/${made}`).expect(200);
  await admin.agent.delete(`/api/tutorials/${made}`).expect(({ ok }) => expect(ok).toBe(true));
  await page(`/tutoriels/${made}`).expect(404);
  expect((await page('/catalogue')).text).not.toContain('Tout frais');
});

it('simultaneous requests for a page render it once', async () => {
  // A late event would drop the page during rendering, and writing views would read the tutorial again.
  await eventsHandled(app);
  await app.nest.get(ViewCounter).write();
  const look = jest.spyOn(app.nest.get(TutorialsRepository), 'findPublished');
  const answers = await Promise.all(Array.from({ length: 25 }, () => page(`/tutoriels/${id}`).expect(200)));
  expect(look).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  look.mockRestore();
});

it.each(['identity', 'gzip', 'br'])('a cached page has the same content as %s', async (encoding) => {
  const { text } = await page(`/tutoriels/${id}`).set('accept-encoding', 'identity').expect(200);
  const answer = await fetch(`${await app.nest.getUrl()}/tutoriels/${id}`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(await answer.text()).toBe(text);
});
