import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { User } from '../src/members/users/user.entity.js';
import { firstAdmin, startApp, type TestApp } from './app.js';

let app: TestApp;
afterEach(async () => {
  jest.restoreAllMocks();
  await app.stop();
});

const PUBLIC_URL = 'https://exemple.fr';
const OVER_HTTPS = { host: 'exemple.fr', 'x-forwarded-proto': 'https' };
const login = (headers: Record<string, string> = {}) =>
  app.http.post('/api/auth/login').set(headers).send(firstAdmin);
const REFUSAL = /TRUST_PROXY.*X-Forwarded-Proto/;

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['TRUST_PROXY is missing', {}, { 'x-forwarded-proto': 'https' }],
  ['X-Forwarded-Proto is missing', { TRUST_PROXY: '1' }, { 'x-forwarded-for': '203.0.113.9' }],
  ['it came over HTTP', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'http' }],
  ['both are missing', {}, {}],
])('40.8 refuses to sign in behind HTTPS if %s', async (_why, env, headers) => {
  app = await startApp({ env: { PUBLIC_URL, ...env } });
  const logged = jest.spyOn(Logger.prototype, 'error');
  const refused = await login(headers).expect(409);
  expect(refused.body.message).toMatch(REFUSAL);
  expect(refused.body.message).toContain(PUBLIC_URL);
  await login(headers).expect(409);
  const said = logged.mock.calls.filter(([message]) => String(message).includes('TRUST_PROXY'));
  expect(said).toHaveLength(1);
  await app.http.get('/api/auth/me').set(headers).expect(401);
});

it('40.8 registers nobody if the session could not be opened', async () => {
  app = await startApp({ env: { PUBLIC_URL } });
  const member = {
    username: 'ada',
    email: 'ada@exemple.fr',
    password: 'Passage-Secret-9',
    displayName: 'Ada',
  };
  const refused = await app.http.post('/api/auth/register').send(member).expect(409);
  expect(refused.body.message).toMatch(REFUSAL);
  expect(await app.nest.get(DataSource).manager.countBy(User, { usernameKey: 'ada' })).toBe(0);
});

it('40.8 opens a session if the proxy reports HTTPS', async () => {
  app = await startApp({ env: { PUBLIC_URL, TRUST_PROXY: '1' } });
  const agent = request.agent(app.nest.getHttpServer());
  const { headers } = await agent.post('/api/auth/login').set(OVER_HTTPS).send(firstAdmin).expect(200);
  const cookie = String(headers['set-cookie']).match(/__Host-passerelle=[^;]+/)![0];
  await app.http
    .get('/api/auth/me')
    .set({ ...OVER_HTTPS, cookie })
    .expect(200);
  const look = async (headers: Record<string, string>) => {
    const { body } = await app.http
      .get('/api/admin/condition')
      .set({ cookie, ...headers })
      .expect(200);
    return body.checks.find(({ name }: { name: string }) => name === 'address');
  };
  expect(await look(OVER_HTTPS)).toMatchObject({ state: 'good', advice: null });
  expect(await look({ host: 'exemple.fr' })).toMatchObject({
    state: 'repair',
    says: expect.stringContaining('http://exemple.fr'),
    advice: expect.stringMatching(REFUSAL),
  });
  expect(await look({ ...OVER_HTTPS, host: 'autre.exemple.fr' })).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('https://autre.exemple.fr'),
    advice: expect.stringContaining('PUBLIC_URL'),
  });
});

it.each([
  ['off', /^max-age=\d+$/],
  ['on', /^max-age=\d+; includeSubDomains$/],
])(
  '40.8 includes subdomains in HSTS only on request: HSTS_SUBDOMAINS=%s',
  async (HSTS_SUBDOMAINS, header) => {
    app = await startApp({ env: { PUBLIC_URL, HSTS_SUBDOMAINS } });
    const { headers } = await app.http.get('/api/domains').expect(200);
    expect(headers['strict-transport-security']).toMatch(header);
  },
);
