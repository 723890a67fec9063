import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
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

it('works as hard for a name that nobody has as for a wrong password', async () => {
  const { username } = (await signUp(app)).body;
  const workFor = async (name: string) => {
    const before = process.cpuUsage();
    for (const password of ['faux-1', 'faux-2', 'faux-3']) await login(name, password).expect(401);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown] = [await workFor(username), await workFor('personne-de-plus')];
  expect(unknown / known).toBeGreaterThan(0.5);
});

it('gives a session a cookie no script can read, and takes none that it has not signed', async () => {
  const { body } = await signUp(app);
  const { headers } = await login(body.username, body.password).expect(200);
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^passerelle=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  await app.http.get('/api/auth/me').set('cookie', 'passerelle=s%3Ainvented.signature').expect(401);
});

it('gives a session a new id at each sign-in: what was planted in a browser opens nothing', async () => {
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

/** What an answer says beside its body, but for the moment. */
function lastingHeaders({ headers }: Response): object {
  const { date, ...lasting } = headers as Record<string, string>;
  expect(date).toBeDefined();
  return lasting;
}

/** The session that an answer begins, as a browser sends it back. */
function sessionOf({ headers }: Response): string {
  const cookies = headers['set-cookie'] as unknown as string[];
  return cookies.find((cookie) => cookie.startsWith('passerelle='))!.split(';')[0]!;
}
