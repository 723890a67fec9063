import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let author: Person;
let reader: Person;
let admin: Person;
let tutorialId: number;
let commentId: number;
beforeAll(async () => {
  app = await startApp();
  [author, reader, admin] = await Promise.all([signUp(app), signUp(app), signUpAdmin(app)]);
  tutorialId = await createTutorial(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  commentId = await comment();
});

const comment = async (content = 'Un propos') => {
  const { body } = await author.agent
    .post(`/api/tutorials/${tutorialId}/comments`)
    .send({ content })
    .expect(201);
  return (body as { id: number }).id;
};
const report = ({ agent }: Person, changes: object = {}) =>
  agent.post('/api/comments/report').send({ commentId, reason: 'spam', ...changes });
const reported = async (person = reader, changes: object = {}) => {
  const { body } = await report(person, changes).expect(201);
  return (body as { id: number }).id;
};
const patch = (id: number, body: object) => admin.agent.patch(`/api/admin/reports/${id}`).send(body);
const listed = async (query = `commentId=${commentId}`) =>
  (await admin.agent.get(`/api/admin/reports?${query}`).expect(200)).body as { id: number }[];

describe('reporting', () => {
  it('CALL-25 DATA-22 REPO-05 REPO-07 stores a pending report with trimmed details', async () => {
    const { body } = await report(reader, { details: '  Publicité  ', userId: author.user.id }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      kind: 'comment',
      commentId,
      userId: reader.user.id,
      reason: 'spam',
      details: 'Publicité',
      status: 'pending',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('REPO-01 REPO-10 DATA-31 accepts six reasons', async () => {
    for (const reason of ['spam', 'inappropriate', 'offensive', 'harassment', 'misinformation', 'other']) {
      commentId = await comment();
      await report(reader, { reason }).expect(201);
    }
  });

  it.each([
    ['REPO-01', 'Motif de signalement invalide', { reason: 'ennui' }],
    ['REPO-01', 'Motif de signalement invalide', { reason: undefined }],
    ['REPO-01', 'Motif de signalement invalide', { reason: ['spam'] }],
    ['REPO-02', 'ID de commentaire invalide', { commentId: '1' }],
    ['REPO-02', 'ID de commentaire invalide', { commentId: undefined }],
    ['REPO-02', "ID d'utilisateur invalide", { userId: -1 }],
    ['REPO-03', 'Les détails ne peuvent pas dépasser 1000 caractères', { details: 'x'.repeat(1001) }],
  ])('%s answers « %s »', async (_row, message, changes) => {
    const { body } = await report(reader, changes).expect(400);
    expect(body).toMatchObject({ statusCode: 400, message });
  });

  it('ROLE-08 is for signed-in members other than the author', async () => {
    await app.http.post('/api/comments/report').send({ commentId, reason: 'spam' }).expect(401);
    const { body } = await report(author).expect(403);
    expect(body).toMatchObject({ message: 'Vous ne pouvez pas signaler votre propre commentaire.' });
    await report(reader, { commentId: 999_999 }).expect(404);
  });

  it('keeps one open report per member and comment, also for two at once', async () => {
    const answers = await Promise.all([report(reader), report(reader)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await report(admin).expect(201);
    expect(await listed()).toHaveLength(2);
    const mine = (answers.find(({ status }) => status === 201)!.body as { id: number }).id;
    await patch(mine, { status: 'rejected' }).expect(200);
    await report(reader).expect(201);
    await patch(mine, { status: 'pending' }).expect(409);
  });
});

describe('moderation', () => {
  it('CALL-29 CALL-30 ROLE-10 ROLE-14 is for administrators', async () => {
    const id = await reported();
    await app.http.get('/api/admin/reports').expect(401);
    const { body } = await reader.agent.get('/api/admin/reports').expect(403);
    expect(body).toMatchObject({ message: expect.any(String) });
    await app.http.patch(`/api/admin/reports/${id}`).send({ status: 'resolved' }).expect(401);
    await reader.agent.patch(`/api/admin/reports/${id}`).send({ status: 'resolved' }).expect(403);
  });

  it('CALL-29 DATA-30 DATA-32 lists reports as a bare array, newest first', async () => {
    const first = await reported(reader, { details: 'Hors sujet' });
    const second = await reported(admin, { reason: 'other' });
    const { body, headers } = await admin.agent.get(`/api/admin/reports?commentId=${commentId}`).expect(200);
    expect(headers).toMatchObject({ 'x-total-count': '2', 'content-range': 'reports 0-1/2' });
    expect(body).toEqual([
      expect.objectContaining({ id: second, reason: 'other', details: null }),
      {
        id: first,
        kind: 'comment',
        subjectId: commentId,
        title: null,
        commentId,
        userId: reader.user.id,
        reason: 'spam',
        details: 'Hors sujet',
        status: 'pending',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        comment: { id: commentId, content: 'Un propos', tutorialId },
        commentContent: 'Un propos',
        user: { id: reader.user.id, displayName: reader.user.displayName, avatar: null },
        author: { id: author.user.id, displayName: author.user.displayName, avatar: null },
        handledBy: null,
        handledAt: null,
        note: null,
        decision: null,
      },
    ]);
  });

  it('ADMR-02 ADMR-22 filters by status, reason and comment, and pages', async () => {
    const one = await reported(reader, { reason: 'harassment' });
    const two = await reported(admin);
    await patch(two, { status: 'resolved' }).expect(200);
    const ids = async (query: string) =>
      (await listed(`commentId=${commentId}&${query}`)).map(({ id }) => id);
    expect(await ids('status=pending')).toEqual([one]);
    expect(await ids('status=resolved')).toEqual([two]);
    expect(await ids('reason=harassment')).toEqual([one]);
    expect(await ids('limit=1')).toEqual([two]);
    expect(await ids('limit=1&offset=1')).toEqual([one]);
    const none = await admin.agent.get('/api/admin/reports?commentId=999999').expect(200);
    expect(none.headers['content-range']).toBe('reports */0');
    for (const query of [
      'status=autre',
      'reason=ennui',
      'commentId=x',
      'limit=0',
      'limit=1001',
      'offset=-1',
    ]) {
      await admin.agent.get(`/api/admin/reports?${query}`).expect(400);
    }
  });

  it('ADMR-11 CALL-31 changes the status, with actor, time and reason in the audit trail', async () => {
    const id = await reported();
    const { body } = await patch(id, { status: 'rejected', note: ' Rien à dire ' }).expect(200);
    expect(body).toMatchObject({
      id,
      status: 'rejected',
      note: 'Rien à dire',
      handledBy: admin.user.id,
      handledAt: expect.any(String),
    });
    await patch(id, { status: 'resolved' }).expect(409);
    expect((await patch(id, { status: 'pending' }).expect(200)).body).toMatchObject({
      status: 'pending',
      note: null,
    });
    await patch(id, { status: 'resolved' }).expect(200);
    const { body: journal } = await admin.agent
      .get(`/api/admin/audit?targetType=report&targetId=${id}`)
      .expect(200);
    expect(journal).toMatchObject({
      total: 3,
      entries: [
        { action: 'report.resolve', before: { status: 'pending' }, after: { status: 'resolved' } },
        { action: 'report.reopen', before: { status: 'rejected' }, after: { status: 'pending' } },
        { action: 'report.reject', note: 'Rien à dire', actor: { id: admin.user.id } },
      ],
    });
  });

  it('ignores a report that already has the status, without an audit entry', async () => {
    const id = await reported();
    await patch(id, { status: 'pending' }).expect(200);
    const { body: first } = await patch(id, { status: 'rejected', note: 'Rien à dire' }).expect(200);
    const { body: second } = await patch(id, { status: 'rejected', note: 'Autre chose' }).expect(200);
    expect(second).toEqual(first);
    const { body: journal } = await admin.agent.get(`/api/admin/audit?targetType=report&targetId=${id}`);
    expect(journal.total).toBe(1);
  });

  it('deletes the comment of a report that was resolved without deleting it', async () => {
    const id = await reported();
    await patch(id, { status: 'resolved' }).expect(200);
    const { body } = await patch(id, { status: 'resolved', deleteComment: true }).expect(200);
    expect(body).toMatchObject({ status: 'resolved', comment: null });
  });

  it('refuses an unknown status, a note that is too long, and unknown reports', async () => {
    const id = await reported();
    for (const body of [
      {},
      { status: 'unknown' },
      { status: null },
      { status: 'resolved', note: 'x'.repeat(1001) },
    ]) {
      await patch(id, body).expect(400);
    }
    await patch(id, { status: 'rejected', deleteComment: true }).expect(400);
    await patch(id, { status: 'resolved', deleteComment: 'oui' }).expect(400);
    await patch(999_999, { status: 'resolved' }).expect(404);
    expect(await listed()).toMatchObject([{ id, status: 'pending' }]);
  });

  it('applies one of two simultaneous decisions', async () => {
    const id = await reported();
    const answers = await Promise.all([patch(id, { status: 'resolved' }), patch(id, { status: 'rejected' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('COMM-31 keeps a report when its author deletes the comment, and that of its reply', async () => {
    const id = await reported();
    const { body } = await reader.agent
      .post(`/api/tutorials/${tutorialId}/comments`)
      .send({ content: 'Une réponse', parentId: commentId })
      .expect(201);
    const { id: replyId } = body as { id: number };
    const { body: ofReply } = await author.agent
      .post('/api/comments/report')
      .send({ commentId: replyId, reason: 'other' })
      .expect(201);
    await author.agent.delete(`/api/comments/${commentId}`).expect(200);
    expect(await listed()).toEqual([
      expect.objectContaining({ id, commentId, comment: null, commentContent: 'Un propos' }),
    ]);
    expect(await listed(`commentId=${replyId}`)).toEqual([
      expect.objectContaining({
        id: (ofReply as { id: number }).id,
        comment: { id: replyId, content: 'Une réponse', tutorialId },
        commentContent: 'Une réponse',
      }),
    ]);
    const { body: left } = await app.http.get(`/api/tutorials/${tutorialId}/comments`).expect(200);
    expect((left as { id: number }[]).find((each) => each.id === commentId)).toMatchObject({
      content: '',
      user: null,
      replies: [{ id: replyId }],
    });
  });

  it('COMM-31 ADMR-07 ADMR-20 deletes the comment with the decision, and the report stays readable', async () => {
    const id = await reported();
    const other = await reported(admin);
    const { body } = await patch(id, { status: 'resolved', deleteComment: true }).expect(200);
    expect(body).toMatchObject({ status: 'resolved', commentId, comment: null, commentContent: 'Un propos' });
    expect(await listed()).toMatchObject([{ id: other, comment: null, commentContent: 'Un propos' }, { id }]);
    const { body: comments } = await app.http.get(`/api/tutorials/${tutorialId}/comments`);
    expect((comments as { id: number }[]).map((entry) => entry.id)).not.toContain(commentId);
    const { body: journal } = await admin.agent.get(
      `/api/admin/audit?targetType=comment&targetId=${commentId}`,
    );
    expect(journal).toMatchObject({
      total: 1,
      entries: [{ action: 'comment.delete', before: { content: 'Un propos' } }],
    });
    // Deleting the comment resolves the other report too; it can still be decided again.
    expect(await listed()).toMatchObject([{ status: 'resolved' }, { status: 'resolved' }]);
    await patch(other, { status: 'pending' }).expect(200);
    await patch(other, { status: 'resolved', deleteComment: true }).expect(200);
  });
});
