import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Comment } from '../src/community/comments/comment.entity.js';
import { DeletedComment, DeletedCommentLike } from '../src/community/comments/deleted-comment.entity.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createReport, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let ada: Person;
let bob: Person;
let admin: Person;
let tutorial: number;
let manager: DataSource['manager'];
beforeAll(async () => {
  app = await startApp();
  [ada, bob, admin] = await Promise.all([signUp(app), signUp(app), signUpAdmin(app)]);
  manager = app.nest.get(DataSource).manager;
});
afterAll(() => app.stop());
beforeEach(async () => {
  tutorial = await createTutorial(app);
});

const write = async ({ agent }: Person, content: string, parentId: number | null = null) =>
  (await agent.post(`/api/tutorials/${tutorial}/comments`).send({ content, parentId }).expect(201)).body
    .id as number;
const like = ({ agent }: Person, id: number) => agent.post(`/api/comments/${id}/like`).expect(200);
const remove = ({ agent }: Person, id: number) => agent.delete(`/api/comments/${id}`).expect(200);
const restore = (id: number) => admin.agent.post(`/api/admin/comments/${id}/restore`);
const thread = async () => (await ada.agent.get(`/api/tutorials/${tutorial}/comments`).expect(200)).body;
const deleted = async (query = '') =>
  (await admin.agent.get(`/api/admin/comments?state=deleted&${query}`).expect(200)).body as {
    comments: Record<string, unknown>[];
    total: number;
  };
const leave = ({ agent, body }: Person) =>
  agent.delete('/api/auth/account').send({ password: body.password }).expect(200);

describe('a comment that an administrator deletes', () => {
  it('is restored under its id with its likes, above its replies', async () => {
    const id = await write(ada, 'Le commentaire');
    const replies = [await write(bob, 'Une réponse', id), await write(ada, 'Une autre', id)];
    await Promise.all([like(bob, id), like(admin, id), like(ada, replies[0]!)]);
    const before = await thread();
    expect(before).toMatchObject([{ id, likes: 2, replies: [{ likes: 1, likedByMe: true }, { likes: 0 }] }]);
    await remove(admin, id);
    expect(await thread()).toMatchObject([
      { id, content: '', likes: 0, likedByMe: false, userId: null, user: null, replies: before[0].replies },
    ]);
    await restore(id).expect(200, { done: true });
    expect(await thread()).toEqual(before);
    // Restoring leaves nothing in the trash.
    expect(await manager.countBy(DeletedComment, { tutorialId: tutorial })).toBe(0);
    expect(await manager.countBy(DeletedCommentLike, { commentId: id })).toBe(0);
    await bob.agent.delete(`/api/comments/${id}/like`).expect(200, { likes: 1, liked: false });
    await restore(id).expect(404);
  });

  it('appears only in the console’s list of deleted comments', async () => {
    const content = `publicité-${tutorial}-`;
    const id = await write(ada, content);
    await write(bob, 'Une réponse', id);
    const counters = async () => (await ada.agent.get('/api/profile/counters').expect(200)).body;
    const dashboard = async () => (await admin.agent.get('/api/admin/statistics').expect(200)).body.comments;
    const [mine, all] = [await counters(), await dashboard()];
    await remove(admin, id);
    await bob.agent.post(`/api/comments/${id}/like`).expect(404);
    await bob.agent.delete(`/api/comments/${id}/like`).expect(404);
    await bob.agent.delete(`/api/comments/${id}`).expect(404);
    await admin.agent.delete(`/api/comments/${id}`).expect(404);
    await bob.agent.post('/api/comments/report').send({ commentId: id, reason: 'spam' }).expect(404);
    const answer = { content: 'Trop tard', parentId: id };
    await bob.agent.post(`/api/tutorials/${tutorial}/comments`).send(answer).expect(404);
    expect(
      (await admin.agent.get(`/api/admin/comments?q=${encodeURIComponent(content)}`)).body.comments,
    ).toEqual([]);
    expect((await admin.agent.get(`/api/admin/users/${ada.user.id}/activity`)).text).not.toContain(content);
    expect((await ada.agent.get('/api/profile/activity').expect(200)).text).not.toContain(content);
    expect(await counters()).not.toEqual(mine);
    expect((await dashboard()).total).toBe(all.total - 1);
    await restore(id).expect(200);
    expect(await counters()).toEqual(mine);
    expect(await dashboard()).toEqual(all);
  });

  it('is listed with the administrator and the time, latest first, by page and text', async () => {
    const word = `mot${tutorial}`;
    const ids = [await write(ada, `${word} un`), await write(bob, `${word} deux`)];
    const reply = await write(bob, `${word} réponse`, ids[0]);
    for (const id of ids) await remove(admin, id);
    const { comments, total } = await deleted(`q=${word.toUpperCase()}`);
    expect(total).toBe(2);
    expect(comments.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(comments.map(({ id }) => id)).not.toContain(reply);
    expect(comments[1]).toMatchObject({
      content: `${word} un`,
      user: { id: ada.user.id },
      tutorialTitle: expect.stringMatching(/^Tutoriel/),
      deletedAt: expect.stringMatching(/Z$/),
      deletedBy: { id: admin.user.id, displayName: admin.user.displayName },
    });
    expect((await deleted(`q=${word}&limit=1&offset=1`)).comments).toMatchObject([{ id: ids[0] }]);
    const visible = await admin.agent.get('/api/admin/comments?limit=1').expect(200);
    expect(visible.body.comments.every(({ deletedAt }: { deletedAt: null }) => deletedAt === null)).toBe(
      true,
    );
    await admin.agent.get('/api/admin/comments?state=autre').expect(400);
  });

  it('gets an audit entry when it is restored', async () => {
    const id = await write(ada, 'Un texte');
    await remove(admin, id);
    await restore(id).expect(200);
    const { body } = await admin.agent.get(`/api/admin/audit?targetType=comment&targetId=${id}`).expect(200);
    expect(body.entries).toMatchObject([
      { action: 'comment.restore', actor: { id: admin.user.id } },
      { action: 'comment.delete', before: { content: 'Un texte' } },
    ]);
  });

  it('keeps its reports readable, and their status when it is restored', async () => {
    const id = await createComment(app, ada, tutorial);
    const report = await createReport(app, bob, id);
    const decision = { status: 'resolved', deleteComment: true };
    await admin.agent.patch(`/api/admin/reports/${report}`).send(decision).expect(200);
    const read = async () => {
      const { body } = await admin.agent.get(`/api/admin/reports?commentId=${id}`).expect(200);
      const file = await admin.agent.get(`/api/admin/reports/${report}`).expect(200);
      return { reports: body as unknown, thread: file.body.thread as unknown };
    };
    expect(await read()).toMatchObject({ reports: [{ status: 'resolved', comment: null }], thread: null });
    await restore(id).expect(200);
    const back = { status: 'resolved', comment: { content: 'Un commentaire' } };
    expect(await read()).toMatchObject({ reports: [back], thread: { id } });
  });
});

describe('a reply that an administrator deletes', () => {
  it('is restored alone, below a placeholder if its parent is deleted', async () => {
    const id = await write(ada, 'Le commentaire');
    const reply = await write(bob, 'La réponse', id);
    await remove(admin, reply);
    await remove(admin, id);
    expect(await thread()).toEqual([]);
    await restore(reply).expect(200);
    expect(await thread()).toMatchObject([{ id, user: null, content: '', replies: [{ id: reply }] }]);
    await restore(id).expect(200);
    expect(await thread()).toMatchObject([{ id, content: 'Le commentaire', replies: [{ id: reply }] }]);
  });

  it('is not restored together with its parent', async () => {
    const id = await write(ada, 'Le commentaire');
    await remove(admin, await write(bob, 'La réponse', id));
    await remove(admin, id);
    await restore(id).expect(200);
    expect(await thread()).toMatchObject([{ id, replies: [] }]);
  });
});

describe('a comment deleted by its author', () => {
  it.each([
    ['a member', () => ada],
    ['an administrator', () => admin],
  ])('cannot be restored: by %s', async (_who, author) => {
    const id = await write(author(), 'À moi');
    await write(bob, 'La réponse', id);
    await remove(author(), id);
    expect(await manager.countBy(DeletedComment, { tutorialId: tutorial })).toBe(0);
    await restore(id).expect(404);
  });

  it('is deleted with its author’s account, as are the author’s replies and likes of deleted comments', async () => {
    const leaving = await signUp(app);
    const own = await write(leaving, 'Je pars');
    await write(bob, 'Reste donc', own);
    const other = await write(ada, 'Je reste');
    await write(leaving, 'Bonne chance', other);
    const kept = await write(bob, 'Moi aussi', other);
    await Promise.all([like(leaving, other), like(bob, other), like(leaving, kept)]);
    for (const id of [own, other]) await remove(admin, id);
    const file = (await leaving.agent.get('/api/auth/export').expect(200)).body;
    expect(file.data).toMatchObject({
      comments: [{ content: 'Bonne chance' }],
      deleted_comments: [{ content: 'Je pars' }],
      comment_likes: [{ commentId: kept }],
      deleted_comment_likes: [{ commentId: other }],
    });
    await leave(leaving);
    await restore(own).expect(404);
    await restore(other).expect(200);
    expect(await thread()).toMatchObject([
      { id: other, likes: 1, replies: [{ id: kept, likes: 0 }] },
      { id: own, user: null, replies: [{ content: 'Reste donc' }] },
    ]);
    expect(await manager.countBy(Comment, { tutorialId: tutorial })).toBe(4);
  });
});

it('stays listed when the account of the administrator who deleted it is deleted', async () => {
  const leaving = await signUpAdmin(app);
  const id = await write(ada, `efface-${tutorial}-`);
  await remove(leaving, id);
  await leave(leaving);
  expect((await deleted(`q=efface-${tutorial}-`)).comments).toMatchObject([{ id, deletedBy: null }]);
  await restore(id).expect(200);
});

it('is restored once by two administrators at once', async () => {
  const id = await write(ada, 'Deux fois');
  await write(bob, 'Réponse', id);
  await remove(admin, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => restore(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect(await thread()).toMatchObject([{ id, replies: [{ content: 'Réponse' }] }]);
});

it('keeps replies and likes that arrive while it is being deleted', async () => {
  const id = await write(ada, 'Foule');
  const reply = await write(bob, 'Réponse', id);
  const answers = await Promise.all([
    bob.agent.post(`/api/comments/${id}/like`),
    ada.agent.post(`/api/comments/${reply}/like`),
    bob.agent.post(`/api/tutorials/${tutorial}/comments`).send({ content: 'Vite', parentId: id }),
    admin.agent.delete(`/api/comments/${id}`),
    admin.agent.post(`/api/comments/${reply}/like`),
    ada.agent.post(`/api/tutorials/${tutorial}/comments`).send({ content: 'Plus vite', parentId: id }),
  ]);
  const done = answers.map(({ status }) => status);
  expect(done.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  expect(done[3]).toBe(200);
  await restore(id).expect(200);
  const [{ likes, replies }] = await thread();
  const count = (...indexes: number[]) => indexes.filter((index) => done[index]! < 300).length;
  expect(likes).toBe(count(0));
  expect(replies).toHaveLength(1 + count(2, 5));
  expect(replies[0].likes).toBe(count(1, 4));
});
