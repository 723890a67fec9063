import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AuditEntry } from '../src/moderation/audit/audit-entry.entity.js';
import { AppLog } from '../src/platform/common/app-log.js';
import { Config } from '../src/config.js';
import { defaultSettings } from '../src/platform/settings/setting-definitions.js';
import type { SearchIndexDto } from '../src/site/site-care/site-care.dto.js';
import { TutorialWords } from '../src/content/tutorials/tutorial-words.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, member] = [await signUpAdmin(app), await signUp(app)];
});
afterAll(() => app.stop());

const change = (settings: object | string) => admin.agent.patch('/api/admin/settings').send(settings);
interface Setting {
  name: string;
  value: unknown;
  default: unknown;
}
const values = (body: { groups: { settings: Setting[] }[] }) =>
  Object.fromEntries(body.groups.flatMap(({ settings }) => settings.map(({ name, value }) => [name, value])));

it.each([
  ['get', '/api/admin/settings'],
  ['patch', '/api/admin/settings'],
  ['post', '/api/admin/cache/clear'],
  ['get', '/api/admin/search-index'],
  ['post', '/api/admin/search-index/rebuild'],
  ['post', '/api/admin/database/optimize'],
  ['get', '/api/admin/logs'],
] as const)('ROLE-14 %s %s answers 401 to visitors and 403 to members', async (method, path) => {
  await app.http[method](path).expect(401);
  await member.agent[method](path).expect(403);
});

describe('settings', () => {
  it('DATA-40 DATA-41 DATA-42 ADMS-04 ADMS-05 ADMS-06 gives all groups with values, defaults and ranges', async () => {
    const { body } = await admin.agent.get('/api/admin/settings').expect(200);
    expect(body.groups.map(({ name, label }: { name: string; label: string }) => [name, label])).toEqual([
      ['application', 'Application'],
      ['security', 'Sécurité'],
      ['performance', 'Performance'],
    ]);
    expect(values(body)).toEqual(defaultSettings);
    expect(body.groups[1].settings[0]).toEqual({
      name: 'passwordMinLength',
      kind: 'number',
      label: 'Longueur minimale du mot de passe',
      value: 8,
      default: 8,
      min: 6,
      max: 16,
      maxLength: null,
    });
  });

  it('changes what is given and nothing else, and writes down who did it', async () => {
    const { body } = await change({ postsPerPage: 25, siteDescription: 'Autre description.' }).expect(200);
    expect(values(body)).toEqual({
      ...defaultSettings,
      postsPerPage: 25,
      siteDescription: 'Autre description.',
    });
    const [entry] = await app.nest
      .get(DataSource)
      .getRepository(AuditEntry)
      .find({ order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({
      actorId: admin.user.id,
      action: 'settings.change',
      before: { postsPerPage: 10, siteDescription: defaultSettings.siteDescription },
      after: { postsPerPage: 25, siteDescription: 'Autre description.' },
    });
    await change({ postsPerPage: 10, siteDescription: defaultSettings.siteDescription }).expect(200);
  });

  it('ADMS-04 refuses each setting out of its range by name, and stores none then', async () => {
    const { body } = await change({
      siteName: 'Nouveau',
      postsPerPage: 51,
      passwordMinLength: 5,
      maxLoginAttempts: 0,
      sessionTimeoutMinutes: 14,
      cacheDuration: 1.5,
      enableCache: 'oui',
      inconnu: 1,
    }).expect(400);
    expect(Object.keys(body.errors as object).sort()).toEqual([
      'cacheDuration',
      'enableCache',
      'inconnu',
      'maxLoginAttempts',
      'passwordMinLength',
      'postsPerPage',
      'sessionTimeoutMinutes',
    ]);
    expect(body.errors.postsPerPage).toBe(
      'Le réglage « Éléments par page » doit être un nombre entier entre 1 et 50.',
    );
    expect(values((await admin.agent.get('/api/admin/settings')).body)).toEqual(defaultSettings);
  });

  it.each([
    '[]',
    '["siteName"]',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":1}',
    '{"siteName":"a\\u0000b"}',
    '{"siteName":" "}',
    '{"siteName":null}',
  ])('refuses %s', async (text) => {
    const { body } = await change(text).set('content-type', 'application/json').expect(400);
    expect(body).toMatchObject({ statusCode: 400, message: expect.stringMatching(/\.$/) });
  });

  it('ADMS-17 tells pages what they depend on, and nothing more, in maintenance too', async () => {
    await change({ siteName: 'Le Gué', enableRatings: false, maintenanceMode: true }).expect(200);
    const { body } = await app.http.get('/api/settings').expect(200);
    expect(body).toEqual({
      siteName: 'Le Gué',
      siteDescription: defaultSettings.siteDescription,
      postsPerPage: 10,
      enableNewRegistrations: true,
      enableComments: true,
      enableRatings: false,
      enableRecommendations: true,
      enableWebsocket: true,
      passwordMinLength: 8,
      enforceStrongPasswords: true,
      twoFactorAuth: false,
      sendsMail: false,
    });
    await app.http.get('/api/tutorials').expect(503);
    await admin.agent.get('/api/tutorials').expect(200);
    await change({ siteName: 'Passerelle', enableRatings: true, maintenanceMode: false }).expect(200);
  });

  it('sessionTimeoutMinutes ends a session that was idle for longer', async () => {
    const { agent, user } = await signUp(app);
    const idle = (minutes: number) =>
      app.nest
        .get(DataSource)
        .getRepository('Session')
        .update({ userId: user.id }, { lastSeenAt: new Date(Date.now() - minutes * 60_000) });
    await idle(50);
    await agent.get('/api/auth/me').expect(200);
    await change({ sessionTimeoutMinutes: 30 }).expect(200);
    await idle(50);
    await agent.get('/api/auth/me').expect(401);
    await change({ sessionTimeoutMinutes: 60 }).expect(200);
  });
});

describe('tools', () => {
  it('ADMS-09 ADMS-11 rebuilds the search index from the tutorials themselves', async () => {
    const id = await createTutorial(app, { title: 'Retrouver', source: 'Un mot rare : ornithorynque.' });
    await createTutorial(app, {});
    const words = app.nest.get(DataSource).getRepository(TutorialWords);
    await words.update({ tutorialId: id }, { words: 'zqautre' });
    const found = async () =>
      (await app.http.get('/api/search?query=ornithorynque').expect(200)).body.total as number;
    expect(await found()).toBe(0);
    await admin.agent.post('/api/admin/search-index/rebuild').expect(200, { rebuilt: 2 });
    expect(await found()).toBe(1);
    await words.delete({ tutorialId: id });
    await admin.agent.post('/api/admin/search-index/rebuild').expect(200, { rebuilt: 2 });
    expect(await found()).toBe(1);
  });

  it('ADMS-09 tells how far it has come, and rebuilds once at a time', async () => {
    const source = 'Un paragraphe à retrouver, avec **du gras** et `du code`.\n\n'.repeat(30);
    for (let n = 0; n < 60; n++) await createTutorial(app, { title: `Tutoriel ${n}`, source });
    const progress = async () =>
      (await admin.agent.get('/api/admin/search-index').expect(200)).body as SearchIndexDto;
    expect(await progress()).toEqual({ isRebuilding: false, done: 0, total: 0 });
    const rebuilt = admin.agent.post('/api/admin/search-index/rebuild').then(({ body }) => body as unknown);
    await until(async () => (await progress()).isRebuilding);
    await admin.agent.post('/api/admin/search-index/rebuild').expect(409);
    const halfway = await until(progress, ({ done }) => done > 0);
    expect(halfway).toEqual({ isRebuilding: true, done: expect.any(Number), total: 62 });
    expect(halfway.done % 20).toBe(0);
    expect(await rebuilt).toEqual({ rebuilt: 62 });
    expect((await progress()).isRebuilding).toBe(false);
  });

  it('ADMS-10 optimises the database and says what came of it', async () => {
    const { body } = await admin.agent.post('/api/admin/database/optimize').expect(200);
    expect(body).toEqual({
      message: expect.stringMatching(
        /^La base de données est optimisée : [\d,]+ Mo avant, [\d,]+ Mo après\.$/,
      ),
      bytesBefore: expect.any(Number),
      bytesAfter: expect.any(Number),
      durationMs: expect.any(Number),
    });
    expect(body.bytesAfter).toBeGreaterThan(0);
    await app.http.get('/api/search?query=ornithorynque').expect(200);
  });

  it('ADMS-10 shows the log, newest first, by gravity and text, without secrets', async () => {
    const log = app.nest.get(AppLog);
    log.add('info', 'Une ligne ordinaire', ['Essai']);
    log.add('error', 'Échec avec mysql://u:tres-secret@hote/base', [
      'Error: x\n    at y (z.js:1:1)',
      'Essai',
    ]);
    const lines = async (query: string) =>
      (await admin.agent.get(`/api/admin/logs?${query}`).expect(200)).body.lines as unknown[];
    expect(await lines('level=error')).toEqual([
      {
        at: expect.any(String),
        level: 'error',
        context: 'Essai',
        message: 'Échec avec mysql://u:***@hote/base',
        detail: 'Error: x\n    at y (z.js:1:1)',
      },
    ]);
    expect(await lines('q=ORDINAIRE')).toHaveLength(1);
    expect(await lines('limit=1')).toMatchObject([{ level: 'error' }]);
    await admin.agent.get('/api/admin/logs?level=grave').expect(400);
  });

  it('keeps the log in a file of its owner’s that holds no secret, and reads it again after a start', async () => {
    const config = app.nest.get(Config);
    app.nest
      .get(AppLog)
      .add('warn', `x ${config.admin.password!} y`, [{ password: 'Passage-Secret-9' }, 'Essai']);
    const text = await readFile(config.logFile, 'utf8');
    expect(text).toContain('x *** y');
    expect(text).not.toMatch(/Passage-|tres-secret/);
    expect((await stat(config.logFile)).mode & 0o077).toBe(0);
    expect(new AppLog(config).list({ limit: 1 })).toMatchObject([{ level: 'warn', message: 'x *** y' }]);
  });

  it('starts a new log file when the old one is full, and keeps three of them', async () => {
    const config = app.nest.get(Config);
    const log = app.nest.get(AppLog);
    for (let line = 0; line < 3000; line += 1) log.add('info', 'x'.repeat(4000), ['Essai']);
    expect((await stat(config.logFile)).size).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect((await stat(`${config.logFile}.3`)).size).toBeLessThanOrEqual(2 * 1024 * 1024);
    await expect(stat(`${config.logFile}.4`)).rejects.toThrow('ENOENT');
    expect(log.list({ limit: 5000 })).toHaveLength(1000);
  });
});
