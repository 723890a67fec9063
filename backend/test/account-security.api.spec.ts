import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { firstAdmin, startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { newcomer, signUp } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const browser = () => request.agent(app.nest.getHttpServer());
const change = (values: Record<string, unknown>) => app.nest.get(SettingsService).change(values);
const register = (changes: object = {}) => signUp(app, changes);

/** The link in the latest email to an address. */
async function linkTo(address: string): Promise<string> {
  const email = (await emailsTo(app, address)).at(-1);
  return /jeton=([\w-]+)/.exec(email ?? '')?.[1] ?? '';
}

describe('emails', () => {
  it('confirm an address by their link', async () => {
    const { agent, body } = await register();
    const token = await linkTo(body.email);
    await app.http.post('/api/auth/email/confirm').send({ token }).expect(200);
    expect((await agent.get('/api/auth/me')).body).toMatchObject({ emailConfirmed: true });
  });

  it('AC-01 have a link that reports success when used twice, as long as the account has the address', async () => {
    const { agent, body } = await register();
    const token = await linkTo(body.email);
    const confirm = () => app.http.post('/api/auth/email/confirm').send({ token });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await confirm().expect(200);
    const next = `autre-${body.email}`;
    await agent.put('/api/auth/email').send({ email: next, password: body.password }).expect(200);
    const change = { token: await linkTo(next) };
    await app.http.post('/api/auth/email/confirm').send(change).expect(200);
    await app.http.post('/api/auth/email/confirm').send(change).expect(200);
    await confirm().expect(400);
    const undo = { token: await linkTo(body.email) };
    await app.http.post('/api/auth/email/undo').send(undo).expect(200);
    await app.http.post('/api/auth/login').send(body).expect(200);
    await app.http.post('/api/auth/email/undo').send(undo).expect(200);
    await app.http.post('/api/auth/email/confirm').send(change).expect(400);
    await app.http.post('/api/auth/email/confirm').send({ token: 'inconnu' }).expect(400);
  });

  it('set a new password by their link, and end every session', async () => {
    const { agent, body } = await register();
    const first = await linkTo(body.email);
    await app.http
      .post('/api/auth/password/reset-request')
      .send({ email: body.email })
      .expect(200, { done: true });
    const token = await linkTo(body.email);
    expect(token).not.toBe(first);
    await app.http.post('/api/auth/password/reset').send({ token, newPassword: 'court' }).expect(400);
    await app.http
      .post('/api/auth/password/reset')
      .send({ token, newPassword: 'Un-Autre-Passage-7' })
      .expect(200);
    await agent.get('/api/auth/me').expect(401);
    await app.http
      .post('/api/auth/login')
      .send({ username: body.username, password: body.password })
      .expect(401);
    await app.http
      .post('/api/auth/login')
      .send({ username: body.username, password: 'Un-Autre-Passage-7' })
      .expect(200);
  });

  it('get the same response, in every header, whether a member has the address or not', async () => {
    const { body } = await register();
    const ask = async (email: string) => {
      const answer = await app.http.post('/api/auth/password/reset-request').send({ email });
      const { date, ...headers } = answer.headers as Record<string, string>;
      expect(date).toBeDefined();
      return { status: answer.status, body: answer.body as unknown, headers };
    };
    const [known, unknown] = [await ask(body.email), await ask('inconnue@exemple.fr')];
    expect(known).toMatchObject({ status: 200, body: { done: true } });
    expect(unknown).toEqual(known);
  });
});

describe('sessions', () => {
  it('are listed, and a member can end the others', async () => {
    const { agent, body } = await register();
    const other = browser();
    await other
      .post('/api/auth/login')
      .send({ username: body.username, password: body.password })
      .expect(200);
    const { body: list } = await agent.get('/api/auth/sessions').expect(200);
    expect(
      (list as { sessions: { current: boolean }[] }).sessions.map(({ current }) => current).sort(),
    ).toEqual([false, true]);
    await agent.delete('/api/auth/sessions/others').expect(200);
    await other.get('/api/auth/me').expect(401);
    await agent.get('/api/auth/me').expect(200);
  });

  it('end with a new password, except the current one', async () => {
    const { agent, body } = await register();
    const other = browser();
    await other
      .post('/api/auth/login')
      .send({ username: body.username, password: body.password })
      .expect(200);
    const change = { password: body.password, newPassword: 'Tout-Autre-Passage-3' };
    await agent
      .put('/api/auth/password')
      .send({ ...change, password: 'faux' })
      .expect(403);
    await agent.put('/api/auth/password').send(change).expect(200);
    await other.get('/api/auth/me').expect(401);
    await agent.get('/api/auth/me').expect(200);
  });
});

describe('settings take effect at once', () => {
  beforeEach(() => change({ enableNewRegistrations: true, maintenanceMode: false, twoFactorAuth: false }));

  it('enableNewRegistrations off closes registration', async () => {
    await change({ enableNewRegistrations: false });
    const { body } = await app.http.post('/api/auth/register').send(newcomer()).expect(403);
    expect(body).toMatchObject({ message: 'Les inscriptions sont fermées pour le moment.' });
  });

  it('passwordMinLength and enforceStrongPasswords apply to new passwords', async () => {
    await change({ passwordMinLength: 16 });
    await app.http
      .post('/api/auth/register')
      .send(newcomer({ password: 'Passage-Sec-9' }))
      .expect(400);
    await change({ passwordMinLength: 8 });
    await app.http
      .post('/api/auth/register')
      .send(newcomer({ password: 'sansmajuscule9' }))
      .expect(400);
    await change({ enforceStrongPasswords: false });
    await app.http
      .post('/api/auth/register')
      .send(newcomer({ password: 'sansmajuscule9' }))
      .expect(201);
    await change({ enforceStrongPasswords: true });
  });

  it('maxLoginAttempts locks a name, known or not, and states the duration', async () => {
    const { body } = await register();
    await change({ maxLoginAttempts: 2 });
    for (const username of [body.username, 'nom-inconnu-verrouille']) {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await app.http.post('/api/auth/login').send({ username, password: 'faux' }).expect(401);
      }
      const locked = await app.http
        .post('/api/auth/login')
        .send({ username, password: body.password })
        .expect(429);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    }
    await change({ maxLoginAttempts: 5 });
  });

  it('ADMS-17 maintenanceMode closes the API to everyone but administrators who sign in', async () => {
    await change({ maintenanceMode: true });
    const refused = await app.http.get('/api/tutorials').expect(503);
    expect(refused.headers['retry-after']).toBe('300');
    expect(refused.body).toEqual({
      statusCode: 503,
      code: 'maintenance',
      message: 'Le site est en maintenance. Revenez dans quelques minutes.',
    });
    await app.http.get('/api/health').expect(200);
    await app.http.post('/api/auth/login').send({ username: 'x', password: 'y' }).expect(401);
  });

  it('ADMS-16 maintenanceMode lets administrators sign in, and tells members why they cannot; their sessions stay', async () => {
    const { agent, body: member } = await register();
    const signIn = (who: object) => app.http.post('/api/auth/login').send(who);
    await change({ maintenanceMode: true });
    const refused = await signIn(member).expect(503);
    expect(refused.body).toEqual({
      statusCode: 503,
      code: 'maintenance',
      message:
        'Le site est en maintenance : seuls les administrateurs peuvent s’y connecter. Revenez dans quelques minutes.',
    });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    // Without the password the answer reveals nothing.
    await signIn({ ...member, password: 'faux' }).expect(401);
    await signIn(firstAdmin).expect(200);
    await agent.get('/api/favorites').expect(503);
    await change({ maintenanceMode: false });
    await agent.get('/api/favorites').expect(200);
    await signIn(member).expect(200);
  });

  it.each([
    ['full width', 0xff10],
    ['Arabic', 0x660],
    ['Devanagari', 0x966],
  ])(
    'AC-04 accepts a code in %s digits and with spaces, on a site with a colon in its name',
    async (_, zero) => {
      await change({ twoFactorAuth: true, siteName: 'Cours : maths' });
      const { agent, body } = await register();
      const setup = (await agent.post('/api/auth/two-factor/setup').expect(200)).body as {
        secret: string;
        uri: string;
      };
      expect(new URL(setup.uri).searchParams.get('issuer')).toBe('Cours maths');
      const totp = new TOTP({ secret: setup.secret });
      const typed = (code: string) =>
        [...code]
          .map((digit) => String.fromCodePoint(zero + Number(digit)))
          .join('')
          .replace(/.../, '$& - ');
      await agent
        .post('/api/auth/two-factor/confirm')
        .send({ code: typed(totp.generate()) })
        .expect(200);
      const next = typed(totp.generate({ timestamp: Date.now() + 30_000 }));
      const credentials = { username: body.username, password: body.password };
      await app.http
        .post('/api/auth/login')
        .send({ ...credentials, code: next })
        .expect(200);
      await change({ twoFactorAuth: false, siteName: 'Passerelle' });
    },
  );

  it('twoFactorAuth requires a code from members with a second factor', async () => {
    const { agent, body } = await register();
    await agent.post('/api/auth/two-factor/setup').expect(403);
    await change({ twoFactorAuth: true });
    const setup = await agent.post('/api/auth/two-factor/setup').expect(200);
    const totp = new TOTP({ secret: (setup.body as { secret: string }).secret });
    await agent.post('/api/auth/two-factor/confirm').send({ code: '000000' }).expect(400);
    const confirmed = await agent
      .post('/api/auth/two-factor/confirm')
      .send({ code: totp.generate() })
      .expect(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    const signIn = (code?: string) =>
      app.http.post('/api/auth/login').send({ username: body.username, password: body.password, code });
    expect((await signIn()).body).toMatchObject({ statusCode: 401, errors: { code: expect.any(String) } });
    expect((await signIn('123')).status).toBe(401);
    const next = totp.generate({ timestamp: Date.now() + 30_000 });
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(recoveryCodes[0])).status).toBe(200);
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
    // A recovery code is accepted in every form.
    const forms = [
      (code: string) => `${code}  `,
      (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase(),
      (code: string) => code.replace(/../g, '$& '),
      (code: string) => `\u2066${code}\u2069`,
    ];
    for (const [index, form] of forms.entries())
      expect((await signIn(form(recoveryCodes[index + 1]!))).status).toBe(200);
    for (const wrong of ['１２３４５６', '١٢٣٤٥٦', '—', 'é'.repeat(6), '😀'])
      expect((await signIn(wrong)).status).toBe(401);
    await change({ twoFactorAuth: false });
    expect((await signIn()).status).toBe(200);
  });
});
