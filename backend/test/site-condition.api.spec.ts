import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { NoBrowserError, SharedBrowser } from '../src/content/exports/chromium/shared-browser.js';
import { AppealsService } from '../src/moderation/appeals/appeals.service.js';
import { ServerError } from '../src/platform/server-errors/server-error.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { BackupsService } from '../src/site/backups/backups.service.js';
import { DiskService } from '../src/site/site-condition/disk.service.js';
import { startApp, type TestApp } from './app.js';
import { breaking } from './broken-table.js';
import { createDeadLetter, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { startTranslationServer } from './translation-server.js';

let app: TestApp;
let admin: Person;
let translator: Awaited<ReturnType<typeof startTranslationServer>>;
beforeAll(async () => {
  translator = await startTranslationServer();
  app = await startApp({ site: true, env: { TRANSLATE_URL: translator.url, SLOW_QUERY_MS: '40' } });
  admin = await signUpAdmin(app);
  jest.spyOn(app.nest.get(SharedBrowser), 'use').mockResolvedValue('HeadlessChrome/140.0');
});
afterAll(async () => {
  await app.stop();
  await translator.stop();
});

interface Check {
  name: string;
  state: string;
  says: string;
  advice: string | null;
}
const look = async () => (await admin.agent.get('/api/admin/condition').expect(200)).body;
const check = async (name: string): Promise<Check> =>
  (await look()).checks.find((one: Check) => one.name === name);

it('reports that no browser starts, until one does', async () => {
  jest.spyOn(app.nest.get(SharedBrowser), 'use').mockRejectedValueOnce(new NoBrowserError());
  expect(await check('pdf')).toMatchObject({ state: 'repair', advice: expect.stringContaining('Chromium') });
  expect(await check('pdf')).toMatchObject({ state: 'good', says: expect.stringContaining('Chrome 140') });
});

it('reports the state of each part, with advice where something is wrong', async () => {
  const { checks } = (await look()) as { checks: Check[] };
  expect(checks.map(({ name }) => name)).toEqual([
    'database',
    'disk',
    'mail',
    'translation',
    'pdf',
    'events',
    'backups',
    'restorePoints',
    'address',
    'certificate',
    'version',
  ]);
  const isMysql = app.nest.get(DataSource).options.type === 'mysql';
  expect(checks[0]!.says).toMatch(
    isMysql ? /^(MariaDB|MySQL) [\d.]+ répond en \d+/ : /^SQLite 3[\d.]+ répond en \d+/,
  );
  for (const { state, says, advice } of checks) {
    expect(says).toMatch(/\.$/);
    expect(advice !== null).toBe(state !== 'good');
  }
  const stateOf = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  expect(stateOf).toMatchObject({ mail: 'watch', pdf: 'good', events: 'good', certificate: 'watch' });
  expect(stateOf).toMatchObject({ backups: 'watch', version: 'good' });
});

it('reports a failing translation service, and abandoned translations', async () => {
  const { manager } = app.nest.get(DataSource);
  await createDeadLetter(app);
  expect(await check('events')).toMatchObject({
    state: 'repair',
    says: expect.stringContaining('abandonné'),
  });
  await manager.query("DELETE FROM event_deliveries WHERE state = 'dead'");
  expect((await check('events')).state).toBe('good');
  await translator.stop();
  expect(await check('translation')).toMatchObject({ state: 'repair' });
  translator = await startTranslationServer();
});

it('judges backups by the age of the last one and by its failures', async () => {
  const backups = app.nest.get(BackupsService);
  const listed = jest.spyOn(backups, 'list');
  for (const [days, state] of [
    [0.5, 'good'],
    [2.5, 'watch'],
    [4, 'repair'],
  ] as const) {
    const createdAt = new Date(Date.now() - days * DAY_MS);
    const latest = { name: 'a.zip', bytes: 5_000_000, addedBytes: null, createdAt, isAutomatic: true };
    listed.mockResolvedValueOnce([latest]);
    expect(await check('backups')).toMatchObject({ state, says: expect.stringContaining('5\u00a0Mo') });
  }
  await app.nest.get(SettingsService).change({}, undefined, { backupDaily: false });
  expect(await check('backups')).toMatchObject({
    state: 'watch',
    advice: expect.stringContaining('Faites-en une'),
  });
  const createdAt = new Date();
  listed.mockResolvedValueOnce([
    { name: 'a.zip', bytes: 5, addedBytes: null, createdAt, isAutomatic: false },
  ]);
  expect(await check('backups')).toMatchObject({
    state: 'watch',
    says: expect.stringMatching(/de lui-même\.$/),
  });
  await app.nest.get(SettingsService).change({}, undefined, { backupDaily: true });
  backups.problem = 'La sauvegarde a échoué ; le journal dit pourquoi.';
  expect(await check('backups')).toMatchObject({ state: 'repair', says: backups.problem });
  backups.problem = null;
});

it('warns of a filling disk at a tenth and at one gigabyte', async () => {
  const space = jest.spyOn(app.nest.get(DiskService), 'space');
  for (const [freeBytes, totalBytes, state] of [
    [50e9, 100e9, 'good'],
    [9e9, 100e9, 'watch'],
    [0.5e9, 2e9, 'repair'],
  ] as const) {
    space.mockResolvedValueOnce({ freeBytes, totalBytes });
    const { body } = await admin.agent.get('/api/admin/condition/disk').expect(200);
    expect(body).toEqual({ state, says: expect.stringContaining('Il reste') });
  }
  space.mockRestore();
});

it('lists the sizes of all parts, and deletes data that can be regenerated', async () => {
  const { exportsDir, logFile } = app.nest.get(Config);
  for (const folder of [exportsDir, dirname(logFile)]) await mkdir(folder, { recursive: true });
  await writeFile(join(exportsDir, 'tutoriel-1.a.pdf'), Buffer.alloc(300_000));
  await appendFile(logFile, '');
  await writeFile(`${logFile}.1`, Buffer.alloc(100_000));
  const tutorial = await createTutorial(app);
  await app.http.get(`/tutoriels/${tutorial}`).expect(200);
  const taken = async () =>
    new Map<string, { bytes: number; canBeFreed: boolean }>(
      (await look()).taken.map((one: { part: string }) => [one.part, one]),
    );
  const before = await taken();
  expect(before.get('exports')).toMatchObject({ bytes: 300_000, canBeFreed: true });
  expect(before.get('database')).toMatchObject({ canBeFreed: false });
  expect(before.get('database')!.bytes).toBeGreaterThan(100_000);
  expect(before.get('pages')!.bytes).toBeGreaterThan(1000);
  expect(before.get('pageFiles')!.bytes).toBeGreaterThan(1000);
  const free = (part: string) => admin.agent.post(`/api/admin/condition/disk/${part}/free`);
  expect((await free('exports').expect(200)).body).toEqual({ freed: 300_000 });
  expect((await free('logs').expect(200)).body).toEqual({ freed: 100_000 });
  expect((await free('pages').expect(200)).body.freed).toBeGreaterThan(1000);
  expect(existsSync(logFile)).toBe(true);
  expect((await taken()).get('exports')).toMatchObject({ bytes: 0, canBeFreed: false });
  for (const part of ['media', 'database', 'backups', '..']) await free(part).expect(404);
  const { body } = await admin.agent.get('/api/admin/audit?action=space.free').expect(200);
  expect(body.entries[1]).toMatchObject({ after: { part: 'exports', bytes: 300_000 } });
});

it('counts server errors by route and message, without user data', async () => {
  const member = await signUp(app);
  const tutorial = await createTutorial(app);
  const content = 'Mon secret : zoe@exemple.fr';
  await breaking(
    app,
    'comments',
    async () => {
      for (const id of [tutorial, tutorial])
        await member.agent.post(`/api/tutorials/${id}/comments`).send({ content }).expect(500);
    },
    'INSERT',
  );
  const list = async () => (await admin.agent.get('/api/admin/server-errors').expect(200)).body.errors;
  const [error] = await list();
  expect(error).toMatchObject({ status: 500, times: 2, route: 'POST /api/tutorials/:id/comments' });
  expect(error.message).toContain('broken on purpose');
  expect(error.firstAt <= error.lastAt).toBe(true);
  const kept = JSON.stringify(await app.nest.get(DataSource).manager.find(ServerError));
  for (const part of ['zoe', 'secret', member.body.username]) expect(kept).not.toContain(part);
  // Errors of different hours are merged; those older than a day are left out.
  const { manager } = app.nest.get(DataSource);
  const { id: _, ...row } = (await manager.find(ServerError))[0]!;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  await manager.insert(ServerError, [
    { ...row, id: 'a', times: 3, firstAt: ago(5), lastAt: ago(4) },
    { ...row, id: 'b', times: 9, firstAt: ago(26), lastAt: ago(25) },
  ]);
  const errors = await list();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ times: 5 });
  expect(new Date(errors[0].firstAt) < ago(4.5)).toBe(true);
});

it('logs no URL with a secret token', async () => {
  const holder = app.nest.get(AppealsService);
  jest.spyOn(holder, 'read').mockRejectedValueOnce(new Error('broken on purpose'));
  await app.http.get('/api/decisions/jeton-que-nul-ne-lit').expect(500);
  const { body } = await admin.agent.get('/api/admin/logs?level=error').expect(200);
  expect(JSON.stringify(body)).toContain('GET /api/decisions/:token');
  expect(JSON.stringify(body)).not.toContain('jeton-que-nul-ne-lit');
});

it('logs slow queries without their values', async () => {
  const dataSource = app.nest.get(DataSource);
  const isMysql = dataSource.options.type === 'mysql';
  const slow = isMysql
    ? "SELECT SLEEP(0.1) AS slow WHERE 'Vandenbrouck' <> ?"
    : "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1000000) SELECT COUNT(*) AS slow FROM many WHERE 'Vandenbrouck' <> ?";
  await dataSource.query(slow, ['Maréchal']);
  const { body } = await admin.agent.get(`/api/admin/logs?q=${encodeURIComponent('AS slow')}`).expect(200);
  expect(body.lines[0].message).toMatch(/^Requête lente \(\d+ ms\) : /);
  expect(body.lines[0].message).toContain('<> ?');
  for (const part of ['Vandenbrouck', 'Maréchal', '1000000'])
    expect(JSON.stringify(body.lines[0])).not.toContain(part);
});

it('is for administrators', async () => {
  const { agent } = await signUp(app);
  for (const path of ['condition', 'condition/disk', 'server-errors'])
    await agent.get(`/api/admin/${path}`).expect(403);
  await agent.post('/api/admin/condition/disk/pages/free').expect(403);
});
