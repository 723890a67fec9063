import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBase, startApp, type TestApp } from './app.js';
import { CutLine } from './cut-line.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const server = process.env['TEST_DATABASE_URL'];

(server ? describe : describe.skip)('a database that is away', () => {
  let app: TestApp;
  let admin: Person;
  let line: CutLine;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const base = (await createBase(server))!;
    drop = base.drop;
    line = new CutLine(new URL(base.url));
    const env = { DATABASE_URL: await line.mend(), LOG_LEVEL: 'fatal' };
    app = await startApp({ seed: 'demo', site: true, env });
    admin = await signUpAdmin(app);
    for (const path of ['/', '/tutoriels/1']) await app.http.get(path).expect(200);
  });
  afterAll(async () => {
    await app.stop();
    await line.cut();
    await drop();
  });

  it('stops nobody from reading what is kept; the rest says when to come back, and works again by itself', async () => {
    await line.cut();
    await app.http.get('/').expect(200);
    await app.http.get('/tutoriels/1').expect(200);
    await app.http.get('/api/health').expect(200);
    await app.http.get('/api/ready').expect(503);
    const { text } = await app.http.get('/api/metrics').expect(200);
    expect(text).toContain('passerelle_database_up 0');

    const sentence = 'Le site ne peut pas joindre sa base de données. Réessayez dans un instant.';
    const calls = [
      app.http.get('/api/tutorials/2'),
      app.http.post('/api/newsletter/subscribe').send({ email: 'ada@exemple.fr' }),
      admin.agent.get('/api/auth/me'),
      admin.agent.put('/api/auth/profile').send({ displayName: 'Ada' }),
    ];
    for (const call of calls) {
      const { body, headers } = await call.expect(503);
      expect(body).toEqual({ statusCode: 503, code: 'unavailable', message: sentence });
      expect(headers['retry-after']).toBe('5');
    }
    // Kept for nobody yet: the site's own page, with its failure. For members it is not even known who asks.
    const asked = [app.http.get('/tutoriels/2'), admin.agent.get('/')];
    for (const page of asked) {
      const answer = await page.set('Accept', 'text/html').expect(503).expect('Content-Type', /html/);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.text).not.toMatch(/ECONN|Error/);
    }

    await line.mend();
    await until(async () => (await app.http.get('/api/ready')).status === 200);
    await app.http.get('/tutoriels/2').expect(200);
    await admin.agent.get('/api/auth/me').expect(200);
    await app.http.post('/api/newsletter/subscribe').send({ email: 'ada@exemple.fr' }).expect(201);
  });
});
