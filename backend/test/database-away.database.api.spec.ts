import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppLog } from '../src/platform/common/app-log.js';
import { isOutage } from '../src/platform/database/outage.js';
import { createBase, startApp, type TestApp } from './app.js';
import { CutLine } from './cut-line.js';
import { createComment } from './factories.js';
import { addressOf, cookiesOf, LiveSocket } from './live-socket.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const server = process.env['TEST_DATABASE_URL'];

(server ? describe : describe.skip)('a database that is away', () => {
  let app: TestApp;
  let admin: Person;
  let reader: Person;
  let socket: LiveSocket;
  let commentId: number;
  let line: CutLine;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const base = (await createBase(server))!;
    drop = base.drop;
    line = new CutLine(new URL(base.url));
    const env = { DATABASE_URL: await line.mend(), LOG_LEVEL: 'fatal' };
    app = await startApp({ seed: 'demo', site: true, env });
    admin = await signUpAdmin(app);
    reader = await signUp(app);
    commentId = await createComment(app, admin, 1);
    socket = await new LiveSocket(addressOf(app), cookiesOf(admin)).hello();
    const kept = ['/', '/tutoriels/1', '/flux/rss.xml', '/api/tutorials'];
    for (const path of kept) await app.http.get(path).expect(200);
  });
  afterAll(async () => {
    line.thaw();
    socket.socket.terminate();
    await app.stop();
    await line.cut();
    await drop();
  });

  /** Uses the live connection from before the outage. */
  const expectTold = async (times: number) => {
    const body = { content: 'Une réponse', parentId: commentId };
    await reader.agent.post('/api/tutorials/1/comments').send(body).expect(201);
    await until(
      () => socket.of('notification'),
      ({ length }) => length === times,
    );
    expect(socket.closeCode).toBeUndefined();
  };

  it('does not affect cached pages; other requests are told when to come back, and the site recovers by itself', async () => {
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
    // Sessions can't be read, so members see the pages of visitors.
    for (const path of ['/', '/tutoriels/1']) {
      const visitors = await app.http.get(path).expect(200);
      const members = await admin.agent.get(path).set('Accept', 'text/html').expect(200);
      expect(members.text).toBe(visitors.text);
      expect(members.headers['cache-status']).toMatch(/^Passerelle; hit; ttl=-/);
    }
    // Not cached: the site's own error page.
    const asked = [app.http.get('/tutoriels/2'), admin.agent.get('/compte')];
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
    await expectTold(1);
  });

  it('40.38 is logged once when it goes away and once when it is back, without a stack', async () => {
    // The outage of another test may not be noticed as over yet.
    await until(() => Promise.resolve(!isOutage()));
    const log = app.nest.get(AppLog);
    const before = new Set(log.listEntries({ limit: 1000 }));
    await line.cut();
    await app.http.get('/api/ready').expect(503);
    await app.http.get('/api/tutorials/4').expect(503);
    await app.http.get('/tutoriels/4').set('Accept', 'text/html').expect(503);
    await admin.agent.get('/api/auth/me').expect(503);
    await line.mend();
    await until(async () => (await app.http.get('/api/ready')).status === 200);
    const added = await until(
      () =>
        log
          .listEntries({ limit: 1000 })
          .filter((entry) => !before.has(entry) && !entry.message.startsWith('Requête lente')),
      ([newest]) => newest?.level === 'info',
    );
    expect(added).toEqual([
      expect.objectContaining({ message: 'La base de données répond de nouveau.', detail: null }),
      expect.objectContaining({ message: expect.stringMatching(/ ne répond plus.: /), detail: null }),
    ]);
  });

  const subscribe = (name: string) =>
    app.http.post('/api/newsletter/subscribe').send({ email: `${name}@exemple.fr` });

  it('but still accepts connections delays nobody: cached pages are sent as stale, other requests are told when to come back', async () => {
    // The comment makes the cached page stale, and it can't be rendered again.
    await admin.agent.post('/api/tutorials/1/comments').send({ content: 'Bien vu.' }).expect(201);
    line.freeze();
    // More calls than connections: none may block another.
    const calls = [
      ...Array.from({ length: 20 }, (_, index) => subscribe(`a${index}`)),
      app.http.get('/api/tutorials/3'),
      app.http.get('/api/ready'),
      admin.agent.get('/api/auth/me'),
      admin.agent.put('/api/auth/profile').send({ displayName: 'Ada' }),
      app.http.get('/api/tutorials?search=amarre'),
      app.http.get('/tutoriels/3').set('Accept', 'text/html'),
      admin.agent.get('/compte').set('Accept', 'text/html'),
    ];
    const answers = await Promise.all(calls);
    for (const { status } of answers) expect(status).toBe(503);
    const [first] = answers;
    expect(first!.body).toMatchObject({
      code: 'unavailable',
      message: 'Le site ne peut pas joindre sa base de données. Réessayez dans un instant.',
    });
    expect(first!.headers['retry-after']).toBe('5');
    expect(answers.at(-2)!.text).toContain('lang="fr"');
    expect(answers.at(-2)!.headers['retry-after']).toBe('5');

    const member = await admin.agent.get('/tutoriels/1').set('Accept', 'text/html').expect(200);
    expect(member.text).toContain('<h1');
    await subscribe('b').expect(503);
    await app.http.get('/api/health').expect(200);

    const stale = /^Passerelle; hit; ttl=-\d+; detail=database-away$/;
    for (const path of ['/tutoriels/1', '/', '/flux/rss.xml', '/api/tutorials']) {
      const { headers } = await until(
        () => app.http.get(path).expect(200),
        (answer) => stale.test(String(answer.headers['cache-status'])),
      );
      expect(headers['cache-status']).toMatch(stale);
    }

    line.thaw();
    await until(async () => (await app.http.get('/api/ready')).status === 200);
    await subscribe('c').expect(201);
    await expectTold(2);
    await app.http.get('/api/tutorials?search=amarre').expect(200);
    await admin.agent.get('/api/auth/me').expect(200);
    const { headers } = await until(
      () => app.http.get('/tutoriels/1').expect(200),
      (answer) => !String(answer.headers['cache-status']).includes('detail'),
    );
    expect(headers['cache-status']).toMatch(/^Passerelle; (hit|fwd=miss)/);
  });
});
