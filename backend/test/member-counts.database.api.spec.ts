import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { userKinds } from '../src/members/users/member-counts.js';
import { User } from '../src/members/users/user.entity.js';
import { UsersService, isSuspended } from '../src/members/users/users.service.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { newcomer, signUp, signUpAdmin, type Person } from './people.js';

/* Stored counts of members by kind must equal a fresh count. */

let app: TestApp;
let admin: Person;
let manager: EntityManager;
let users: UsersService;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  manager = app.nest.get(DataSource).manager;
  users = app.nest.get(UsersService);
});
afterAll(() => app.stop());

/** Seeded, the same in each run. */
let state = 5;
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
const later = () => new Date(Date.now() + HOUR_MS).toISOString();
const members = () => manager.find(User, { order: { id: 'ASC' } });
const account = (id: number) => `/api/admin/users/${id}`;
const suspend = (id: number, until: string | null = later()) =>
  admin.agent.post(`${account(id)}/suspension`).send({ until, reason: 'Publicité.' });

/** Ends a suspension as time does, without a write by the site. */
const endSuspension = (id: number) =>
  manager.update(User, { id }, { suspendedUntil: new Date(Date.now() - 1) });

async function listed(kind: string): Promise<{ ids: number[]; total: number }> {
  const { body, headers } = await admin.agent.get(`/api/admin/users?limit=100&kind=${kind}`).expect(200);
  return { ids: body.map(({ id }: { id: number }) => id), total: Number(headers['x-total-count']) };
}

async function expectNothingWrong(): Promise<void> {
  const all = await members();
  const isOne = {
    admin: ({ isAdmin }: User) => isAdmin,
    moderator: ({ isModerator }: User) => isModerator,
    contributor: ({ isContributor }: User) => isContributor,
    suspended: isSuspended,
  };
  for (const kind of userKinds) {
    const ids = all.filter(isOne[kind]).map(({ id }) => id);
    expect({ kind, ...(await listed(kind)) }).toEqual({ kind, ids, total: ids.length });
  }
  expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
}

it('the stored counts of members by kind equal a recount after any action', async () => {
  const passing: Person[] = [];
  const one = async (): Promise<number> => {
    // The acting administrator must keep the role.
    const all = (await members()).filter(({ id }) => id !== admin.user.id);
    if (all.length === 0) return 0;
    return all[random(all.length)]!.id;
  };
  const setRights = async (rights: object) => admin.agent.patch(account(await one())).send(rights);
  const acts: (() => Promise<unknown>)[] = [
    async () => passing.push(await signUp(app)),
    async () => passing.push(await signUp(app, { isContributor: true })),
    () => setRights({ isContributor: random(2) === 0 }),
    () => setRights({ isModerator: random(2) === 0 }),
    () => setRights({ isAdmin: random(2) === 0, isModerator: random(2) === 0 }),
    async () => suspend(await one()),
    async () => suspend(await one(), null),
    async () => admin.agent.delete(`${account(await one())}/suspension`),
    async () => {
      const { ids } = await listed('suspended');
      if (ids.length > 0) await endSuspension(ids[random(ids.length)]!);
    },
    () => users.markEndedSuspensions(),
    async () => admin.agent.delete(account(await one())).send({ reason: 'Essai.' }),
  ];
  for (let round = 0; round < 150; round++) {
    const act = acts[random(4) === 0 ? random(2) : random(acts.length)]!;
    await act();
    if (round % 50 === 49) await expectNothingWrong();
  }
  for (const kind of userKinds) expect((await listed(kind)).total).toBeGreaterThan(0);
  for (const { agent, body } of passing.slice(0, 5))
    await agent.delete('/api/auth/account').send({ password: body.password });
  await expectNothingWrong();
});

it('an ended suspension is neither listed nor counted, before and after it is marked', async () => {
  const [member, other] = [await signUp(app), await signUp(app)];
  const { total } = await listed('suspended');
  for (const { user } of [member, other]) await suspend(user.id).expect(200);
  expect((await listed('suspended')).total).toBe(total + 2);
  await endSuspension(member.user.id);
  for (const mark of [() => Promise.resolve(), () => users.markEndedSuspensions()]) {
    await mark();
    const { ids, total: left } = await listed('suspended');
    expect(left).toBe(total + 1);
    expect(ids).toContain(other.user.id);
    expect(ids).not.toContain(member.user.id);
  }
  await suspend(member.user.id).expect(200);
  expect((await listed('suspended')).total).toBe(total + 2);
  await expectNothingWrong();
});

it('simultaneous changes of the same members are counted once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp(app, newcomer())));
  const accepted = [200, 409];
  const statuses = await Promise.all(
    people.flatMap(({ user: { id } }) => [
      suspend(id).then(({ status }) => status),
      suspend(id, null).then(({ status }) => status),
      admin.agent
        .patch(account(id))
        .send({ isContributor: true })
        .then(({ status }) => status),
      admin.agent
        .patch(account(id))
        .send({ isContributor: true })
        .then(({ status }) => status),
      admin.agent.delete(`${account(id)}/suspension`).then(({ status }) => status),
      users.markEndedSuspensions().then(() => 200),
    ]),
  );
  for (const status of statuses) expect(accepted).toContain(status);
  await expectNothingWrong();
});
