import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Config } from '../src/config.js';
import { BackupsService } from '../src/site/backups/backups.service.js';
import { KeptBackups } from '../src/site/backups/kept-backups.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** On a slow machine, which is no part of what is tested. */
const LONG_MS = 180_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const look = async (person = admin) => (await person.agent.get('/api/admin/backups').expect(200)).body;

it(
  'makes a backup on demand, one at a time, and lists it',
  async () => {
    const folder = join(app.nest.get(Config).dataDir, 'backups');
    expect(await look()).toEqual({ isRunning: false, problem: null, folder, backups: [] });
    const { body } = await admin.agent.post('/api/admin/backups').expect(202);
    expect(body.isRunning).toBe(true);
    const { body: refusal } = await admin.agent.post('/api/admin/backups').expect(409);
    expect(refusal.message).toBe('Une sauvegarde est déjà en cours.');
    await until(async () => !(await look()).isRunning, Boolean, LONG_MS);
    const { problem, backups } = await look();
    expect(problem).toBeNull();
    const name = (await readdir(folder)).find((each) => each.endsWith('.manifest'));
    const parts = await readdir(join(folder, 'content'));
    const sizes = await Promise.all(
      parts.map(async (part) => (await stat(join(folder, 'content', part))).size),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(backups).toEqual([
      { name, bytes, addedBytes: bytes, createdAt: expect.any(String), isAutomatic: false },
    ]);
  },
  LONG_MS,
);

it(
  'makes one of its own a day',
  async () => {
    const service = app.nest.get(BackupsService);
    const own = async () => (await service.list()).filter(({ isAutomatic }) => isAutomatic);
    const now = Date.now();
    await service.backUpIfDue(new Date(now));
    await service.backUpIfDue(new Date(now + DAY_MS / 2));
    expect(await own()).toHaveLength(1);
    const [first] = await own();
    await service.backUpIfDue(new Date(now + 2 * DAY_MS));
    // Of the same day, the later one is enough.
    expect(await own()).toHaveLength(1);
    expect(await own()).not.toEqual([first]);
    // What somebody asked for stays.
    expect(await service.list()).toHaveLength(2);
  },
  LONG_MS,
);

it(
  'makes one for all processes of a site',
  async () => {
    const { dataDir, database } = app.nest.get(Config);
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: database.kind === 'mysql' ? database.url : '',
      BACKUP_DIR: join(dataDir, 'ensemble'),
    };
    const nodes = [await startApp({ env }), await startApp({ env })];
    try {
      const ends = nodes.map(({ nest }) => jest.spyOn(nest.get(KeptBackups), 'removeOutdated'));
      await Promise.all(nodes.map(({ nest }) => nest.get(BackupsService).backUpIfDue(new Date())));
      // Whoever has made one removes what is no longer kept.
      expect(ends.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
      const names = await readdir(env.BACKUP_DIR);
      expect(names.filter((name) => name.endsWith('.manifest'))).toHaveLength(1);
    } finally {
      for (const { nest } of nodes) await nest.close();
    }
  },
  LONG_MS,
);

it(
  'says why there is none, in the console and once by email',
  async () => {
    const broken = await startApp({ env: { BACKUP_DIR: '/dev/null/sauvegardes', LOG_LEVEL: 'fatal' } });
    try {
      const person = await signUpAdmin(broken);
      const service = broken.nest.get(BackupsService);
      await service.backUpIfDue(new Date());
      await service.backUpIfDue(new Date());
      expect((await look(person)).problem).toBe(
        'Le dossier des sauvegardes /dev/null/sauvegardes ne peut pas être créé (ENOTDIR).',
      );
      const emails = await emailsTo(broken, person.body.email);
      expect(emails.filter((email) => email.includes('La sauvegarde du site a échoué'))).toHaveLength(1);
    } finally {
      await broken.stop();
    }
  },
  LONG_MS,
);
