import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { Notification } from '../src/community/notifications/notification.entity.js';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { createApp } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { createBase, firstAdmin, type TestApp } from './app.js';
import { createFollowers } from './factories.js';
import { freePort, Processes } from './nodes.js';
import { newcomer } from './people.js';
import { until } from './until.js';

/** `npm run faults -- --only=kills` sets a higher number. */
const KILLS = Number(process.env['KILLS'] ?? 3);
/** Three batches of followers, so that a kill may fall between them. */
const FOLLOWERS = Number(process.env['KILLS_FOLLOWERS'] ?? 1100);
/** The server is killed within this time after the request, or after its response. */
const MAX_WAIT_MS = 400;
const TIME_LIMIT_MS = 90_000 + KILLS * 20_000;
const DOMAIN_ID = 1;
const WHOLE_BASE = join(import.meta.dirname, '../../scripts/faults/whole-base.mjs');

const processes = new Processes();
let dataDir: string;
let base: Awaited<ReturnType<typeof createBase>>;
let environment: Record<string, string>;
let port: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-kills-'));
  base = await createBase(process.env['TEST_DATABASE_URL']);
  const admin = { ADMIN_PASSWORD: firstAdmin.password };
  environment = { DATA_DIR: dataDir, SEED: 'none', ...admin, ...(base && { DATABASE_URL: base.url }) };
  port = await freePort();
});

afterAll(async () => {
  await processes.end();
  await base?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens the database without serving it. */
async function inside<T>(work: (app: TestApp) => Promise<T>): Promise<T> {
  const config = readConfig({ ...environment, WORKERS: 'off', LOG_LEVEL: 'error' });
  const nest = await createApp(config, { site: false });
  await nest.init();
  try {
    return await work({ nest } as TestApp);
  } finally {
    await nest.close();
  }
}

const address = () => `http://127.0.0.1:${port}`;
const start = () => processes.node(port, { ...environment, LOG_LEVEL: 'fatal' });

it(
  'no confirmed write is lost and no notification is sent twice, however often the server is killed',
  async () => {
    const followers = await inside(async (app) => {
      const made = await createFollowers(app, DOMAIN_ID, FOLLOWERS);
      // Direct inserts bypass the counters.
      await app.nest.get(StoredCounts).recountAll();
      return made;
    });
    let server = await start();
    const registered = await request(address())
      .post('/api/auth/register')
      .send(newcomer({ isContributor: true }))
      .expect(201);
    const cookie = registered.get('Set-Cookie')!.map((line) => line.split(';')[0]!);
    /** Writes that the server has confirmed. */
    const done = { tutorials: [] as number[], subscribers: [] as string[] };
    const publish = async (round: number) => {
      const text = { title: `Tutoriel ${round}`, description: 'Une description.', source: 'Un texte.' };
      const answer = await request(address())
        .post('/api/tutorials')
        .set('Cookie', cookie)
        .send({ ...text, domainId: DOMAIN_ID });
      if (answer.status === 201) done.tutorials.push((answer.body as { id: number }).id);
    };
    const subscribe = async (email: string) => {
      const answer = await request(address()).post('/api/newsletter/subscribe').send({ email });
      if (answer.status === 201) done.subscribers.push(email);
    };
    const recoveredMs: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const acts = [publish(round), subscribe(`a${round}@exemple.fr`), subscribe(`b${round}@exemple.fr`)];
      const answered = Promise.allSettled(acts);
      // Every other kill falls into the notification of followers.
      if (round % 2 === 0) await answered;
      await pause(Math.random() * MAX_WAIT_MS);
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await Promise.all([ended, answered]);
      const killedAt = performance.now();
      server = await start();
      recoveredMs.push(performance.now() - killedAt);
    }
    const ready = async () =>
      (await request(address()).get('/api/ready')).body as {
        events: { pending: number; deadLetters: number };
      };
    await until(
      async () => (await ready()).events,
      ({ pending }) => pending === 0,
      TIME_LIMIT_MS,
    );
    expect((await ready()).events.deadLetters).toBe(0);
    const found = async () => (await request(address()).get('/api/search?query=tutoriel')).body.total;
    const listed = (await request(address()).get('/api/tutorials')).body.total;
    await until(found, (total) => total === listed, TIME_LIMIT_MS);
    await processes.end();
    const wrong = await whatIsWrong();

    const { tutorials, subscribers, told } = await inside(async ({ nest }) => {
      const { manager } = nest.get(DataSource);
      return {
        tutorials: (await manager.find(Tutorial, { select: { id: true } })).map(({ id }) => id),
        subscribers: (await manager.find(NewsletterSubscription)).map(({ email }) => email),
        told: await manager
          .createQueryBuilder(Notification, 'notification')
          .select('notification.href', 'href')
          .addSelect('COUNT(*)', 'rows')
          .addSelect('COUNT(DISTINCT notification.userId)', 'members')
          .groupBy('notification.href')
          .getRawMany<{ href: string; rows: number | string; members: number | string }>(),
      };
    });
    expect(tutorials).toEqual(expect.arrayContaining(done.tutorials));
    expect(subscribers).toEqual(expect.arrayContaining(done.subscribers));
    const byTutorial = new Map(told.map(({ href, ...counts }) => [href, counts]));
    let [lost, doubled] = [0, 0];
    for (const id of tutorials) {
      const { rows = 0, members = 0 } = byTutorial.get(`/tutoriels/${id}`) ?? {};
      lost += followers.length - Number(members);
      doubled += Number(rows) - Number(members);
    }
    const recipients = await emailRecipients();
    for (const email of subscribers) {
      const emails = recipients.filter((each) => each === email).length;
      if (emails === 0) lost += 1;
      doubled += Math.max(0, emails - 1);
    }
    const report = process.env['FAULTS_REPORT'];
    const row = {
      fault: 'serveur tué pendant des écritures',
      rounds: KILLS,
      lost,
      doubled,
      wrong,
      recoveredMs,
    };
    if (report) await appendFile(report, `${JSON.stringify(row)}\n`);
    expect({ lost, doubled, wrong, told: byTutorial.size }).toEqual({
      lost: 0,
      doubled: 0,
      wrong: [],
      told: tutorials.length,
    });
  },
  TIME_LIMIT_MS * 2,
);

/** Problems of the data: wrong counts, broken references, or a search index that differs. */
async function whatIsWrong(): Promise<string[]> {
  const env = { PATH: process.env['PATH'], ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', WHOLE_BASE], { env });
  return JSON.parse(stdout) as string[];
}

async function emailRecipients(): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return emails.map((email) => /^To: (.*?)\r?$/m.exec(email)![1]!);
}
