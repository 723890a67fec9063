import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ site: true });
});
afterAll(() => app.stop());

const read = (agent = app.http) => agent.get('/api/metrics');
const fromAfar = { 'X-Forwarded-For': '203.0.113.9' };

it('tells this machine how the site is, in the format of Prometheus', async () => {
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

it('tells whoever comes by a proxy nothing, unless they are an administrator', async () => {
  await read().set(fromAfar).expect(401);
  const [member, admin] = [await signUp(app), await signUpAdmin(app)];
  await read(member.agent).set(fromAfar).expect(403);
  await read(admin.agent).set(fromAfar).expect(200);
});
