import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, IsNull, Not } from 'typeorm';
import { Comment } from '../src/community/comments/comment.entity.js';
import { LearningPath } from '../src/content/learning-paths/learning-path.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { HeldComment } from '../src/community/comments/held-comment.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { QueuedEmail } from '../src/platform/email/queued-email.entity.js';
import { Setting } from '../src/platform/settings/setting.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { MarkDemoContent1813000000000 } from '../src/platform/database/migrations/1813000000000-mark-demo-content.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

interface FirstRun {
  isDue: boolean;
  steps: { name: string; state: string }[];
}
interface Said {
  id: number;
  replies: Said[];
}

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp({ seed: 'demo', site: true });
  admin = await signUpAdmin(app);
  member = await signUp(app);
});
afterAll(() => app.stop());

const manager = () => app.nest.get(DataSource).manager;
const firstRun = async () => (await admin.agent.get('/api/admin/first-run').expect(200)).body as FirstRun;
const decide = async (step: string, state: string) =>
  (await admin.agent.put(`/api/admin/first-run/steps/${step}`).send({ state }).expect(200)).body as FirstRun;
const checks = async () => {
  const { body } = await admin.agent.get('/api/admin/checklist').expect(200);
  const { items } = body as { items: { name: string; isDone: boolean }[] };
  return Object.fromEntries(items.map(({ name, isDone }) => [name, isDone]));
};
const demo = async () => (await admin.agent.get('/api/admin/demo-content').expect(200)).body as object;
const wizard = () => app.http.get('/demo-wizard');

it('a new site leads its administrator through five steps, each done or postponed separately', async () => {
  const names = ['identity', 'address', 'mail', 'registration', 'content'];
  const { isDue, steps } = await firstRun();
  expect(isDue).toBe(true);
  expect(steps).toEqual(names.map((name) => ({ name, state: 'todo' })));
  for (const name of names.slice(0, 4)) await decide(name, 'done');
  expect(await firstRun()).toMatchObject({ isDue: true });
  expect(await decide('content', 'later')).toMatchObject({ isDue: false });
  expect(await checks()).toMatchObject({ firstRun: false });
  await admin.agent.put('/api/admin/first-run/steps/autre').send({ state: 'done' }).expect(404);
  await admin.agent.put('/api/admin/first-run/steps/mail').send({ state: 'todo' }).expect(400);
});

it('the first run ends when the last step is done, or when an administrator ends it', async () => {
  await decide('content', 'done');
  expect(await checks()).toMatchObject({ firstRun: true });
  await app.nest.get(SettingsService).change({}, undefined, { firstRun: {} });
  expect(await firstRun()).toMatchObject({ isDue: true });
  await admin.agent.delete('/api/admin/first-run').expect(200);
  expect(await firstRun()).toMatchObject({ isDue: false });
  // Like a site from an earlier version.
  await manager().delete(Setting, { name: 'firstRun' });
  expect(await firstRun()).toMatchObject({ isDue: false });
});

it('the server checks the requirements of a public site, and administrators attest the others', async () => {
  expect(await checks()).toEqual({
    firstRun: true,
    legal: false,
    privacy: false,
    accessibility: false,
    contact: true,
    mail: false,
    backup: false,
    https: false,
    // True because the site has two administrators.
    access: true,
  });
  const legal = { legalPublisher: 'A', legalAddress: 'B', legalDirector: 'C', legalHost: 'D' };
  await admin.agent.patch('/api/admin/appearance').send(legal).expect(200);
  await admin.agent.put('/api/admin/checklist/privacy').send({ isTrue: true }).expect(200);
  await admin.agent.put('/api/admin/checklist/legal').send({ isTrue: true }).expect(404);
  await admin.agent.put('/api/admin/checklist/privacy').send({ isTrue: 'oui' }).expect(400);
  expect(await checks()).toMatchObject({ legal: true, privacy: true, accessibility: false });
  await admin.agent.put('/api/admin/checklist/privacy').send({ isTrue: false }).expect(200);
  expect(await checks()).toMatchObject({ privacy: false });
});

it('the page with a step-by-step task exists as long as the sample content', async () => {
  expect((await wizard().expect(200)).text).toContain('Guide pas à pas');
});

it('sample content is deleted for good, except where others have written since', async () => {
  await eventsHandled(app);
  const tutorials = await manager().find(Tutorial, { order: { id: 'ASC' } });
  const [commented, waitedOn] = tutorials;
  const { body: said } = await app.http.get(`/api/tutorials/${commented!.id}/comments`).expect(200);
  const answered = (said as Said[])[0]!.id;
  const answer = { content: 'Merci, cela m’a servi !', parentId: answered };
  await member.agent.post(`/api/tutorials/${commented!.id}/comments`).send(answer).expect(201);
  const own = await publishTutorial(app, member);
  // A held comment would be deleted with its tutorial without anybody seeing it.
  await manager().insert(HeldComment, {
    tutorialId: waitedOn!.id,
    userId: member.user.id,
    parentId: null,
    content: 'Deux liens.',
    suspicion: 'links',
    createdAt: new Date(),
  });
  const kept = [commented!.title, waitedOn!.title];
  expect(await demo()).toMatchObject({ isThere: true, tutorials: 2, members: 4, kept });

  const { body } = await admin.agent.delete('/api/admin/demo-content').expect(200);
  expect(body).toMatchObject({ isThere: false, tutorials: 2, members: 4 });
  const left = await manager().find(Tutorial, { order: { id: 'ASC' } });
  expect(left.map(({ id }) => id)).toEqual([commented!.id, waitedOn!.id, own]);
  expect(await manager().countBy(User, {})).toBe(4);
  const comments = await manager().find(Comment);
  expect(comments.map(({ content }) => content)).toContain(answer.content);
  expect(comments.map(({ id }) => id)).toContain(answered);
  // Only paths with the remaining tutorial are left.
  const paths = await manager().find(LearningPath);
  expect(paths.length).toBeLessThan(4);
  expect(await manager().countBy(QueuedEmail, {})).toBe(0);
});

it('without sample content the home page shows real figures, and the audit trail records the removal', async () => {
  expect((await wizard().expect(404)).text).toContain('404 Page Not Found');
  const { text: home } = await app.http.get('/').expect(200);
  expect(home).toContain('"realFigures":true');
  expect(home).not.toContain('id="about"');
  const { body } = await admin.agent.get('/api/admin/audit').expect(200);
  const { entries } = body as { entries: { action: string }[] };
  expect(entries.map(({ action }) => action)).toContain('demo-content.remove');
  expect(await demo()).toMatchObject({ isThere: false, tutorials: 0, kept: [] });
  await admin.agent.delete('/api/admin/demo-content').expect(409);
});

it('an older site is recognized by its sample members as having sample content', async () => {
  const runner = app.nest.get(DataSource).createQueryRunner();
  const migration = new MarkDemoContent1813000000000();
  await migration.down(runner);
  await migration.up(runner);
  expect(await manager().findOneBy(Setting, { name: 'hasDemoContent' })).toMatchObject({ value: 'true' });
  await migration.down(runner);
  // Replies first, as when accounts are deleted.
  await manager().delete(Comment, { parentId: Not(IsNull()) });
  await manager().delete(User, { username: 'camille_demo' });
  for (const { id, email } of await manager().find(User))
    if (email.endsWith('.invalid')) await manager().delete(User, { id });
  await migration.up(runner);
  expect(await manager().existsBy(Setting, { name: 'hasDemoContent' })).toBe(false);
  await runner.release();
});
