import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RENDER_HEADER } from '../src/platform/common/internal-requests.js';
import { Config } from '../src/config.js';
import { firstAdmin, startApp, type TestApp } from './app.js';
import { createMembers, type Person } from './people.js';

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
  ])('accepts %j', async (headers) => {
    await write(headers as Record<string, string>).expect(200);
  });

  it('lets other sites read, and refuses them every other method at any URL', async () => {
    await app.http.get('/api/domains').set('sec-fetch-site', 'cross-site').expect(200);
    await app.http.put('/API/auth/profile').set('sec-fetch-site', 'cross-site').expect(403);
    await app.http.delete('/api/nulle-part').set('sec-fetch-site', 'cross-site').expect(403);
  });
});

describe('limits', () => {
  const on = { PASSERELLE_RATE_LIMITS: 'on' };

  /** Makes as many requests as the limit allows, checks the remaining count, and expects the next one to be refused. */
  async function exhaust(
    who: Pick<Person['agent'], 'get' | 'post' | 'put' | 'delete'>,
    [method, path, requests, seconds]: readonly ['get' | 'post' | 'put' | 'delete', string, number, number],
    by: string,
  ): Promise<void> {
    const own = expect.stringMatching(new RegExp(`"[\\w-]+-${by}";q=${requests};w=${seconds}(,|$)`));
    for (let sent = 0; sent < requests; sent += 1) {
      const { status, headers } = await who[method](path);
      expect(status).not.toBe(429);
      expect(headers['ratelimit-policy']).toEqual(own);
      expect(headers['ratelimit']).toMatch(new RegExp(`-${by}";r=${requests - sent - 1};t=\\d+(,|$)`));
    }
    const { body, headers } = await who[method](`${path.toUpperCase().replace('/API', '/api')}/`).expect(429);
    const wait = Number(headers['retry-after']);
    expect(headers['ratelimit']).toContain(`r=0;t=${wait}`);
    expect(wait).toBeGreaterThan(seconds - 30);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(body).toMatchObject({
      statusCode: 429,
      code: 'too_many_requests',
      message: expect.stringMatching(/^Trop de requêtes\. .+\.$/),
    });
  }

  describe('of one address', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await start({ ...on, TRUST_PROXY: '1' });
    });

    it.each([
      ['post', '/api/auth/login', 120, 60, 'address'],
      ['post', '/api/auth/register', 60, 600, 'address'],
      ['post', '/api/auth/password/reset-request', 30, 600, 'address'],
      ['post', '/api/newsletter/subscribe', 20, 600, 'visitors'],
      ['post', '/api/contact', 20, 600, 'address'],
      ['get', '/api/tutorials/1/pdf', 120, 60, 'visitors'],
      ['post', '/api/tutorials/1/translate', 60, 60, 'visitors'],
      ['get', '/api/search', 600, 60, 'visitors'],
    ] as const)('%s %s: %i requests in %i seconds', async (...[method, path, requests, seconds, by]) => {
      await exhaust(app.http, [method, path, requests, seconds], by);
      await app.http.get('/api/domains').expect(200);
    });

    it('stop a client that writes to the site all day long', async () => {
      const post = (path: string) => app.http.post(path).set('x-forwarded-for', '198.51.100.201');
      await post('/contact');
      const { headers } = await post('/api/contact').expect(400);
      expect(headers['ratelimit-policy']).toContain('"contact-day-address";q=50;w=86400');
      // The HTML form shares the limit.
      expect(headers['ratelimit']).toContain('"contact-day-address";r=48;');
    });

    it('count sign-ins and registrations by address, even with a session', async () => {
      const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
      const { headers } = await agent.post('/api/auth/login').set('x-forwarded-for', '198.51.100.200');
      expect(headers['ratelimit-policy']).toMatch(/"login-address";q=120.*"login-account";q=10/);
    });
  });

  describe('of one member', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await start(on);
    });

    it.each([
      ['post', '/api/auth/login', 10, 60],
      ['post', '/api/auth/email/confirm-request', 5, 600],
      ['put', '/api/auth/email', 5, 600],
      ['post', '/api/tutorials/1/comments', 20, 60],
      ['post', '/api/comments/report', 10, 60],
      ['post', '/api/comments/1/like', 60, 60],
      ['delete', '/api/comments/1/like', 60, 60],
      ['post', '/api/tutorials/1/rating', 30, 60],
      ['post', '/api/newsletter/subscribe', 5, 600],
      ['get', '/api/tutorials/1/pdf', 40, 60],
      ['post', '/api/collections/1/exports', 20, 600],
      ['post', '/api/tutorials/1/translate', 10, 60],
      ['post', '/api/images', 30, 60],
      ['post', '/api/tutorials/preview', 60, 60],
      ['post', '/api/tutorials', 30, 60],
      ['put', '/api/tutorials/1', 30, 60],
      ['get', '/api/search', 120, 60],
    ] as const)('%s %s: %i requests in %i seconds', async (...route) => {
      const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
      await exhaust(agent, route, 'account');
      await agent.get('/api/domains').expect(200);
    });

    it('count opening the search page as a search', async () => {
      const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
      for (let sent = 0; sent < 60; sent += 1) await agent.get('/recherche?q=tri').expect(404);
      const { headers } = await agent.get('/api/search').expect(200);
      expect(headers['ratelimit']).toContain('"search-account";r=59;');
    });

    it('allow rendering 120 pages a minute', async () => {
      const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
      for (let sent = 0; sent < 120; sent += 1) await agent.get(`/tutoriels/${sent}`).expect(404);
      await agent.get('/catalogue').expect(429);
      await agent.get('/api/domains').expect(200);
    });

    it('count an ended session as a visitor’s, so that it does not bypass the visitors’ limits', async () => {
      const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
      await agent.post('/api/auth/logout').expect(200);
      const { headers } = await agent.get('/api/search').expect(200);
      expect(headers['ratelimit-policy']).toBe(
        '"everything-session";q=600;w=60, "search-visitors";q=600;w=60, "everything-visitors";q=3000;w=60',
      );
    });
  });

  it('allow a total of 600 requests a minute for a member and 3000 for an address, without the server’s own', async () => {
    const app = await start(on);
    const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
    const member = await agent.get('/api/health').expect(200);
    expect(member.headers['ratelimit-policy']).toBe(
      '"everything-session";q=600;w=60, "everything-account";q=600;w=60',
    );
    const { headers } = await app.http.get('/api/health').expect(200);
    expect(headers['ratelimit-policy']).toBe('"everything-visitors";q=3000;w=60');
    await exhaustPages(app);
    const { renderToken } = app.nest.get(Config);
    await app.http.get('/catalogue').set(RENDER_HEADER, renderToken).expect(404);
    await app.http.get('/catalogue').set(RENDER_HEADER, 'forged').expect(429);
  });

  it('ignore X-Forwarded-For without TRUST_PROXY', async () => {
    const app = await start(on);
    for (let sent = 0; sent < 20; sent += 1) await subscribe(app, `203.0.113.${sent}`);
    expect((await subscribe(app, '203.0.113.99')).status).toBe(429);
  });

  it('trust as many entries of X-Forwarded-For as there are proxies, from the right', async () => {
    const app = await start({ ...on, TRUST_PROXY: '1' });
    for (let sent = 0; sent < 20; sent += 1) await subscribe(app, `198.51.100.${sent}, 203.0.113.1`);
    expect((await subscribe(app, '198.51.100.77, 203.0.113.1')).status).toBe(429);
    expect((await subscribe(app, '203.0.113.1, 203.0.113.2')).status).toBe(400);
  });

  it('count a whole IPv6 /64 as one address', async () => {
    const app = await start({ ...on, TRUST_PROXY: '1' });
    for (let sent = 0; sent < 20; sent += 1) await subscribe(app, `2001:db8:1:2::${sent}`);
    expect((await subscribe(app, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await subscribe(app, '2001:db8:1:3::1')).status).toBe(400);
  });

  it('count an account across all its addresses', async () => {
    const app = await start({ ...on, TRUST_PROXY: '1' });
    const [{ agent }] = (await createMembers(app, 1)) as [Omit<Person, 'body'>];
    const report = (who: Pick<Person['agent'], 'post'>, address: string) =>
      who.post('/api/comments/report').set('x-forwarded-for', address);
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await report(agent, `203.0.113.${sent}`)).status).not.toBe(429);
    }
    await report(agent, '203.0.113.200').expect(429);
    expect((await report(app.http, '203.0.113.200')).status).not.toBe(429);
  });

  it('are off for tests', async () => {
    const app = await start({});
    for (let sent = 0; sent < 11; sent += 1) {
      await app.http
        .post('/api/auth/login')
        .send({ ...firstAdmin, username: 'admin' })
        .expect(200);
    }
  });

  async function exhaustPages(app: TestApp): Promise<void> {
    for (let sent = 0; sent < 300; sent += 1) await app.http.get('/catalogue').expect(404);
    await app.http.get('/catalogue').expect(429);
  }

  /** An invalid address: 400, or 429 once the limit is reached. */
  function subscribe(app: TestApp, forwardedFor: string) {
    return app.http
      .post('/api/newsletter/subscribe')
      .set('x-forwarded-for', forwardedFor)
      .send({ email: 'x' });
  }
});
