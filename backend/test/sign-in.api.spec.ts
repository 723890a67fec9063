import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { Session } from '../src/members/auth/session.entity.js';
import { SessionsService } from '../src/members/auth/sessions.service.js';
import { startApp, type TestApp } from './app.js';
import { signUp } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const login = (username: string, password: string, cookie = '') =>
  app.http.post('/api/auth/login').set('cookie', cookie).send({ username, password });

it('answers the same for an unknown name as for a wrong password', async () => {
  const { body } = await signUp(app);
  const wrong = await login(body.username, 'faux').expect(401);
  const unknown = await login('personne-du-tout', 'faux').expect(401);
  expect(wrong.body).toEqual({
    statusCode: 401,
    code: 'wrong_credentials',
    message: "Nom d'utilisateur ou mot de passe incorrect.",
  });
  expect(unknown.body).toEqual(wrong.body);
  expect(lastingHeaders(unknown)).toEqual(lastingHeaders(wrong));
});

it('does the same work for an unknown name as for a wrong password', async () => {
  const { username } = (await signUp(app)).body;
  // Counts hashes instead of measuring time, which depends on the machine.
  expect(await hashesMadeBy(() => login(username, 'faux').expect(401))).toBe(1);
  expect(await hashesMadeBy(() => login('personne-de-plus', 'faux').expect(401))).toBe(1);
});

it('sets a session cookie that scripts cannot read, and accepts only signed ones', async () => {
  const { body } = await signUp(app);
  const { headers } = await login(body.username, body.password).expect(200);
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^passerelle=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  await app.http.get('/api/auth/me').set('cookie', 'passerelle=s%3Ainvented.signature').expect(401);
});

it('gives the session a new id, so that a planted id opens nothing', async () => {
  const [attacker, victim] = [await signUp(app), await signUp(app)];
  const { username, password } = victim.body;
  const whoIs = async (cookie: string) =>
    (await app.http.get('/api/auth/me').set('cookie', cookie)).body as { id?: number; statusCode?: number };
  const planted = sessionOf(await login(attacker.body.username, attacker.body.password).expect(200));
  expect(await whoIs(planted)).toMatchObject({ id: attacker.user.id });
  const own = sessionOf(await login(username, password, planted).expect(200));
  expect(own).not.toBe(planted);
  expect(await whoIs(own)).toMatchObject({ id: victim.user.id });
  expect(await whoIs(planted)).toMatchObject({ statusCode: 401 });
  const next = sessionOf(await login(username, password, own).expect(200));
  expect(next).not.toBe(own);
  expect(await whoIs(own)).toMatchObject({ statusCode: 401 });
});

it('accepts the address in any spelling, and counts its failures for the account', async () => {
  const { body, user } = await signUp(app);
  const { email, username, password } = body;
  const answer = await login(` ${email.toUpperCase()} `, password).expect(200);
  expect(answer.body).toMatchObject({ id: user.id, username });
  const unknown = await login('personne@exemple.fr', password).expect(401);
  const wrong = await login(email, 'faux').expect(401);
  expect(unknown.body).toEqual(wrong.body);
  for (const name of [username, email, username]) await login(name, 'faux').expect(401);
  await login(email, 'faux').expect(401);
  for (const name of [username, email]) await login(name, password).expect(429);
});

describe('a member who stays signed in', () => {
  const sessions = () => app.nest.get(DataSource).getRepository(Session);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  it('keeps the session for thirty days, even with the browser closed, and then no longer', async () => {
    const { body, user } = await signUp(app);
    await sessions().delete({ userId: user.id });
    const { username, password } = body;
    const answer = await app.http
      .post('/api/auth/login')
      .send({ username, password, remember: true })
      .expect(200);
    const cookie = (answer.headers['set-cookie'] as unknown as string[]).find((each) =>
      each.startsWith('passerelle='),
    )!;
    const until = new Date(/Expires=([^;]+)/.exec(cookie)![1]!).getTime();
    expect(Math.abs(until - daysAgo(-30).getTime())).toBeLessThan(MINUTE_MS);
    const me = () => app.http.get('/api/auth/me').set('cookie', sessionOf(answer));
    const change = (changes: object) => sessions().update({ userId: user.id }, changes);
    await change({ createdAt: daysAgo(29), lastSeenAt: daysAgo(28) });
    await app.nest.get(SessionsService).deleteExpired();
    await me().expect(200);
    await change({ createdAt: daysAgo(31) });
    await me().expect(401);
  });

  it('has asked for it: other sessions end when they are idle', async () => {
    const { body, user } = await signUp(app);
    await sessions().delete({ userId: user.id });
    const answer = await login(body.username, body.password).expect(200);
    expect(answer.headers['set-cookie']).not.toContainEqual(expect.stringMatching(/^passerelle=.*Expires/));
    await sessions().update({ userId: user.id }, { lastSeenAt: daysAgo(2) });
    await app.http.get('/api/auth/me').set('cookie', sessionOf(answer)).expect(401);
  });

  it('stays signed in after a new password', async () => {
    const { body, user, agent } = await signUp(app);
    const { username, password } = body;
    await agent.post('/api/auth/login').send({ username, password, remember: true }).expect(200);
    await agent.put('/api/auth/password').send({ password, newPassword: 'Un-Autre-Passage-7' }).expect(200);
    expect(await sessions().countBy({ userId: user.id, isRemembered: true })).toBe(1);
    await agent.get('/api/auth/me').expect(200);
  });
});

/** Number of password hashes that Node computes during `act`. */
async function hashesMadeBy(act: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({ init: (_, type) => void (hashes += type === 'ARGON2REQUEST' ? 1 : 0) }).enable();
  await act();
  hook.disable();
  return hashes;
}

/** Headers of a response without the date. */
function lastingHeaders({ headers }: Response): object {
  const { date, ...lasting } = headers as Record<string, string>;
  expect(date).toBeDefined();
  return lasting;
}

/** Session cookie of a response. */
function sessionOf({ headers }: Response): string {
  const cookies = headers['set-cookie'] as unknown as string[];
  return cookies.find((cookie) => cookie.startsWith('passerelle='))!.split(';')[0]!;
}
