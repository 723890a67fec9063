import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { lockDatabase } from '../src/platform/database/database-lock.js';
import { BackupsService } from '../src/site/backups/backups.service.js';
import { KeptBackups } from '../src/site/backups/kept-backups.js';
import { hourAfter } from '../src/site/backups/next-backup.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const plan = {
  backupDaily: true,
  backupHour: 3,
  keptDays: 7,
  keptWeeks: 4,
  keptMonths: 12,
  backupContinuous: false,
};
/** Generous, for slow machines. */
const LONG_MS = 180_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const look = async (person = admin) => (await person.agent.get('/api/admin/backups').expect(200)).body;
const put = (body: object) => admin.agent.put('/api/admin/backups/plan').send(body);

it(
  'makes a backup on demand, one at a time, and lists it',
  async () => {
    const folder = join(app.nest.get(Config).dataDir, 'backups');
    expect(await look()).toMatchObject({ isRunning: false, problem: null, folder, backups: [] });
    expect(await look()).toMatchObject({ isElsewhere: false, isEncrypted: false });
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
  'makes a scheduled backup each day, at its hour',
  async () => {
    const service = app.nest.get(BackupsService);
    const own = async () => (await service.list()).filter(({ isAutomatic }) => isAutomatic);
    await service.backUpIfDue(new Date());
    expect(await own()).toHaveLength(1);
    const [first] = await own();
    const hour = hourAfter(first!.createdAt, plan.backupHour);
    expect((await look()).next).toBe(hour.toISOString());
    await service.backUpIfDue(new Date(+hour - 1000));
    expect(await own()).toEqual([first]);
    await service.backUpIfDue(hour);
    // Of two backups on one day, only the later one is kept.
    expect(await own()).toHaveLength(1);
    expect(await own()).not.toEqual([first]);
    // Backups made on request are kept.
    expect(await service.list()).toHaveLength(2);
  },
  LONG_MS,
);

it('follows the hour and the retention rule set by administrators, which the audit trail records', async () => {
  expect((await look()).plan).toEqual(plan);
  const changed = { ...plan, backupHour: 22, keptDays: 30, keptWeeks: 0, keptMonths: 120 };
  const { body } = await put(changed).expect(200);
  expect(body.plan).toEqual(changed);
  const [latest] = await app.nest.get(BackupsService).list();
  expect(body.next).toBe(hourAfter(latest!.createdAt, 22).toISOString());
  const { entries } = (await admin.agent.get('/api/admin/audit').expect(200)).body;
  expect(entries[0]).toMatchObject({ action: 'settings.change', before: plan, after: changed });
  const off = (await put({ ...plan, backupDaily: false }).expect(200)).body;
  expect(off).toMatchObject({ next: null, plan: { backupDaily: false } });
  await put(plan).expect(200);
});

it.each([
  [{ backupDaily: 'oui' }, 'Le champ « backupDaily » doit valoir vrai ou faux.'],
  [{ backupHour: 24 }, 'L’heure de la sauvegarde : un nombre entier de 0 à 23.'],
  [{ backupHour: 3.5 }, 'L’heure de la sauvegarde : un nombre entier de 0 à 23.'],
  [{ keptDays: 0 }, 'Les jours gardés : un nombre entier de 1 à 90.'],
  [{ keptWeeks: -1 }, 'Les semaines gardées : un nombre entier de 0 à 52.'],
  [{ backupContinuous: 1 }, 'Le champ « backupContinuous » doit valoir vrai ou faux.'],
  [{ keptMonths: null }, 'Les mois gardés : un nombre entier de 0 à 120.'],
])('refuses the plan %j', async (wrong, message) => {
  const { body } = await put({ ...plan, ...wrong }).expect(400);
  expect(body.message).toBe(message);
  expect((await look()).plan).toEqual(plan);
});

it(
  'makes one backup for all processes of a site',
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
      // The process that makes a backup deletes those no longer kept.
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
  'reports why a backup failed, in the console and once by email',
  async () => {
    const broken = await startApp({ env: { BACKUP_DIR: '/dev/null/sauvegardes', LOG_LEVEL: 'fatal' } });
    try {
      const person = await signUpAdmin(broken);
      const service = broken.nest.get(BackupsService);
      await service.backUpIfDue(new Date());
      await service.backUpIfDue(new Date());
      expect((await look(person)).problem).toBe(
        'Le dossier des sauvegardes /dev/null/sauvegardes ne peut pas être créé (EEXIST).',
      );
      const emails = await emailsTo(broken, person.body.email);
      expect(emails.filter((email) => email.includes('La sauvegarde du site a échoué'))).toHaveLength(1);
    } finally {
      await broken.stop();
    }
  },
  LONG_MS,
);

it('emails administrators once when there has been no backup for hours, for any reason', async () => {
  const service = app.nest.get(BackupsService);
  const { database } = app.nest.get(Config);
  const from = Date.now() + 100 * DAY_MS;
  const later = (hours: number) => service.checkSchedule(new Date(from + hours * HOUR_MS));
  const told = async () =>
    (await emailsTo(app, admin.body.email)).filter((email) => email.includes('aucune n’a été faite'));
  // As if another process never came to the end of its backup.
  const release = (await lockDatabase(database, 'backup', 0))!;
  await later(0);
  await later(2);
  expect(await told()).toEqual([]);
  await later(3);
  await later(4);
  expect(await told()).toHaveLength(1);
  await release();
});
