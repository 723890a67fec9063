import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { createMembers, signUp, type Person } from './people.js';

/* Forty pupils behind one address in the busiest minute of a lesson, with the production limits. */

const PUPILS = 40;
const PAGES = 1;
/** Pages are rendered in one thread here; if all were requested at once, they would time out. */
const AT_ONCE = 10;

let app: TestApp;
let tutorials: number[];
beforeAll(async () => {
  app = await startApp({ site: true, env: { PASSERELLE_RATE_LIMITS: 'on' } });
  tutorials = [];
  while (tutorials.length < PAGES) tutorials.push(await createTutorial(app));
});
afterAll(() => app.stop());

type Browser = Pick<Person['agent'], 'get' | 'post' | 'put'>;

/** Requests of a browser when a member opens and reads a tutorial. */
const reads = (browser: Browser, id: number): Test[] => [
  browser.get(`/tutoriels/${id}`),
  browser.get('/api/auth/me'),
  browser.get('/api/settings'),
  browser.get('/api/favorites/ids'),
  browser.get(`/api/favorites/${id}/status`),
  browser.get(`/api/tutorials/${id}`),
  browser.get(`/api/tutorials/${id}/rating`),
  browser.get(`/api/tutorials/${id}/rating/user`),
  browser.get(`/api/tutorials/${id}/progress`),
  browser.get(`/api/tutorials/${id}/collections`),
  browser.get(`/api/tutorials/${id}/comments`),
  browser.get('/api/notifications'),
  browser.put(`/api/tutorials/${id}/progress`).send({ percent: 50 }),
];

/** Requests of a visitor's browser; the page is cached and contains most of its data. */
const readsAsVisitor = (browser: Browser, id: number): Test[] => [
  browser.get(`/tutoriels/${id}`),
  browser.get('/api/settings'),
  browser.get(`/api/tutorials/${id}`),
  browser.get(`/api/tutorials/${id}/rating`),
  browser.get(`/api/tutorials/${id}/comments`),
  browser.get('/api/tutorials/suggestions'),
];

const searches = (browser: Browser): Test[] =>
  ['python', 'boucles', 'tri'].flatMap((query) => [
    browser.get(`/recherche?q=${query}`),
    browser.get(`/api/search?query=${query}`),
  ]);

/**
 * Sends everybody's requests, with several people at once.
 * @returns the number of responses by status
 */
async function answersTo(
  everybody: Test[][],
  countedBy = new Set<string>(),
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const waiting = [...everybody];
  const place = async (): Promise<void> => {
    for (let requests = waiting.shift(); requests; requests = waiting.shift()) {
      for (const request of requests) {
        const { status, headers } = await request;
        for (const [, by] of String(headers['ratelimit-policy']).matchAll(/-(\w+)";/g)) countedBy.add(by!);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, place));
  return statuses;
}

it('forty members behind one address read, search and comment without a refusal', async () => {
  const members = await createMembers(app, PUPILS);
  const countedBy = new Set<string>();
  const answers = await answersTo(
    members.map(({ agent }) => [
      ...tutorials.flatMap((id) => reads(agent, id)),
      ...searches(agent),
      ...[1, 2, 3].map((question) =>
        agent
          .post(`/api/tutorials/${tutorials[0]}/comments`)
          .send({ content: `Question ${question}`, parentId: null }),
      ),
    ]),
    countedBy,
  );
  // Not rated yet: 404.
  expect(answers).toEqual({ 200: 18 * PUPILS, 201: 3 * PUPILS, 404: PUPILS });
  // No request is counted by address alone.
  expect([...countedBy].sort()).toEqual(['account', 'session']);
});

it('forty visitors behind one address read and search without a refusal', async () => {
  const answers = await answersTo(
    Array.from({ length: PUPILS }, () => [
      ...tutorials.flatMap((id) => readsAsVisitor(app.http, id)),
      ...searches(app.http),
    ]),
  );
  expect(answers).toEqual({ 200: 12 * PUPILS });
});

it('thirty members behind one address register and sign in within a minute', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => signUp(app)));
  const signIns = people.map(({ body }) => [app.http.post('/api/auth/login').send(body)]);
  expect(await answersTo(signIns)).toEqual({ 200: 30 });
});

it('one member is limited to what one person can do, from any address', async () => {
  const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
  const answers = await answersTo([Array.from({ length: 601 }, () => agent.get('/api/auth/me'))]);
  expect(answers).toEqual({ 200: 600, 429: 1 });
});

it('one address may fail a hundred sign-ins in an hour, for any names', async () => {
  const guessed = await startApp({ env: { PASSERELLE_RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  const { body, agent } = await signUp(guessed);
  const login = (address: string, sent: object, browser: Pick<Browser, 'post'> = guessed.http) =>
    browser.post('/api/auth/login').set('x-forwarded-for', address).send(sent);
  const guesses = Array.from({ length: 101 }, (_, guess) =>
    login('203.0.113.1', { username: `nom-${guess}`, password: 'Essai-9-Faux' }),
  );
  await login('203.0.113.1', body).expect(200);
  expect(await answersTo(guesses.map((guess) => [guess]))).toEqual({ 401: 100, 429: 1 });
  const refused = await login('203.0.113.1', body).expect(429);
  expect(refused.body).toEqual({
    statusCode: 429,
    code: 'too_many_attempts',
    message: 'Trop de tentatives de connexion. Réessayez dans 60 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  // Known devices at that address can still sign in, and so can anybody elsewhere.
  await login('203.0.113.1', body, agent).expect(200);
  await login('203.0.113.2', body).expect(200);
  await guessed.stop();
});
