import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

let app: TestApp;
let dataSource: DataSource;
beforeAll(async () => {
  app = await startApp();
  dataSource = app.nest.get(DataSource);
});
afterAll(() => app.stop());
beforeEach(() => dataSource.getRepository(NewsletterSubscription).clear());

const row = (email: string) => ({ email, createdAt: new Date(), unsubscribeToken: email });
const kept = async () =>
  (await dataSource.getRepository(NewsletterSubscription).find()).map(({ email }) => email).sort();

it('a rollback does not undo concurrent commits of other requests', async () => {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let fail!: (error: Error) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));

  const failing = dataSource.transaction(async (manager) => {
    await manager.insert(NewsletterSubscription, row('perdue@exemple.fr'));
    open();
    await failure;
  });
  await opened;
  // Two concurrent writes while the other transaction is open: one in its own transaction, one over HTTP.
  const inTransaction = dataSource.transaction((manager) =>
    manager.insert(NewsletterSubscription, row('transaction@exemple.fr')),
  );
  const byHttp = app.http
    .post('/api/newsletter/subscribe')
    .send({ email: 'simple@exemple.fr' })
    .expect(201)
    .then();
  fail(new Error('rolled back on purpose'));
  await expect(failing).rejects.toThrow('rolled back on purpose');
  await Promise.all([inTransaction, byHttp]);
  expect(await kept()).toEqual(['simple@exemple.fr', 'transaction@exemple.fr']);
});

it('uncommitted data is visible to nobody', async () => {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let commit!: () => void;
  const committing = new Promise<void>((resolve) => (commit = resolve));
  const writing = dataSource.transaction(async (manager) => {
    await manager.insert(NewsletterSubscription, row('tard@exemple.fr'));
    open();
    await committing;
  });
  await opened;
  expect(await kept()).toEqual([]);
  commit();
  await writing;
  expect(await kept()).toEqual(['tard@exemple.fr']);
});

it('an update changes the current row, even if it has changed since the transaction’s first read', async () => {
  if (dataSource.options.type !== 'mysql') return;
  const id = await createTutorial(app);
  const tutorials = dataSource.getRepository(Tutorial);
  let runs = 0;
  await dataSource.transaction(async (manager) => {
    runs += 1;
    await manager.find(NewsletterSubscription);
    await tutorials.increment({ id }, 'views', 1);
    await manager.increment(Tutorial, { id }, 'views', 1);
  });
  expect({ runs, views: (await tutorials.findOneByOrFail({ id })).views }).toEqual({ runs: 1, views: 2 });
});

it('optimizing a table during an open transaction blocks nobody', async () => {
  if (dataSource.options.type !== 'mysql') return;
  let runs = 0;
  await dataSource.transaction(async (manager) => {
    runs += 1;
    await manager.find(Tutorial, { take: 1 });
    if (runs === 1) await dataSource.query('OPTIMIZE TABLE newsletter_subscriptions');
    await manager.find(NewsletterSubscription);
    await manager.insert(NewsletterSubscription, row('apres@exemple.fr'));
  });
  expect({ runs, kept: await kept() }).toEqual({ runs: 2, kept: ['apres@exemple.fr'] });
});

it('a nested transaction that fails leaves the outer one intact', async () => {
  await dataSource.transaction(async (outer) => {
    await outer.insert(NewsletterSubscription, row('dehors@exemple.fr'));
    await expect(
      outer.transaction(async (inner) => {
        await inner.insert(NewsletterSubscription, row('dedans@exemple.fr'));
        throw new Error('inner');
      }),
    ).rejects.toThrow('inner');
  });
  expect(await kept()).toEqual(['dehors@exemple.fr']);
});

it('many simultaneous requests all get their turn', async () => {
  const emails = Array.from({ length: 40 }, (_, index) => `lot${index}@exemple.fr`);
  await Promise.all(
    emails.map((email, index) =>
      index % 2
        ? dataSource.transaction((manager) => manager.insert(NewsletterSubscription, row(email)))
        : dataSource.getRepository(NewsletterSubscription).insert(row(email)),
    ),
  );
  expect(await kept()).toEqual([...emails].sort());
});

it('two deadlocked transactions both succeed in the end', async () => {
  const emails = ['un@exemple.fr', 'deux@exemple.fr'];
  await dataSource.getRepository(NewsletterSubscription).insert(emails.map(row));
  let holding = 0;
  let bothHold!: () => void;
  const both = new Promise<void>((resolve) => (bothHold = resolve));
  // SQLite serializes transactions, so there is nothing to wait for.
  const wanted = dataSource.options.type === 'mysql' ? 2 : 1;
  const touch = ([first, second]: string[]) =>
    dataSource.transaction(async (manager) => {
      await manager.update(NewsletterSubscription, { email: first! }, { createdAt: new Date() });
      holding += 1;
      if (holding >= wanted) bothHold();
      await both;
      await manager.update(NewsletterSubscription, { email: second! }, { createdAt: new Date() });
      return second;
    });
  expect(await Promise.all([touch(emails), touch(emails.toReversed())])).toEqual(emails.toReversed());
});
