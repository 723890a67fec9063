import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { NewsletterService } from '../src/community/newsletter/newsletter.service.js';
import { hashLinkToken } from '../src/platform/common/link-token.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';

/* Stored counts of subscribers must equal a fresh count. */

let app: TestApp;
let admin: Person;
let manager: EntityManager;
let newsletter: NewsletterService;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  manager = app.nest.get(DataSource).manager;
  newsletter = app.nest.get(NewsletterService);
});
afterAll(() => app.stop());

/** Seeded, the same in each run. */
let state = 11;
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
let made = 0;
async function subscribe(email = `abonne${made++}@exemple.fr`): Promise<string> {
  await app.http.post('/api/newsletter/subscribe').send({ email }).expect(201);
  await manager.update(NewsletterSubscription, { email }, { confirmationHash: hashLinkToken(email) });
  return email;
}

async function expectNothingWrong(): Promise<void> {
  const before = await manager.find(NewsletterSubscription);
  for (const { isConfirmed, confirmedAt } of before) expect(isConfirmed).toBe(confirmedAt !== null);
  for (const query of ['', '?state=waiting', '?state=confirmed']) {
    const { body } = await admin.agent.get(`/api/admin/newsletter/subscribers${query}`).expect(200);
    const own = before.filter(({ isConfirmed }) => !query || query.endsWith('confirmed') === isConfirmed);
    expect(body.total).toBe(own.length);
  }
  expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
}

it('the stored counts of subscribers equal a recount after any action', async () => {
  const one = async (): Promise<NewsletterSubscription | undefined> => {
    const all = await manager.find(NewsletterSubscription, { order: { id: 'ASC' } });
    return all[random(all.length)];
  };
  const acts: (() => Promise<unknown>)[] = [
    () => subscribe(),
    () => subscribe(),
    () => subscribe(),
    () => subscribe(),
    async () => newsletter.confirm((await one())?.email ?? ''),
    async () => newsletter.confirm((await one())?.email ?? ''),
    async () => newsletter.unsubscribe((await one())?.unsubscribeToken ?? ''),
    async () => admin.agent.delete(`/api/admin/newsletter/subscribers/${(await one())?.id ?? 0}`),
    async () => {
      const old = { mailedAt: new Date(0) };
      await manager.update(NewsletterSubscription, { id: (await one())?.id ?? 0 }, old);
      await newsletter.deleteExpired();
    },
  ];
  for (let round = 0; round < 120; round++) await acts[random(acts.length)]!();
  expect(await manager.countBy(NewsletterSubscription, { isConfirmed: true })).toBeGreaterThan(3);
  expect(await manager.countBy(NewsletterSubscription, { isConfirmed: false })).toBeGreaterThan(3);
  await expectNothingWrong();
  const member = await signUp(app);
  await subscribe(member.body.email);
  await newsletter.confirm(member.body.email);
  await member.agent.delete('/api/auth/account').send({ password: member.body.password }).expect(200);
  await expectNothingWrong();
});

it('a subscription confirmed and ended at the same time is counted once', async () => {
  const emails = await Promise.all(Array.from({ length: 12 }, () => subscribe()));
  const old = { mailedAt: new Date(0) };
  for (const email of emails.slice(8)) await manager.update(NewsletterSubscription, { email }, old);
  const rows = await manager.find(NewsletterSubscription);
  const remove = async (id: number): Promise<void> => {
    const { status } = await admin.agent.delete(`/api/admin/newsletter/subscribers/${id}`);
    // Expired ones may be gone.
    expect([200, 404]).toContain(status);
  };
  await Promise.all(
    rows.flatMap(({ id, email, unsubscribeToken }, index) => [
      newsletter.confirm(email),
      newsletter.confirm(email),
      ...(index % 2 ? [newsletter.unsubscribe(unsubscribeToken)] : []),
      ...(index % 4 ? [] : [remove(id)]),
      newsletter.deleteExpired(),
      subscribe(),
    ]),
  );
  await expectNothingWrong();
});
