import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { type Person, signUp } from './people.js';

/* Attempts to sign in as somebody else, or to lock them out. */

const STEP_MS = 30_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ costlyPasswords: true });
});
afterAll(() => app.stop());

const change = (values: Record<string, unknown>) => app.nest.get(SettingsService).change(values);
const browser = () => request.agent(app.nest.getHttpServer());
const login = (body: object, agent: Pick<Person['agent'], 'post'> = app.http) =>
  agent.post('/api/auth/login').send(body);
const atOnce = async (bodies: object[]) =>
  (await Promise.all(bodies.map((body) => login(body)))).map(({ status }) => status);
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

describe('an incomplete sign-in', () => {
  it.each([
    [{ username: 'ada', password: '' }, { password: 'Le mot de passe est requis' }],
    [{ username: '', password: 'x' }, { username: "Le nom d'utilisateur est requis" }],
    [{ username: ' \t', password: 'x' }, { username: "Le nom d'utilisateur est requis" }],
  ])('is refused in French: %j', async (body, errors) => {
    const answer = await login(body).expect(400);
    expect(answer.body).toMatchObject({ statusCode: 400, message: Object.values(errors)[0], errors });
  });

  it('uses only the documented fields of the body', async () => {
    const { body } = await signUp(app);
    const address = `/api/auth/login?username=${body.username}&password=${body.password}`;
    await app.http.post(address).send({}).expect(400);
    const spaced = await login({ username: ` ${body.username} `, password: body.password, code: '' });
    expect(spaced.status).toBe(200);
  });
});

describe('simultaneous guesses', () => {
  beforeEach(() => change({ maxLoginAttempts: 2 }));

  it('are checked only up to the limit, and the others are told to wait', async () => {
    await change({ maxLoginAttempts: 5 });
    const { body } = await signUp(app);
    for (const username of [body.username, 'nom-que-personne-n-a']) {
      const guesses = Array.from({ length: 40 }, (_, guess) => ({ username, password: `Essai-${guess}` }));
      const statuses = await atOnce(guesses);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 35]);
    }
    await login(body).expect(429);
  });

  it('lock nobody out of a browser in which they have signed in before', async () => {
    const { agent, body } = await signUp(app);
    await agent.post('/api/auth/logout').expect(200);
    await atOnce(Array.from({ length: 3 }, () => ({ ...body, password: 'Essai' })));
    await login(body).expect(429);
    // Guesses are limited there, too.
    for (let guess = 0; guess < 2; guess += 1) await login({ ...body, password: 'Essai' }, agent).expect(401);
    await login(body, agent).expect(429);
  });

  it('do not lock the owner’s browser, even if others have signed in there', async () => {
    const [{ agent, body }, other] = [await signUp(app), await signUp(app)];
    await login(other.body, agent).expect(200);
    await atOnce(Array.from({ length: 2 }, () => ({ ...body, password: 'Essai' })));
    await login(body, agent).expect(200);
    // Attempts by others still count.
    await login(body).expect(429);
  });

  it('gain nothing from a browser known for another member, or from a forged mark', async () => {
    const [mine, theirs] = [await signUp(app), await signUp(app)];
    await atOnce(Array.from({ length: 2 }, () => ({ ...theirs.body, password: 'Essai' })));
    await login(theirs.body, mine.agent).expect(429);
    const { headers } = await login(mine.body, browser()).expect(200);
    const cookie = (headers['set-cookie'] as unknown as string[]).find((each) =>
      /^\S+-appareil=/.test(each),
    )!;
    expect(cookie).toMatch(
      /^passerelle-appareil=[\w.-]+; Max-Age=\d+; Path=\/api\/auth;.*; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).not.toContain(mine.body.username);
    const [mark] = /appareil=[^;]+/.exec(cookie)!;
    const known = (sent: string) =>
      app.http
        .post('/api/auth/login')
        .set('cookie', `passerelle-${sent}`)
        .send({ ...mine.body, password: 'Essai' });
    for (let guess = 0; guess < 2; guess += 1) await known(mark).expect(401);
    await known(mark).expect(429);
    // An id that does not match its signature counts as an unknown device, not separately.
    for (let guess = 0; guess < 2; guess += 1) await known(mark.replace('=', `=${guess}`)).expect(401);
    await known(mark.replace('=', '=x')).expect(429);
    await known('appareil=~~.~%00').expect(429);
  });

  it('do not affect the change of a password, which has its own count', async () => {
    const { agent, body } = await signUp(app);
    await atOnce(Array.from({ length: 2 }, () => ({ ...body, password: 'Essai' })));
    const newPassword = 'Tout-Autre-Passage-3';
    const wrong = { password: 'Essai', newPassword };
    const tried = await Promise.all(
      Array.from({ length: 10 }, () => agent.put('/api/auth/password').send(wrong)),
    );
    const statuses = tried.map(({ status }) => status);
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([2, 8]);
    await login(body, agent).expect(200);
  });
});

describe('the second factor', () => {
  beforeEach(() => change({ twoFactorAuth: true, maxLoginAttempts: 10 }));

  async function withSecondFactor() {
    const person = await signUp(app);
    const setup = await person.agent.post('/api/auth/two-factor/setup').expect(200);
    const totp = new TOTP({ secret: (setup.body as { secret: string }).secret });
    const code = totp.generate();
    const confirmed = await person.agent.post('/api/auth/two-factor/confirm').send({ code }).expect(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    return { ...person, totp, code, recoveryCodes };
  }

  it('accepts a recovery code once, however often it is sent at once', async () => {
    const { body, recoveryCodes } = await withSecondFactor();
    const statuses = await atOnce(Array.from({ length: 10 }, () => ({ ...body, code: recoveryCodes[0] })));
    expect([count(statuses, 200), count(statuses, 401)]).toEqual([1, 9]);
  });

  it('accepts two different recovery codes at once, and neither again', async () => {
    const { body, recoveryCodes } = await withSecondFactor();
    const codes = recoveryCodes.slice(0, 4);
    expect(await atOnce(codes.map((code) => ({ ...body, code })))).toEqual([200, 200, 200, 200]);
    expect(await atOnce(codes.map((code) => ({ ...body, code })))).toEqual([401, 401, 401, 401]);
    await login({ ...body, code: recoveryCodes[4]!.toUpperCase() }).expect(200);
  });

  it('accepts a TOTP code once (RFC 6238, 5.2)', async () => {
    const { body, totp, code } = await withSecondFactor();
    // The code used for the setup is spent.
    await login({ ...body, code }).expect(401);
    const next = totp.generate({ timestamp: Date.now() + STEP_MS });
    const statuses = await atOnce(Array.from({ length: 8 }, () => ({ ...body, code: next })));
    expect([count(statuses, 200), count(statuses, 401)]).toEqual([1, 7]);
    await login({ ...body, code }).expect(401);
  });

  it('is activated once, however often the first code is sent at once', async () => {
    const { agent, body } = await signUp(app);
    const setup = await agent.post('/api/auth/two-factor/setup').expect(200);
    const code = new TOTP({ secret: (setup.body as { secret: string }).secret }).generate();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => agent.post('/api/auth/two-factor/confirm').send({ code })),
    );
    const [done, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const [recoveryCode] = (done!.body as { recoveryCodes: string[] }).recoveryCodes;
    await login({ ...body, code: recoveryCode }).expect(200);
  });

  it('can be missing without counting as a failure', async () => {
    const { body, recoveryCodes } = await withSecondFactor();
    await change({ maxLoginAttempts: 1 });
    for (let time = 0; time < 3; time += 1) await login(body).expect(401);
    await login({ ...body, code: recoveryCodes[0] }).expect(200);
  });
});
