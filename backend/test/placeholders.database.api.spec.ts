import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Comment, CommentLike } from '../src/community/comments/comment.entity.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { createReport, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let [bob, admin]: Person[] = [];
/** The author of the deleted comments. */
let ada: Person;
let tutorial: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  [bob, admin] = await Promise.all([signUp(app), signUpAdmin(app)]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tutorial = await createTutorial(app);
  ada = await signUp(app, { displayName: `Ada Secrète ${tutorial}` });
});

const TEXT = 'Mon numéro est le 06 12 34 56 78';
const path = () => `/api/tutorials/${tutorial}/comments`;
const write = async ({ agent }: Person, content: string, parentId: number | null = null) =>
  (await agent.post(path()).send({ content, parentId }).expect(201)).body.id as number;
const like = ({ agent }: Person, id: number) => agent.post(`/api/comments/${id}/like`).expect(200);
const remove = ({ agent }: Person, id: number) => agent.delete(`/api/comments/${id}`).expect(200);
const leave = ({ agent, body }: Person) =>
  agent.delete('/api/auth/account').send({ password: body.password }).expect(200);
const read = async ({ agent }: { agent: Person['agent'] } = bob!) =>
  (await agent.get(path()).expect(200)).body as Record<string, unknown>[];
const restore = (id: number) => admin!.agent.post(`/api/admin/comments/${id}/restore`);

const ways = [
  ['its author', (id: number) => remove(ada, id)],
  ['a moderator', (id: number) => remove(admin!, id)],
  [
    'a moderator who settles a report',
    async (id: number) => {
      const report = await createReport(app, bob!, id);
      const decision = { status: 'resolved', deleteComment: true };
      await admin!.agent.patch(`/api/admin/reports/${report}`).send(decision).expect(200);
    },
  ],
  ['the deletion of its author’s account', () => leave(ada)],
] as const;

describe.each(ways)('a comment with replies that is deleted by %s', (_way, act) => {
  it('40.16 COMM-31 leaves its replies, below a placeholder without author, text or likes', async () => {
    const id = await write(ada, TEXT);
    const reply = await write(bob!, 'Une réponse', id);
    await like(bob!, id);
    await like(admin!, reply);
    const [before] = await read();
    await act(id);
    const [after, ...others] = await read();
    expect(others).toEqual([]);
    expect(after).toEqual({
      ...before,
      content: '',
      likes: 0,
      likedByMe: false,
      userId: null,
      user: null,
      updatedAt: expect.any(String),
      replies: [expect.objectContaining({ id: reply, content: 'Une réponse', likes: 1 })],
    });
    const { manager } = app.nest.get(DataSource);
    expect(await manager.countBy(CommentLike, { commentId: id })).toBe(0);
    // The rendered page says so too.
    const { text } = await app.http.get(`/tutoriels/${tutorial}`).expect(200);
    expect(text).toContain('Commentaire supprimé');
    expect(text).toContain('Une réponse');
    expect(text).not.toContain(TEXT);
    expect(text).not.toContain(`Ada Secrète ${tutorial}`);
  });

  it('40.16 can be neither liked, answered, reported nor deleted again', async () => {
    const id = await write(ada, TEXT);
    await write(bob!, 'Une réponse', id);
    await act(id);
    await bob!.agent.post(`/api/comments/${id}/like`).expect(404);
    await bob!.agent.delete(`/api/comments/${id}/like`).expect(404);
    await bob!.agent.post(path()).send({ content: 'Encore', parentId: id }).expect(404);
    await bob!.agent.post('/api/comments/report').send({ commentId: id, reason: 'spam' }).expect(404);
    await admin!.agent.delete(`/api/comments/${id}`).expect(404);
  });

  it('40.16 is in no count, list or file', async () => {
    const totals = async () =>
      (await admin!.agent.get('/api/admin/statistics').expect(200)).body.comments.total as number;
    const before = await totals();
    const id = await write(ada, TEXT);
    await write(bob!, 'Une réponse', id);
    await act(id);
    expect(await totals()).toBe(before + 1);
    const counts = app.nest.get(StoredCounts);
    await counts.recountAll();
    expect(await totals()).toBe(before + 1);
    const { body } = await admin!.agent.get(`/api/admin/comments?id=${id}`).expect(200);
    expect(body.comments).toEqual([]);
    const { body: latest } = await admin!.agent.get('/api/admin/comments?limit=2').expect(200);
    expect(latest.comments.map(({ id: each }: { id: number }) => each)).not.toContain(id);
    expect(latest.comments).toHaveLength(2);
    const { text } = await bob!.agent.get('/api/auth/export').expect(200);
    expect(text).not.toContain(TEXT);
  });

  it('40.16 is deleted with its last reply', async () => {
    const id = await write(ada, TEXT);
    const replies = [await write(bob!, 'Une réponse', id), await write(admin!, 'Une autre', id)];
    await act(id);
    await remove(bob!, replies[0]!);
    expect(await read()).toMatchObject([{ id, replies: [{ id: replies[1] }] }]);
    await remove(admin!, replies[1]!);
    expect(await read()).toEqual([]);
  });
});

it('40.16 leaves no placeholder without replies', async () => {
  const own = await write(ada, 'Je me parle');
  await write(ada, 'Je me réponds', own);
  const answered = await write(bob!, 'Une question');
  await write(ada, 'Ma réponse', answered);
  await remove(bob!, answered);
  expect(await read()).toMatchObject([{ id: answered, user: null }, { id: own }]);
  await leave(ada);
  expect(await read()).toEqual([]);
  expect(await app.nest.get(DataSource).manager.countBy(Comment, { tutorialId: tutorial })).toBe(0);
});

it('40.16 keeps the replies in many conversations when an account is deleted', async () => {
  const now = new Date();
  const { manager } = app.nest.get(DataSource);
  const row = { tutorialId: tutorial, likes: 0, createdAt: now, updatedAt: now };
  const insert = async (userId: number, content: string, parents: readonly (number | null)[]) => {
    const ids: number[] = [];
    for (let start = 0; start < parents.length; start += 500) {
      const rows = parents
        .slice(start, start + 500)
        .map((parentId) => ({ ...row, userId, content, parentId }));
      ids.push(...(await manager.insert(Comment, rows)).identifiers.map(({ id }) => id as number));
    }
    return ids;
  };
  const nothing = Array.from({ length: 1_100 }, () => null);
  const ids = await insert(ada.user.id, TEXT, nothing);
  const every = (count: number) => ids.filter((_, index) => index % count === 0);
  await insert(bob!.user.id, 'Réponse', every(2));
  await insert(ada.user.id, TEXT, every(3));
  await leave(ada);
  const left = await manager.findBy(Comment, { tutorialId: tutorial });
  expect(left.filter(({ userId }) => userId === null)).toHaveLength(550);
  expect(left.filter(({ content }) => content === 'Réponse')).toHaveLength(550);
  expect(left).toHaveLength(1_100);
});

it('40.16 restores a reply below a placeholder when its parent can no longer be restored', async () => {
  const id = await write(ada, TEXT);
  const reply = await write(bob!, 'Une réponse', id);
  await remove(ada, id);
  await remove(admin!, reply);
  expect(await read()).toEqual([]);
  await restore(reply).expect(200);
  expect(await read()).toMatchObject([{ id, content: '', user: null, replies: [{ id: reply }] }]);
});

it('40.16 publishes a held reply below a placeholder when its parent is deleted', async () => {
  const id = await write(bob!, 'Une question');
  const content = 'Voyez https://exemple.fr et https://exemple.org';
  await ada.agent.post(path()).send({ content, parentId: id }).expect(202);
  await remove(bob!, id);
  const { body } = await admin!.agent.get('/api/admin/held-comments').expect(200);
  const held = (body.comments as { id: number; content: string }[]).find((each) => each.content === content)!;
  await admin!.agent.post(`/api/admin/held-comments/${held.id}`).send({ isAccepted: true }).expect(200);
  expect(await read()).toMatchObject([{ id, user: null, replies: [{ content }] }]);
});

it('40.16 shows moderators a reply’s conversation without the deleted comment', async () => {
  const id = await write(ada, TEXT);
  const reply = await write(ada, 'Une réponse', id);
  const report = await createReport(app, bob!, reply);
  await remove(ada, id);
  const { body, text } = await admin!.agent.get(`/api/admin/reports/${report}`).expect(200);
  expect(body.thread).toMatchObject({ id, user: null, content: '', replies: [{ id: reply }] });
  expect(text).not.toContain(TEXT);
});

it('40.16 treats the comment of a report as deleted if a placeholder replaces it', async () => {
  const id = await write(ada, TEXT);
  await write(bob!, 'Une réponse', id);
  const reports = [await createReport(app, bob!, id), await createReport(app, admin!, id)];
  await remove(ada, id);
  for (const report of reports) {
    const { body } = await admin!.agent.get(`/api/admin/reports/${report}`).expect(200);
    expect(body).toMatchObject({ comment: null, thread: null });
  }
  const { body } = await admin!.agent.get('/api/admin/reports/overview').expect(200);
  expect(JSON.stringify(body.priorities)).not.toContain(`"commentId":${id},`);
});
