import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ site: true });
});
afterAll(() => app.stop());

const read = (agent = app.http) => agent.get('/api/metrics');
const fromAfar = { 'X-Forwarded-For': '203.0.113.9' };

it('answers this machine with metrics in Prometheus format', async () => {
  await app.http.get('/').expect(200);
  await app.http.get('/').expect(200);
  await app.http.get('/api/domains').expect(200);
  await app.http.get('/api/nulle-part').expect(404);
  const { text, headers } = await read().expect(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toMatch(/^passerelle_database_up 1$/m);
  expect(text).toMatch(/^passerelle_events_dead_letters 0$/m);
  expect(text).toMatch(/^passerelle_live_connections 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  const count = (labels: string) =>
    Number(
      new RegExp(`^passerelle_http_request_duration_seconds_count{${labels}} (\\d+)$`, 'm').exec(text)?.[1],
    );
  // The second one came from the cache.
  expect(count('kind="page",method="GET",status="200"')).toBe(2);
  expect(count('kind="api",method="GET",status="404"')).toBe(1);
  expect(count('kind="api",method="GET",status="200"')).toBeGreaterThan(0);
});

it('refuses a request through a proxy, unless an administrator sends it', async () => {
  await read().set(fromAfar).expect(401);
  const [member, admin] = [await signUp(app), await signUpAdmin(app)];
  await read(member.agent).set(fromAfar).expect(403);
  await read(admin.agent).set(fromAfar).expect(200);
});

describe('40.6 the metrics of a site', () => {
  let other: TestApp | undefined;
  const startWith = async (env: Record<string, string>) => {
    other = await startApp({ env });
    return other.http;
  };
  afterEach(async () => {
    await other?.stop();
    other = undefined;
  });

  it.each([
    'https://exemple.fr',
    'http://exemple.fr',
    'http://localhost.exemple.fr',
    'http://192.168.0.7:3000',
    'http://10.0.0.1',
  ])('with the public URL %s are closed to this machine, where a proxy may run', async (PUBLIC_URL) => {
    await read(await startWith({ PUBLIC_URL })).expect(401);
  });

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://essai.localhost'])(
    'at %s are open to this machine',
    async (PUBLIC_URL) => {
      await read(await startWith({ PUBLIC_URL })).expect(200);
    },
  );

  it('are open to requests with the site’s token, also through a proxy, and to no others', async () => {
    const http = await startWith({ PUBLIC_URL: 'http://exemple.fr', METRICS_TOKEN: 'jeton-de-mesure' });
    const send = (authorization: string) => read(http).set({ ...fromAfar, authorization });
    await send('Bearer jeton-de-mesure').expect(200);
    await send('bearer jeton-de-mesure').expect(200);
    for (const wrong of [
      'Bearer jeton',
      'Bearer ',
      'Bearer jeton-de-mesures',
      'Basic jeton-de-mesure',
      'jeton',
    ])
      await send(wrong).expect(401);
    await read(http).expect(401);
  });
});
