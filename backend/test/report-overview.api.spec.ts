import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let author: Person;
let reader: Person;
let other: Person;
let admin: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp();
  [author, reader, other, admin] = await Promise.all([
    signUp(app),
    signUp(app),
    signUp(app),
    signUpAdmin(app),
  ]);
  tutorialId = await createTutorial(app);
});
afterAll(() => app.stop());

const comment = async (content: string, { agent } = author, parentId?: number) => {
  const { body } = await agent.post(`/api/tutorials/${tutorialId}/comments`).send({ content, parentId });
  return (body as { id: number }).id;
};
const report = async (commentId: number, { agent }: Person, reason = 'spam') => {
  const { body } = await agent.post('/api/comments/report').send({ commentId, reason }).expect(201);
  return (body as { id: number }).id;
};
const decide = (body: object) => admin.agent.patch('/api/admin/reports').send(body);
const statusesOf = async (commentId: number) => {
  const { body } = await admin.agent.get(`/api/admin/reports?commentId=${commentId}`).expect(200);
  return Object.fromEntries((body as { id: number; status: string }[]).map(({ id, status }) => [id, status]));
};

describe('the overview', () => {
  it('ADMR-18 ADMR-21 ADMR-23 counts statuses and reasons, and lists the most reported comments first', async () => {
    const [twice, thrice, once, gone] = [
      await comment('Deux fois'),
      await comment('Trois fois'),
      await comment('Une fois'),
      await comment('Supprimé'),
    ];
    const first = await report(twice, reader);
    await report(twice, other, 'offensive');
    await report(thrice, reader, 'harassment');
    await report(thrice, other);
    await report(thrice, admin);
    const rejected = await report(once, reader);
    await report(once, other, 'other');
    await report(gone, reader);
    await report(gone, other);
    await decide({ ids: [rejected], status: 'rejected' }).expect(200, { ids: [rejected], unknownIds: [] });
    await author.agent.delete(`/api/comments/${gone}`).expect(200);

    const { body } = await admin.agent.get('/api/admin/reports/overview').expect(200);
    expect(body).toEqual({
      statuses: { pending: 8, resolved: 0, rejected: 1 },
      reasons: [
        { reason: 'spam', count: 5 },
        { reason: 'harassment', count: 1 },
        { reason: 'offensive', count: 1 },
        { reason: 'other', count: 1 },
      ],
      priorities: [
        { commentId: thrice, content: 'Trois fois', count: 3, reportId: expect.any(Number) },
        { commentId: twice, content: 'Deux fois', count: 2, reportId: first },
      ],
    });
  });
});

describe('a decision on many reports at once', () => {
  let commentId: number;
  beforeEach(async () => {
    commentId = await comment('Un propos');
  });

  it('changes all reports that can change, and returns these and the unknown ones', async () => {
    const [one, two] = [await report(commentId, reader), await report(commentId, other)];
    await decide({ ids: [two], status: 'rejected' }).expect(200, { ids: [two], unknownIds: [] });
    const answer = await decide({ ids: [two, one, 999_999], status: 'resolved' }).expect(200);
    expect(answer.body).toEqual({ ids: [one], unknownIds: [999_999] });
    expect(await statusesOf(commentId)).toEqual({ [one]: 'resolved', [two]: 'rejected' });
    const { body } = await admin.agent.get(`/api/admin/audit?targetType=report&targetId=${one}`);
    expect(body).toMatchObject({ total: 1, entries: [{ action: 'report.resolve' }] });
  });

  it('ADMR-20 deletes the comments, and settles all other reports of them', async () => {
    const [one, two] = [await report(commentId, reader), await report(commentId, other)];
    const untouched = await comment('Un autre propos');
    const third = await report(untouched, reader);
    await decide({ ids: [one], status: 'resolved', deleteComment: true }).expect(200, {
      ids: [one],
      unknownIds: [],
    });
    expect(await statusesOf(commentId)).toEqual({ [one]: 'resolved', [two]: 'resolved' });
    expect(await statusesOf(untouched)).toEqual({ [third]: 'pending' });
    const { body } = await app.http.get(`/api/tutorials/${tutorialId}/comments`);
    const ids = (body as { id: number }[]).map(({ id }) => id);
    expect(ids).toContain(untouched);
    expect(ids).not.toContain(commentId);
  });

  it.each([
    { ids: [], status: 'resolved' },
    { ids: [1, 1], status: 'resolved' },
    { ids: ['1'], status: 'resolved' },
    { ids: [1], status: 'autre' },
    { status: 'resolved' },
    { ids: [1], status: 'rejected', deleteComment: true },
  ])('refuses %j', async (body) => {
    await decide(body).expect(400);
  });

  it('refuses to reopen a report that the same member has repeated', async () => {
    const old = await report(commentId, reader);
    await decide({ ids: [old], status: 'rejected' }).expect(200);
    await report(commentId, reader);
    await decide({ ids: [old], status: 'pending' }).expect(409);
  });
});

describe('one report', () => {
  it('includes the conversation and the history of the author', async () => {
    const writer = await signUp(app);
    const parent = await comment('Une question', reader);
    const reply = await comment('Une réponse désagréable', writer, parent);
    const id = await report(reply, reader, 'offensive');
    const { body } = await admin.agent.get(`/api/admin/reports/${id}`).expect(200);
    expect(body).toMatchObject({
      id,
      thread: { id: parent, replies: [{ id: reply, content: 'Une réponse désagréable' }] },
      author: {
        id: writer.user.id,
        createdAt: expect.any(String),
        isSuspended: false,
        isAdmin: false,
        comments: 1,
        reports: { pending: 1, resolved: 0, rejected: 0 },
      },
    });

    await decide({ ids: [id], status: 'resolved', deleteComment: true }).expect(200);
    const later = (await admin.agent.get(`/api/admin/reports/${id}`).expect(200)).body as object;
    expect(later).toMatchObject({
      thread: null,
      author: { id: writer.user.id, comments: 0, reports: { pending: 0, resolved: 1, rejected: 0 } },
    });
    const { body: against } = await admin.agent.get(`/api/admin/reports?authorId=${writer.user.id}`);
    expect(against).toMatchObject([{ id }]);
    const { body: made } = await admin.agent.get(`/api/admin/reports?userId=${writer.user.id}`);
    expect(made).toEqual([]);
    await admin.agent.get('/api/admin/reports/999999').expect(404);
    await admin.agent.get('/api/admin/reports/x').expect(400);
  });
});
