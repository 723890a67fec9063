import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Session } from '../src/members/auth/session.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { EventDispatcher } from '../src/platform/domain-events/event-dispatcher.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { startApp, type TestApp } from './app.js';
import { everything, leaveTraces, referring } from './member-traces.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let dataSource: DataSource;
let [other, admin]: Person[] = [];
beforeAll(async () => {
  app = await startApp();
  dataSource = app.nest.get(DataSource);
  [other, admin] = await Promise.all([signUp(app, { isContributor: true }), signUpAdmin(app)]);
});
afterAll(() => app.stop());

it('no table names or references a deleted member', async () => {
  const member = await leaveTraces(app, other!, admin!);
  const { agent } = member;
  const { id: userId } = member.user;
  const naming = async () =>
    (await everything(app))
      .filter(({ value }) => /vandenbrouck/i.test(String(value)))
      .map(({ table, column }) => `${table}.${column}`);
  expect(await naming()).toEqual(
    expect.arrayContaining([
      'users.username',
      'tutorials.authorName',
      'tutorials.authors',
      'audit_log.before',
      'audit_log.note',
    ]),
  );

  const events = app.nest.get(EventDispatcher);
  await events.idle();
  await agent.delete('/api/auth/account').send({ password: member.body.password }).expect(200);
  // Waits for the last email and the end of live connections.
  await events.idle();
  await dataSource.getRepository(StoredEvent).delete({ type: 'sessions.ended' });
  expect(await referring(app, userId)).toEqual([]);
  expect(await naming()).toEqual([]);
  const numbers = (await everything(app)).filter(({ value }) =>
    new RegExp(`"(user|userId|authorId|actorId)":${userId}\\b|^${userId}:\\d+$`).test(String(value)),
  );
  expect(numbers).toEqual([]);
  expect(await dataSource.manager.existsBy(User, { id: userId })).toBe(false);
  expect(await dataSource.manager.existsBy(Session, { userId })).toBe(false);
});
