import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppLog } from '../src/platform/common/app-log.js';
import { Config } from '../src/config.js';
import { DatabaseOptimizer } from '../src/site/maintenance/database-optimizer.js';
import type { OptimizationDto, SearchIndexDto } from '../src/site/maintenance/maintenance.dto.js';
import { SearchIndexService } from '../src/content/search-index/search-index.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, member] = [await signUpAdmin(app), await signUp(app)];
});
afterAll(() => app.stop());

it.each([
  ['get', '/api/admin/settings'],
  ['patch', '/api/admin/settings'],
  ['post', '/api/admin/cache/clear'],
  ['get', '/api/admin/search-index'],
  ['post', '/api/admin/search-index/rebuild'],
  ['get', '/api/admin/database/optimization'],
  ['post', '/api/admin/database/optimize'],
  ['get', '/api/admin/logs'],
] as const)('ROLE-14 %s %s answers 401 to visitors and 403 to members', async (method, path) => {
  await app.http[method](path).expect(401);
  await member.agent[method](path).expect(403);
});

describe('tools', () => {
  it('ADMS-09 ADMS-11 rebuild the search index from the tutorials', async () => {
    const id = await createTutorial(app, { title: 'Retrouver', source: 'Un mot rare : ornithorynque.' });
    await createTutorial(app, {});
    await untilSearchable(app);
    await app.nest.get(SearchIndexService).remove([id]);
    const found = async () =>
      (await app.http.get('/api/search?query=ornithorynque').expect(200)).body.total as number;
    expect(await found()).toBe(0);
    await admin.agent.post('/api/admin/search-index/rebuild').expect(200, { rebuilt: 2 });
    expect(await found()).toBe(1);
  });

  it('ADMS-09 report the progress of a rebuild, and run one at a time', async () => {
    const source = 'Un paragraphe à retrouver, avec **du gras** et `du code`.\n\n'.repeat(30);
    for (let n = 0; n < 60; n++) await createTutorial(app, { title: `Tutoriel ${n}`, source });
    await untilSearchable(app);
    const progress = async () =>
      (await admin.agent.get('/api/admin/search-index').expect(200)).body as SearchIndexDto;
    expect(await progress()).toEqual({ isRebuilding: false, done: 0, total: 0 });
    // The rebuild reads tutorials in batches of fifty, and waits here before it writes the first ones.
    const index = app.nest.get(SearchIndexService);
    const rebuild = index.rebuild.bind(index);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    jest.spyOn(index, 'rebuild').mockImplementationOnce((fill) =>
      rebuild((put) =>
        fill(async (documents) => {
          await held;
          await put(documents);
        }),
      ),
    );
    const rebuilt = admin.agent.post('/api/admin/search-index/rebuild').then(({ body }) => body as unknown);
    const halfway = await until(progress, ({ done }) => done > 0);
    expect(halfway).toEqual({ isRebuilding: true, done: 50, total: 62 });
    await admin.agent.post('/api/admin/search-index/rebuild').expect(409);
    goOn();
    expect(await rebuilt).toEqual({ rebuilt: 62 });
    expect((await progress()).isRebuilding).toBe(false);
  });

  it('ADMS-10 optimize the database in the background, one at a time, and report the result', async () => {
    const optimization = async () =>
      (await admin.agent.get('/api/admin/database/optimization').expect(200)).body as OptimizationDto;
    const idle = { isOptimizing: false, done: 0, total: 0, result: null, problem: null };
    expect(await optimization()).toEqual(idle);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const optimize = jest.spyOn(DatabaseOptimizer.prototype, 'optimize').mockReturnValueOnce(held);
    const start = () => admin.agent.post('/api/admin/database/optimize');
    expect((await start().expect(202)).body).toMatchObject({ isOptimizing: true });
    await start().expect(409);
    await app.http.get('/api/tutorials').expect(200);
    expect(await optimization()).toMatchObject({ isOptimizing: true, result: null });
    goOn();
    const isDone = ({ isOptimizing }: OptimizationDto) => !isOptimizing;
    await until(optimization, isDone);
    optimize.mockRejectedValueOnce(new Error('No space'));
    jest.spyOn(Logger.prototype, 'error').mockReturnValueOnce();
    await start().expect(202);
    const problem = "Une erreur est survenue lors de l'optimisation de la base de données.";
    expect(await until(optimization, isDone)).toEqual({ ...idle, problem });
    optimize.mockRestore();

    await start().expect(202);
    const { result } = await until(optimization, isDone);
    expect(result).toEqual({
      message: expect.stringMatching(
        /^La base de données est optimisée : [\d,]+ Mo avant, [\d,]+ Mo après\.$/,
      ),
      bytesBefore: expect.any(Number),
      bytesAfter: expect.any(Number),
      durationMs: expect.any(Number),
    });
    expect(result!.bytesAfter).toBeGreaterThan(0);
    await app.http.get('/api/search?query=ornithorynque').expect(200);
  });

  it('ADMS-10 optimize in small steps, never the whole database at once', async () => {
    const dataSource = app.nest.get(DataSource);
    const isMysql = dataSource.options.type === 'mysql';
    // Leaves a thousand free pages.
    await dataSource.query('CREATE TABLE filling (text LONGTEXT)');
    await dataSource.query('INSERT INTO filling VALUES (?)', ['x'.repeat(4_000_000)]);
    await dataSource.query('DROP TABLE filling');
    const steps: [number, number][] = [];
    const queries = await queriesOf(app, () =>
      app.nest.get(DatabaseOptimizer).optimize((...step) => steps.push(step) > 0),
    );
    const total = steps[0]![1];
    expect(total).toBeGreaterThan(isMysql ? 50 : 900);
    const done = Array.from({ length: steps.length }, (_, step) => step * (isMysql ? 1 : 250));
    expect(steps).toEqual(done.map((each) => [each, total]));
    expect(queries.filter((query) => /^(VACUUM|OPTIMIZE|PRAGMA incremental_vacuum)/.test(query))).toEqual(
      steps.map(() =>
        expect.stringMatching(isMysql ? /^OPTIMIZE TABLE `\w+`$/ : /incremental_vacuum\(250\)$/),
      ),
    );
  });

  it('ADMS-10 show the log, newest first, by level and text, without secrets', async () => {
    const log = app.nest.get(AppLog);
    log.addEntry('info', 'Une ligne ordinaire', ['Essai']);
    log.addEntry('error', 'Échec avec mysql://u:tres-secret@hote/base', [
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

  it('store the log in an owner-only file without secrets, and read it again after a start', async () => {
    const config = app.nest.get(Config);
    app.nest
      .get(AppLog)
      .addEntry('warn', `x ${config.admin.password!} y`, [{ password: 'Passage-Secret-9' }, 'Essai']);
    const text = await readFile(config.logFile, 'utf8');
    expect(text).toContain('x *** y');
    expect(text).not.toMatch(/Passage-|tres-secret/);
    expect((await stat(config.logFile)).mode & 0o077).toBe(0);
    expect(new AppLog(config).listEntries({ limit: 1 })).toMatchObject([
      { level: 'warn', message: 'x *** y' },
    ]);
  });

  it('start a new log file when the old one is full, and keep three of them', async () => {
    const config = app.nest.get(Config);
    const log = app.nest.get(AppLog);
    for (let line = 0; line < 3000; line += 1) log.addEntry('info', 'x'.repeat(4000), ['Essai']);
    expect((await stat(config.logFile)).size).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect((await stat(`${config.logFile}.3`)).size).toBeLessThanOrEqual(2 * 1024 * 1024);
    await expect(stat(`${config.logFile}.4`)).rejects.toThrow('ENOENT');
    expect(log.listEntries({ limit: 5000 })).toHaveLength(1000);
  });
});
