import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { joinAuthors } from './authors.js';
import { eventsHandled } from './events.js';
import { createComment, createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

/* Edge cases of a merge: reports of one's own content, order of authors, cases assigned to the deleted account. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const reason = 'La même personne s’est inscrite deux fois.';
const merge = (from: Person, into: Person) =>
  admin.agent.post(`/api/admin/users/${from.user.id}/merge`).send({ into: into.user.id, reason }).expect(200);
const contributor = () => signUp(app, { isContributor: true });

it('after a merge nobody has reported their own content, whichever account had reported it', async () => {
  const [from, into, other] = [await contributor(), await contributor(), await contributor()];
  const shared = await publishTutorial(app, other);
  await joinAuthors(app, other, shared, from);
  const mine = await publishTutorial(app, into);
  const comments = [await createComment(app, into, mine), await createComment(app, from, mine)];
  const report = ({ agent }: Person, path: string, body: object = {}) =>
    agent
      .post(path)
      .send({ reason: 'spam', ...body })
      .expect(201);
  await report(from, '/api/comments/report', { commentId: comments[0] });
  await report(into, '/api/comments/report', { commentId: comments[1] });
  await report(from, `/api/tutorials/${mine}/reports`);
  await report(into, `/api/tutorials/${shared}/reports`);
  await report(into, `/api/users/${from.user.id}/reports`);
  const theirs = await createComment(app, other, mine);
  await report(from, '/api/comments/report', { commentId: theirs });
  await merge(from, into);
  const { body } = await admin.agent.get('/api/admin/reports?status=pending').expect(200);
  const reports = body as { kind: string; subjectId: number; user: { id: number } | null }[];
  expect(reports).toHaveLength(6);
  // All reports are still pending; only one keeps the name of its reporter.
  const named = reports.filter(({ user }) => user?.id === into.user.id);
  expect(named).toMatchObject([{ kind: 'comment', subjectId: theirs }]);
});

it('the first author stays first, whichever of the two accounts it was', async () => {
  const [from, third, into] = [await contributor(), await contributor(), await contributor()];
  const ids: number[] = [];
  for (const [first, ...others] of [
    [from, third, into],
    [into, third, from],
    [third, from, into],
  ] as const) {
    const id = await publishTutorial(app, first);
    for (const person of others) await joinAuthors(app, first, id, person);
    ids.push(id);
  }
  const draft = {
    tutorialId: ids[0],
    title: 'Un rouet',
    description: '',
    source: 'Filer.',
    tags: [],
    domainId: 1,
  };
  const { id: draftId } = (await from.agent.post('/api/drafts').send(draft).expect(201)).body as {
    id: number;
  };
  await merge(from, into);
  const orders = [
    [into, third],
    [into, third],
    [third, into],
  ] as const;
  for (const [index, [first, second]] of orders.entries()) {
    const { body } = await app.http.get(`/api/tutorials/${ids[index]!}`).expect(200);
    expect(body).toMatchObject({
      authorId: first.user.id,
      authorName: `${first.user.displayName} et ${second.user.displayName}`,
      authors: [{ id: first.user.id }, { id: second.user.id }],
    });
  }
  // The draft belongs to the account of the first author.
  const rows = await app.nest
    .get(DataSource)
    .query<{ userId: number }[]>('SELECT userId FROM tutorial_drafts WHERE id = ?', [draftId]);
  expect(rows).toEqual([{ userId: into.user.id }]);
});

it('a notification that both have is kept once, and no notification is lost', async () => {
  const [from, into, writer] = [await signUp(app), await signUp(app), await contributor()];
  const inbox = async ({ agent }: Person) => {
    await eventsHandled(app);
    return (await agent.get('/api/notifications').expect(200)).body as {
      unread: number;
      notifications: { href: string }[];
    };
  };
  const only = await createTutorial(app);
  const said = await createComment(app, from, only);
  const reply = { content: 'Une réponse', parentId: said };
  for (const { agent } of [from, into]) await agent.put('/api/domains/1/follow').expect(200);
  await publishTutorial(app, writer);
  await writer.agent.post(`/api/tutorials/${only}/comments`).send(reply).expect(201);
  expect([(await inbox(from)).unread, (await inbox(into)).unread]).toEqual([2, 1]);
  await merge(from, into);
  const { unread, notifications } = await inbox(into);
  expect(unread).toBe(2);
  expect(notifications).toHaveLength(2);
  // Later notifications get higher numbers.
  await publishTutorial(app, writer);
  expect((await inbox(into)).unread).toBe(3);
});

it.each([
  ['is assigned to the other one, who may moderate', true],
  ['is unassigned if the other one may not moderate', false],
])('a case assigned to the deleted account %s', async (_, isModerator) => {
  const [from, into, other] = [await signUp(app), await signUp(app), await contributor()];
  const member = await signUp(app);
  for (const person of isModerator ? [from, into] : [from])
    await app.nest.get(UsersService).update(person.user.id, { isModerator: true });
  const tutorial = await publishTutorial(app, other);
  await member.agent.post(`/api/tutorials/${tutorial}/reports`).send({ reason: 'spam' }).expect(201);
  await from.agent.put(`/api/admin/moderation/things/tutorial/${tutorial}/assignee`).expect(200);
  await merge(from, into);
  const { body } = await admin.agent.get(`/api/admin/moderation/things/tutorial/${tutorial}`).expect(200);
  expect(body.assignee?.id ?? null).toBe(isModerator ? into.user.id : null);
});
