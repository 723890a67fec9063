import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { AccountToken } from '../src/members/auth/account-token.entity.js';
import { Leases } from '../src/platform/domain-events/leases.js';
import { EmailsService } from '../src/platform/email/emails.service.js';
import { SessionsService } from '../src/members/auth/sessions.service.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { type Person, signUp } from './people.js';
import { until } from './until.js';

/* Sessions that account changes end, and the emails about them. */

const PASSWORD = 'Tout-Autre-Passage-3';
const RESET = 'Choisissez un nouveau mot de passe';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => void jest.restoreAllMocks());

const browser = () => request.agent(app.nest.getHttpServer());
const askReset = (email: string) => app.http.post('/api/auth/password/reset-request').send({ email });
const reset = (token: string, newPassword: string) =>
  app.http.post('/api/auth/password/reset').send({ token, newPassword });

async function resetLinks(email: string): Promise<string[]> {
  const emails = (await emailsTo(app, email)).filter((message) => message.includes(`Subject: ${RESET}`));
  return emails.map((message) => /jeton=([\w-]+)/.exec(message)![1]!);
}

/** Tokens of the emailed links; waits until there are this many. */
async function mailedLinks(email: string, howMany: number): Promise<string[]> {
  await until(async () => (await resetLinks(email)).length >= howMany);
  return resetLinks(email);
}

/** Session cookie of an agent. */
function sessionOf({ agent }: Pick<Person, 'agent'>): string | undefined {
  const { jar } = agent as unknown as {
    jar: { getCookie(name: string, where: object): { value: string } | undefined };
  };
  return jar.getCookie('passerelle', { domain: '127.0.0.1', path: '/', secure: false, script: false })?.value;
}

it('a changed password invalidates a mailed link, renews the session and ends the others', async () => {
  const member = await signUp(app);
  const { agent, body } = member;
  const other = browser();
  await other.post('/api/auth/login').send(body).expect(200);
  await askReset(body.email).expect(200);
  const [token] = await mailedLinks(body.email, 1);
  const before = sessionOf(member);
  await agent.put('/api/auth/password').send({ password: body.password, newPassword: PASSWORD }).expect(200);
  expect(sessionOf(member)).toEqual(expect.any(String));
  expect(sessionOf(member)).not.toBe(before);
  await agent.get('/api/auth/me').expect(200);
  await app.http.get('/api/auth/me').set('cookie', `passerelle=${before}`).expect(401);
  await other.get('/api/auth/me').expect(401);
  await reset(token!, 'Encore-Un-Passage-4').expect(400);
  await browser()
    .post('/api/auth/login')
    .send({ ...body, password: PASSWORD })
    .expect(200);
});

it('activating a second factor renews this session and ends those without it', async () => {
  await app.nest.get(SettingsService).change({ twoFactorAuth: true });
  const member = await signUp(app);
  const { agent, body } = member;
  const other = browser();
  await other.post('/api/auth/login').send(body).expect(200);
  const before = sessionOf(member);
  const { body: setup } = await agent.post('/api/auth/two-factor/setup').expect(200);
  const code = new TOTP({ secret: (setup as { secret: string }).secret }).generate();
  await agent.post('/api/auth/two-factor/confirm').send({ code: '000000' }).expect(400);
  await other.get('/api/auth/me').expect(200);
  await agent.post('/api/auth/two-factor/confirm').send({ code }).expect(200);
  expect(sessionOf(member)).not.toBe(before);
  expect((await agent.get('/api/auth/me').expect(200)).body).toMatchObject({ twoFactorEnabled: true });
  await other.get('/api/auth/me').expect(401);
  await app.nest.get(SettingsService).change({ twoFactorAuth: false });
});

it('40.7 a password change and the end of the other sessions happen together or not at all', async () => {
  const member = await signUp(app);
  const { agent, body } = member;
  const other = browser();
  await other.post('/api/auth/login').send(body).expect(200);
  const before = sessionOf(member);
  const killed = jest
    .spyOn(app.nest.get(SessionsService), 'endAllSessions')
    .mockRejectedValue(new Error('killed'));
  const change = () =>
    agent.put('/api/auth/password').send({ password: body.password, newPassword: PASSWORD });
  await change().expect(500);
  killed.mockRestore();
  expect(sessionOf(member)).toBe(before);
  await agent.get('/api/auth/me').expect(200);
  await other.get('/api/auth/me').expect(200);
  await browser().post('/api/auth/login').send(body).expect(200);
  await change().expect(200);
  const { body: list } = await agent.get('/api/auth/sessions').expect(200);
  expect(list).toMatchObject({ sessions: [{ current: true }] });
});

describe('a forgotten password', () => {
  it('cannot be replaced by the owner’s name or address; the link then stays valid', async () => {
    const { body } = await signUp(app, { username: 'Jeanne-2026', email: 'Jeanne2026@exemple.fr' });
    await askReset(body.email).expect(200);
    const [token] = await mailedLinks(body.email.toLowerCase(), 1);
    for (const taken of ['Jeanne-2026', 'Jeanne2026@exemple.fr']) {
      const refused = await reset(token!, taken).expect(400);
      expect(refused.body).toMatchObject({
        errors: { newPassword: expect.stringContaining('trop courant') },
      });
    }
    await reset(token!, PASSWORD).expect(200);
  });

  it('is answered with one email in ten minutes, whose link stays valid', async () => {
    const { body, user } = await signUp(app);
    await Promise.all([1, 2, 3, 4].map(() => askReset(body.email).expect(200)));
    const [first] = await mailedLinks(body.email, 1);
    await askReset(body.email).expect(200);
    // Emails are sent in order: once a later one has arrived, all earlier ones have been handled.
    const { body: other } = await signUp(app);
    await askReset(other.email).expect(200);
    await mailedLinks(other.email, 1);
    expect(await resetLinks(body.email)).toEqual([first]);
    const later = { expiresAt: new Date(Date.now() + 49 * MINUTE_MS) };
    await app.nest.get(DataSource).getRepository(AccountToken).update({ userId: user.id }, later);
    await askReset(body.email).expect(200);
    const [, second] = await mailedLinks(body.email, 2);
    await reset(first!, PASSWORD).expect(400);
    await reset(second!, PASSWORD).expect(200);
  });

  it('is answered before the account is looked up, so that the duration reveals nothing', async () => {
    const { body } = await signUp(app);
    const users = app.nest.get(UsersService);
    const looked = jest.spyOn(users, 'findByEmail');
    const held = jest.spyOn(app.nest.get(Leases), 'acquireLease').mockResolvedValue(false);
    const answers = [await askReset(body.email), await askReset('inconnue@exemple.fr')];
    expect(answers.map(({ status, body: answer }) => [status, answer as unknown])).toEqual([
      [200, { done: true }],
      [200, { done: true }],
    ]);
    expect(looked).not.toHaveBeenCalled();
    held.mockRestore();
    await mailedLinks(body.email, 1);
    expect(looked.mock.calls.map(([email]) => email)).toEqual([body.email, 'inconnue@exemple.fr']);
  });

  it('can be requested by the first administrator with a local network address', async () => {
    await askReset('admin@localhost').expect(200);
    await mailedLinks('admin@localhost', 1);
    for (const email of ['admin', 'admin@', '@localhost', 'a b@localhost']) {
      await askReset(email).expect(400);
    }
  });

  it('can be reset so that the owner signs in even while somebody guesses for the name', async () => {
    const { body } = await signUp(app);
    const agent = browser();
    await askReset(body.email).expect(200);
    const [token] = await mailedLinks(body.email, 1);
    await agent.post('/api/auth/password/reset').send({ token, newPassword: PASSWORD }).expect(200);
    const guess = { ...body, password: 'Essai' };
    for (let time = 0; time < 5; time += 1) await app.http.post('/api/auth/login').send(guess).expect(401);
    await app.http.post('/api/auth/login').send(guess).expect(429);
    await agent
      .post('/api/auth/login')
      .send({ ...body, password: PASSWORD })
      .expect(200);
  });
});

describe('the email that confirms an address', () => {
  const awaited = 'Confirmez votre adresse pour pouvoir commenter et publier.';
  const open = 'Vous pouvez déjà commenter et publier';
  const emailTo = async (email: string) => {
    await until(async () => (await emailsTo(app, email)).length > 0);
    return (await emailsTo(app, email))[0]!;
  };

  it('ADMS-18 says that the member can write at once on a site without a mail server, and pages know it', async () => {
    const { body } = await signUp(app);
    const message = await emailTo(body.email);
    expect(message).toContain(open);
    expect(message).not.toContain(awaited);
    expect(message).not.toContain('rien ne sera publié à votre nom');
    expect((await app.http.get('/api/settings')).body).toMatchObject({ sendsMail: false });
  });

  it('says that confirmation is required on a site that requires it', async () => {
    jest.spyOn(EmailsService.prototype, 'isConfigured', 'get').mockReturnValue(true);
    // Cached answers were made while no mail could be sent.
    await app.nest.get(SettingsService).change({ requireEmailConfirmation: true });
    const message = await emailTo((await signUp(app)).body.email);
    expect(message).toContain(awaited);
    expect(message).not.toContain(open);
    expect((await app.http.get('/api/settings')).body).toMatchObject({ sendsMail: true });
    await app.nest.get(SettingsService).change({ requireEmailConfirmation: false });
    expect(await emailTo((await signUp(app)).body.email)).toContain(open);
    await app.nest.get(SettingsService).change({ requireEmailConfirmation: true });
  });
});

describe('the avatar of a member', () => {
  const stored = '/media/0c/0c6a640c6a640c6a640c6a64.webp';

  it.each([
    'javascript:1',
    'data:text/html,<script>1</script>',
    'ftp://exemple.fr/ada.png',
    'ada.png',
    '//exemple.fr/ada.png',
    '/media/../api/auth/logout',
    `${stored}?`,
    'https://',
    5,
  ])('DATA-03 cannot be %j', async (avatar) => {
    const { agent } = await person;
    const { body } = await agent.put('/api/auth/profile').send({ displayName: 'Ada', avatar }).expect(400);
    const message = 'L’image de profil doit être une adresse http ou https, ou une image envoyée au site';
    expect(body).toEqual({ statusCode: 400, code: 'invalid_fields', message, errors: { avatar: message } });
  });

  it.each(['http://exemple.fr/ada.png', 'https://exemple.fr/a?b=c', stored, null, ''])(
    'DATA-03 can be %j',
    async (avatar) => {
      const { agent } = await person;
      const { body } = await agent.put('/api/auth/profile').send({ displayName: 'Ada', avatar }).expect(200);
      expect(body).toMatchObject({ user: { avatar: avatar || null } });
    },
  );

  let person: Promise<Person>;
  beforeAll(() => {
    person = signUp(app);
  });
});
