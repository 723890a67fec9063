import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Comment } from '../src/community/comments/comment.entity.js';
import { Report } from '../src/moderation/reports/report.entity.js';
import { dayOf } from '../src/platform/counts/count-days.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const read = async () => (await admin.agent.get('/api/admin/statistics').expect(200)).body;

it('ROLE-14 is for administrators', async () => {
  await app.http.get('/api/admin/statistics').expect(401);
  const { agent } = await signUp(app);
  await agent.get('/api/admin/statistics').expect(403);
});

it('DATA-34 ADMD-08 counts the site’s data, in the documented shape', async () => {
  const manager = app.nest.get(DataSource).manager;
  const quiet = await createTutorial(app, { domain: 'langues' });
  const old = await createTutorial(app, { domain: 'design' });
  await createTutorial(app, { domain: 'design' });
  await manager.update(Tutorial, { id: old }, { createdAt: daysAgo(40), views: 7, likes: 2 });
  await manager.update(Tutorial, { id: quiet }, { views: 1, likes: 1 });
  const member = await signUp(app);
  await manager.update(User, { id: member.user.id }, { createdAt: daysAgo(10), lastSeenAt: daysAgo(8) });
  const now = new Date();
  const remark = {
    tutorialId: old,
    userId: member.user.id,
    parentId: null,
    content: 'Merci !',
    likes: 0,
    updatedAt: now,
  };
  await manager.insert(Comment, [
    { ...remark, createdAt: now },
    { ...remark, createdAt: daysAgo(2) },
    { ...remark, createdAt: daysAgo(9) },
  ]);
  const report = {
    kind: 'comment' as const,
    said: 'x',
    userId: null,
    reason: 'spam' as const,
    createdAt: now,
    updatedAt: now,
  };
  await manager.insert(Report, [
    { ...report, subjectId: 1, status: 'pending', openKey: 'a' },
    { ...report, subjectId: 1, status: 'rejected' },
  ]);

  // Direct inserts bypass the counters.
  await app.nest.get(StoredCounts).recountAll();
  const body = await read();
  expect(body).toEqual({
    users: { total: 4, newToday: 3, activeLastWeek: 2 },
    tutorials: { total: 3, newToday: 2, views: 8, likes: 3 },
    comments: { total: 3, newToday: 1, totalReports: 2, pendingReports: 1 },
    domains: { total: 6, mostPopular: 'Design' },
    byDomain: expect.arrayContaining([
      { id: 2, name: 'Design', tutorials: 2, views: 7, likes: 2 },
      { id: 3, name: 'Marketing', tutorials: 0, views: 0, likes: 0 },
    ]),
    trend: { users: 200, tutorials: null, comments: 100 },
    days: expect.any(Array),
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toEqual({ date: dayOf(now), users: 3, tutorials: 2, comments: 1 });
  expect(body.days.find(({ date }: { date: string }) => date === dayOf(daysAgo(10)))).toMatchObject({
    users: 1,
  });
});
