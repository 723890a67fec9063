import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { PointsService } from '../src/site/backups/points.service.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

/** A slow machine may need this long to look whether one is due, start a thread and write it. */
const FIRST_POINT_MS = 30_000;
const SUBJECT = 'Le site ne garde plus de points de reprise';

let app: TestApp;
let admin: Person;
let points: PointsService;
let folder: string;
let place: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-points-'));
  place = join(folder, 'points');
  app = await startApp({ env: { BACKUP_DIR: place, LOG_LEVEL: 'fatal' } });
  admin = await signUpAdmin(app);
  points = app.nest.get(PointsService);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const turn = (backupContinuous: boolean) =>
  app.nest.get(SettingsService).change({}, undefined, { backupContinuous });
const line = async () => {
  const { body } = await admin.agent.get('/api/admin/condition').expect(200);
  return body.checks.find(({ name }: { name: string }) => name === 'restorePoints');
};
const after = (minutes: number) => points.writeIfDue(new Date(Date.now() + minutes * MINUTE_MS));
const told = async () =>
  (await emailsTo(app, admin.body.email)).filter((email) => email.includes(`Subject: ${SUBJECT}`));
const manifests = async () => (await readdir(place)).filter((name) => name.endsWith('.manifest'));

it('« État du site » tells whether recovery points are written, and how far back the site can go', async () => {
  expect(await line()).toMatchObject({ state: 'good', says: expect.stringContaining('n’en fait pas') });
  await turn(true);
  const { says } = await until(
    line,
    ({ state, says: said }) => state === 'good' && said.startsWith('Le dernier'),
    FIRST_POINT_MS,
  );
  expect(says).toMatch(/^Le dernier date d’il y a moins d’une minute ; le plus ancien, du .+\.$/);
});

it('a recovery point is due forty seconds after the last one, whatever is requested meanwhile', async () => {
  await createTutorial(app);
  const before = await manifests();
  await after(0.25);
  expect(await manifests()).toEqual(before);
  await after(0.75);
  expect(await manifests()).toHaveLength(before.length + 1);
});

it('administrators are alerted once after ten minutes without a recovery point, and again next time', async () => {
  const breakPlace = async () => {
    await rm(place, { recursive: true });
    await writeFile(place, 'not a folder');
  };
  await breakPlace();
  await after(2);
  await after(10);
  expect(await told()).toEqual([]);
  expect(await line()).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('dossier des sauvegardes'),
  });
  await after(11);
  await after(12);
  await after(30);
  const [email, ...others] = await told();
  expect(email).toContain('dossier des sauvegardes');
  expect(others).toEqual([]);

  await rm(place);
  await mkdir(place);
  await after(31);
  expect(await line()).toMatchObject({ state: 'good' });
  await breakPlace();
  await after(35);
  await after(42);
  expect(await told()).toHaveLength(2);
});

it('nobody is alerted where recovery points are off', async () => {
  await turn(false);
  await after(60);
  await turn(true);
  await after(61);
  await after(70);
  expect(await told()).toHaveLength(2);
});

it('only one of two processes of a site writes each recovery point', async () => {
  await rm(place);
  const { dataDir, database } = app.nest.get(Config);
  const env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'shared'),
    DATABASE_URL: database.kind === 'mysql' ? database.url : '',
    WORKERS: 'off',
  };
  const both = [await startApp({ env }), await startApp({ env })];
  place = env.BACKUP_DIR;
  const start = Date.now();
  const look = (seconds: number) =>
    Promise.all(both.map(({ nest }) => nest.get(PointsService).writeIfDue(new Date(start + seconds * 1000))));
  try {
    await look(0);
    expect(await manifests()).toHaveLength(1);
    // The process that was refused tries again; it knows of no backup of its own yet.
    await look(2);
    expect(await manifests()).toHaveLength(2);
    await look(20);
    expect(await manifests()).toHaveLength(2);
    await createTutorial(app);
    await look(100);
    expect(await manifests()).toHaveLength(3);
  } finally {
    for (const each of both) await each.stop();
  }
});
