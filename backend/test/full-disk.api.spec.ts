import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { Session } from '../src/members/auth/session.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { signUp, type Person } from './people.js';

const FULL = {
  statusCode: 507,
  code: 'out_of_space',
  message:
    'Le site n’a plus de place pour enregistrer : rien n’a été changé. Réessayez plus tard ; l’administrateur doit libérer de l’espace disque.',
};
const MAX_PAGES = 4_294_967_294;

let app: TestApp;
let dataSource: DataSource;
let author: Person;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'fatal' } });
  dataSource = app.nest.get(DataSource);
  author = await signUp(app, { isContributor: true });
});
afterEach(freeDisk);
afterAll(() => app.stop());

const isMysql = () => dataSource.options.type === 'mysql';
const pragma = (text: string) =>
  (
    dataSource.driver as unknown as { databaseConnection: { pragma(text: string): unknown } }
  ).databaseConnection.pragma(text);

/** Limits SQLite to its present size; on MySQL a trigger raises the error of a full disk. */
async function fillDisk(): Promise<void> {
  if (isMysql())
    await dataSource.query(
      "CREATE TRIGGER full_disk BEFORE INSERT ON tutorials FOR EACH ROW SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'",
    );
  else pragma('max_page_count = 1');
}

async function freeDisk(): Promise<void> {
  if (isMysql()) await dataSource.query('DROP TRIGGER IF EXISTS full_disk');
  else pragma(`max_page_count = ${MAX_PAGES}`);
}

const publish = () =>
  author.agent.post('/api/tutorials').send({
    title: 'Nouer une amarre',
    description: 'Trois nœuds qui tiennent et se défont.',
    domainId: 4,
    difficulty: null,
    tags: ['nœuds'],
    source: 'Une boucle tient. '.repeat(6000),
  });
const listed = async () => (await app.http.get('/api/tutorials').expect(200)).body.total as number;

it('a write on a full disk is refused completely, and other requests are answered at once', async () => {
  const before = await listed();
  await fillDisk();
  const answers = await Promise.all([publish(), publish()]);
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 507, body: FULL });

  // Regression: later requests waited ten seconds for a leaked connection and then failed.
  const answeredAtOnce = Promise.all([
    app.http.get('/api/ready').expect(200),
    app.http.get('/api/health').expect(200),
    author.agent.get('/api/auth/me').expect(200),
    listed(),
  ]);
  const tooLate = setTimeout(5000, 'too late', { ref: false });
  expect(await Promise.race([answeredAtOnce.then(([, , , total]) => total), tooLate])).toBe(before);

  await freeDisk();
  await publish().expect(201);
  expect(await listed()).toBe(before + 1);
});

it('a transaction that continues after a disk-full error stores nothing', async () => {
  if (isMysql()) return;
  const row = (email: string, letters = 0) => ({
    email,
    createdAt: new Date(),
    unsubscribeToken: email.padEnd(letters, '-'),
  });
  await fillDisk();
  const goingOn = dataSource.transaction(async (outer) => {
    await outer.insert(NewsletterSubscription, row('avant@exemple.fr'));
    await outer
      .transaction((inner) => inner.insert(NewsletterSubscription, row('pleine@exemple.fr', 1e6)))
      .catch(() => undefined);
    await outer.insert(NewsletterSubscription, row('apres@exemple.fr'));
  });
  await expect(goingOn).rejects.toThrow('SQLite has undone this transaction');
  await freeDisk();
  expect(await dataSource.getRepository(NewsletterSubscription).count()).toBe(0);
});

describe('a write that can wait', () => {
  /** UPDATE and DELETE fail as on a full disk, which SQLite reports only when its WAL must grow. */
  function refuseWrites(): void {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    for (const method of ['update', 'delete'] as const)
      jest.spyOn(dataSource.manager, method).mockRejectedValue(full);
  }
  afterEach(() => void jest.restoreAllMocks());

  const wasSeen = (person: Person, minutesAgo: number) =>
    dataSource.manager.update(
      Session,
      { userId: person.user.id },
      { lastSeenAt: new Date(Date.now() - minutesAgo * MINUTE_MS) },
    );

  it('does not prevent signed-in members from reading', async () => {
    const reader = await signUp(app);
    await wasSeen(reader, 5);
    await dataSource.manager.update(User, { id: reader.user.id }, { lastSeenAt: new Date(0) });
    refuseWrites();
    await reader.agent.get('/api/auth/me').expect(200);
    await reader.agent.get('/api/tutorials').expect(200);
  });

  it('does not keep an expired session alive', async () => {
    const reader = await signUp(app);
    await wasSeen(reader, 60 * 24 * 365);
    refuseWrites();
    await reader.agent.get('/api/tutorials').expect(200);
    await reader.agent.get('/api/auth/me').expect(401);
    await reader.agent.post('/api/auth/logout').expect(200);
  });
});
