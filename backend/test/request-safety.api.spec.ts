import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RENDER_HEADER } from '../src/platform/common/render-header.js';
import { Config } from '../src/config.js';
import { firstAdmin, startApp, type TestApp } from './app.js';
import { signUp } from './people.js';

const started: TestApp[] = [];
async function start(env: Record<string, string>): Promise<TestApp> {
  const app = await startApp({ env });
  started.push(app);
  return app;
}
afterAll(() => Promise.all(started.map((app) => app.stop())));

describe('writes from another site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start({ PUBLIC_URL: 'https://tutoriels.exemple.fr' });
  });
  const write = (headers: Record<string, string>) => app.http.post('/api/auth/logout').set(headers);

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://tutoriels.exemple.fr' },
    { origin: 'https://ailleurs.exemple.fr' },
    { 'sec-fetch-site': 'same-site', origin: 'https://autre.exemple.fr' },
    { origin: 'https://tutoriels.exemple.fr.ailleurs.fr' },
    { origin: 'http://tutoriels.exemple.fr' },
    { origin: 'null' },
  ])('refuses %j', async (headers) => {
    const { body } = await write(headers as Record<string, string>).expect(403);
    expect(body).toEqual({
      statusCode: 403,
      code: 'cross_site',
      message: 'Cette requête vient d’un autre site ; elle est refusée.',
    });
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://tutoriels.exemple.fr' },
    { 'sec-fetch-site': 'none' },
    { host: 'localhost:3000', origin: 'http://localhost:3000' },
  ])('lets %j through', async (headers) => {
    await write(headers as Record<string, string>).expect(200);
  });

  it('lets other sites read, and refuses them every other method whatever the address looks like', async () => {
    await app.http.get('/api/domains').set('sec-fetch-site', 'cross-site').expect(200);
    await app.http.put('/API/auth/profile').set('sec-fetch-site', 'cross-site').expect(403);
    await app.http.delete('/api/nulle-part').set('sec-fetch-site', 'cross-site').expect(403);
  });
});

describe('limits', () => {
  const on = { PASSERELLE_RATE_LIMITS: 'on' };

  it.each([
    ['post', '/api/auth/login', 10, 60],
    ['post', '/api/auth/register', 5, 600],
    ['post', '/api/auth/password/reset-request', 5, 600],
    ['post', '/api/auth/password/reset', 5, 600],
    ['post', '/api/auth/email/confirm-request', 5, 600],
    ['post', '/api/tutorials/1/comments', 20, 60],
    ['post', '/api/comments/report', 10, 60],
    ['post', '/api/newsletter/subscribe', 5, 600],
    ['post', '/api/tutorials/preview', 20, 60],
    ['get', '/api/search', 120, 60],
  ] as const)('%s %s: %i requests in %i seconds', async (method, path, requests, seconds) => {
    const app = await start(on);
    const name = expect.stringMatching(
      new RegExp(`^"\\w+-address";q=${requests};w=${seconds}, "everything-address";q=600;w=60$`),
    );
    for (let sent = 0; sent < requests; sent += 1) {
      const { status, headers } = await app.http[method](path);
      expect(status).not.toBe(429);
      expect(headers['ratelimit-policy']).toEqual(name);
      expect(headers['ratelimit']).toMatch(
        new RegExp(
          `^"\\w+-address";r=${requests - sent - 1};t=\\d+, "everything-address";r=${599 - sent};t=\\d+$`,
        ),
      );
    }
    const { body, headers } = await app.http[method](`${path.toUpperCase().replace('/API', '/api')}/`).expect(
      429,
    );
    const wait = Number(headers['retry-after']);
    expect(headers['ratelimit']).toContain(`r=0;t=${wait}`);
    expect(wait).toBeGreaterThan(seconds - 30);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(body).toMatchObject({
      statusCode: 429,
      code: 'too_many_requests',
      message: expect.stringMatching(/^Trop de requêtes\. .+\.$/),
    });
    await app.http.get('/api/domains').expect(200);
  });

  it('everything together: 600 a minute, but for what the server asks itself', async () => {
    const app = await start(on);
    for (let sent = 0; sent < 600; sent += 1) await app.http.get('/api/health').expect(200);
    await app.http.get('/api/domains').expect(429);
    const { renderToken } = app.nest.get(Config);
    await app.http.get('/api/domains').set(RENDER_HEADER, renderToken).expect(200);
    await app.http.get('/api/domains').set(RENDER_HEADER, 'forged').expect(429);
  });

  it('believes no X-Forwarded-For without TRUST_PROXY', async () => {
    const app = await start(on);
    for (let sent = 0; sent < 5; sent += 1) await subscribe(app, `203.0.113.${sent}`);
    expect((await subscribe(app, '203.0.113.99')).status).toBe(429);
  });

  it('believes as many entries of X-Forwarded-For as there are proxies, from the right', async () => {
    const app = await start({ ...on, TRUST_PROXY: '1' });
    for (let sent = 0; sent < 5; sent += 1) await subscribe(app, `198.51.100.${sent}, 203.0.113.1`);
    expect((await subscribe(app, '198.51.100.77, 203.0.113.1')).status).toBe(429);
    expect((await subscribe(app, '203.0.113.1, 203.0.113.2')).status).toBe(400);
  });

  it('counts a whole /64 of IPv6 as one', async () => {
    const app = await start({ ...on, TRUST_PROXY: '1' });
    for (let sent = 0; sent < 5; sent += 1) await subscribe(app, `2001:db8:1:2::${sent}`);
    expect((await subscribe(app, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await subscribe(app, '2001:db8:1:3::1')).status).toBe(400);
  });

  it.each([
    ['get', '/api/search', 120],
    ['post', '/api/tutorials/1/comments', 20],
    ['post', '/api/comments/report', 10],
    ['post', '/api/newsletter/subscribe', 5],
    ['post', '/api/auth/email/confirm-request', 5],
  ] as const)('%s %s: counts an account whatever address it comes from', async (method, path, requests) => {
    const app = await start({ ...on, TRUST_PROXY: '1' });
    const { agent } = await signUp(app);
    const ask = (who: Pick<typeof agent, 'get' | 'post'>, address: string) =>
      who[method](path).set('x-forwarded-for', address);
    for (let sent = 0; sent < requests; sent += 1) {
      expect((await ask(agent, `203.0.113.${sent}`)).status).not.toBe(429);
    }
    const { headers, body } = await ask(agent, '203.0.113.200').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['ratelimit']).toMatch(/"\w+-account";r=0;t=\d+, "everything-account";r=\d+;t=\d+$/);
    expect(body).toMatchObject({ message: expect.stringMatching(/^Trop de requêtes\. .+\.$/) });
    expect((await ask(app.http, '203.0.113.200')).status).not.toBe(429);
  });

  it('off for tests', async () => {
    const app = await start({});
    for (let sent = 0; sent < 11; sent += 1) {
      await app.http
        .post('/api/auth/login')
        .send({ ...firstAdmin, username: 'admin' })
        .expect(200);
    }
  });

  /** An address that can't be subscribed: refused with 400, or 429 once the limit is reached. */
  function subscribe(app: TestApp, forwardedFor: string) {
    return app.http
      .post('/api/newsletter/subscribe')
      .set('x-forwarded-for', forwardedFor)
      .send({ email: 'x' });
  }
});
