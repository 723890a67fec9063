import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Comment } from '../src/community/comments/comment.entity.js';
import { CommentsService } from '../src/community/comments/comments.service.js';
import { Config } from '../src/config.js';
import { InvalidationClock } from '../src/platform/cache/invalidation-clock.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let ada: Person;
let bob: Person;
let admin: Person;
let tutorial: number;
beforeAll(async () => {
  app = await startApp();
  [ada, bob, admin] = await Promise.all([signUp(app), signUp(app), signUpAdmin(app)]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tutorial = await createTutorial(app);
});

const path = (id: number | string = tutorial) => `/api/tutorials/${id}/comments`;
const list = async (agent: { get: Person['agent']['get'] } = app.http) =>
  (await agent.get(path()).expect(200)).body as Record<string, unknown>[];
const write = async ({ agent }: Person, content: string, parentId: number | null = null) => {
  const { body } = await agent.post(path()).send({ content, parentId }).expect(201);
  return body as { id: number };
};
const change = (values: Record<string, unknown>) => app.nest.get(SettingsService).change(values);

describe('reading', () => {
  it('COMM-01 CALL-21 DATA-17 DATA-19 returns a bare array to a visitor, newest first, replies oldest first', async () => {
    const first = await write(ada, 'Premier');
    const second = await write(bob, 'Second');
    const replies = [await write(bob, 'Réponse une', first.id), await write(ada, 'Réponse deux', first.id)];
    const comments = await list();
    expect(comments.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(comments[1]).toEqual({
      id: first.id,
      content: 'Premier',
      tutorialId: tutorial,
      userId: ada.user.id,
      parentId: null,
      likes: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      user: { id: ada.user.id, displayName: ada.user.displayName, avatar: null },
      replies: [
        expect.objectContaining({ parentId: first.id }),
        expect.objectContaining({ parentId: first.id }),
      ],
    });
    expect((comments[1]!['replies'] as { id: number }[]).map(({ id }) => id)).toEqual(
      replies.map(({ id }) => id),
    );
  });

  it('returns only the newest with a limit', async () => {
    const first = await write(ada, 'Premier');
    const second = await write(bob, 'Second');
    await write(bob, 'Réponse', first.id);
    const limited = async (limit: string) => (await app.http.get(`${path()}?limit=${limit}`)).body;
    expect(await limited('1')).toEqual([expect.objectContaining({ id: second.id })]);
    expect(await limited('')).toHaveLength(2);
    for (const wrong of ['0', '101', 'dix']) expect(await limited(wrong)).toMatchObject({ statusCode: 400 });
  });

  it('returns a hundred at a time, with a link to older ones', async () => {
    const now = new Date();
    const row = {
      tutorialId: tutorial,
      userId: ada.user.id,
      parentId: null,
      likes: 0,
      createdAt: now,
      updatedAt: now,
    };
    const rows = Array.from({ length: 101 }, (_, number) => ({ ...row, content: `Propos ${number}` }));
    await app.nest.get(DataSource).manager.insert(Comment, rows);
    const { body, headers } = await app.http.get(path()).expect(200);
    expect(body).toHaveLength(100);
    expect(body[0]).toMatchObject({ content: 'Propos 100' });
    expect(headers['x-total-count']).toBe('101');
    const next = /<([^>]+)>; rel="next"/.exec(headers['link']!)![1]!;
    expect((await app.http.get(next).expect(200)).body).toMatchObject([{ content: 'Propos 0' }]);
  });

  it('invalidates cached pages when a comment is added or deleted, alone or with a report', async () => {
    const clock = app.nest.get(InvalidationClock);
    const tags = [`comments:${tutorial}`];
    const changes = async (act: () => Promise<unknown>) => {
      const before = clock.now;
      await act();
      return clock.hasChangedSince(before, tags);
    };
    const kept = await write(ada, 'Un commentaire');
    const spam = await write(ada, 'Achetez !');
    expect(await changes(() => write(bob, 'Un autre'))).toBe(true);
    expect(await changes(() => ada.agent.delete(`/api/comments/${kept.id}`).expect(200))).toBe(true);
    const report = bob.agent.post('/api/comments/report').send({ commentId: spam.id, reason: 'spam' });
    const { body } = await report.expect(201);
    const decision = { status: 'resolved', deleteComment: true };
    const decide = () => admin.agent.patch(`/api/admin/reports/${body.id}`).send(decision).expect(200);
    expect(await changes(decide)).toBe(true);
  });

  it('marks the comments that the member likes', async () => {
    const { id } = await write(ada, 'Aimable');
    const reply = await write(ada, 'Réponse aimable', id);
    await bob.agent.post(`/api/comments/${reply.id}/like`).expect(200);
    const [comment] = await list(bob.agent);
    expect(comment).toMatchObject({ likedByMe: false, replies: [{ likedByMe: true, likes: 1 }] });
    expect((await list(ada.agent))[0]).toMatchObject({
      likedByMe: false,
      replies: [{ likedByMe: false, likes: 1 }],
    });
    expect((await list())[0]).not.toHaveProperty('likedByMe');
  });

  it('COMM-18 refuses an invalid id, and answers 404 for a missing tutorial', async () => {
    for (const id of ['abc', '0', '-1', '1.5', '9'.repeat(30)]) {
      const { body } = await app.http.get(path(id));
      expect({ id, body }).toEqual({
        id,
        body: { statusCode: 400, code: 'invalid_request', message: 'ID de tutoriel invalide' },
      });
      await ada.agent.post(path(id)).send({ content: 'Bonjour' }).expect(400);
    }
    await app.http.get(path(999_999)).expect(404);
    await ada.agent.post(path(999_999)).send({ content: 'Bonjour' }).expect(404);
    await ada.agent.post(path('999999999999999')).send({ content: 'Bonjour' }).expect(404);
  });
});

describe('writing', () => {
  it('COMM-14 COMM-29 CALL-22 DATA-18 trims the text, and takes tutorial and author from nowhere else', async () => {
    const sent = { content: '  Bien vu 👍\n', userId: bob.user.id, tutorialId: 999, likes: 99, id: 1 };
    const { body } = await ada.agent.post(path()).send(sent).expect(201);
    const expected = {
      content: 'Bien vu 👍',
      userId: ada.user.id,
      tutorialId: tutorial,
      parentId: null,
      likes: 0,
    };
    expect(body).toMatchObject({ ...expected, replies: [], likedByMe: false });
    expect(await list()).toMatchObject([expected]);
  });

  it.each([
    ['COMM-16', 'Le commentaire doit contenir au moins 2 caractères', { content: ' a ' }],
    ['COMM-13', 'Le commentaire doit contenir au moins 2 caractères', { content: ' \n\t ' }],
    ['COMM-16', 'Le commentaire doit contenir au moins 2 caractères', {}],
    ['COMM-16', 'Le commentaire doit contenir au moins 2 caractères', { content: ['aa'] }],
    ['COMM-17', 'Le commentaire ne peut pas dépasser 1000 caractères', { content: 'é'.repeat(1001) }],
    ['COMM-18', 'ID de tutoriel invalide', { content: 'Bonjour', tutorialId: 'x' }],
    ['COMM-19', "ID d'utilisateur invalide", { content: 'Bonjour', userId: 0 }],
    ['COMM-19', "ID d'utilisateur invalide", { content: 'Bonjour', userId: null }],
    ['COMM-20', 'ID de commentaire parent invalide', { content: 'Bonjour', parentId: '1' }],
    ['COMM-20', 'ID de commentaire parent invalide', { content: 'Bonjour', parentId: -1 }],
    ['COMM-20', 'ID de commentaire parent invalide', { content: 'Bonjour', parentId: 1.5 }],
  ])('%s answers « %s »', async (_row, message, sent) => {
    const { body } = await ada.agent.post(path()).send(sent).expect(400);
    expect(body).toMatchObject({ statusCode: 400, message, errors: expect.any(Object) });
    expect(await list()).toEqual([]);
  });

  it('accepts 2 to 1000 characters, as people count them', async () => {
    await write(ada, 'ok');
    await write(ada, '😀'.repeat(1000));
  });

  it('COMM-05 states how many older replies are left out where there are very many', async () => {
    const service = app.nest.get(CommentsService);
    const { maxReplies } = service;
    const [many, few] = [await write(ada, 'Beaucoup'), await write(ada, 'Peu')];
    for (let reply = 1; reply <= 4; reply += 1) await write(bob, `Réponse ${reply}`, many.id);
    await write(bob, 'La seule', few.id);
    service.maxReplies = 3;
    const [last, first] = await list();
    expect(last).toMatchObject({ id: few.id, replies: [{ content: 'La seule' }] });
    expect(last).not.toHaveProperty('olderReplies');
    expect(first).toMatchObject({
      id: many.id,
      replies: [{ content: 'Réponse 3' }, { content: 'Réponse 4' }],
      olderReplies: 2,
    });
    service.maxReplies = maxReplies;
    const [, whole] = await list();
    expect(whole!['replies']).toHaveLength(4);
    expect(whole).not.toHaveProperty('olderReplies');
  });

  it('COMM-05 COMM-20 replies to a comment of the same tutorial, one level deep', async () => {
    const { id } = await write(ada, 'Une question');
    const reply = await write(bob, 'Une réponse', id);
    const deeper = await ada.agent.post(path()).send({ content: 'Plus bas', parentId: reply.id }).expect(400);
    expect(deeper.body).toMatchObject({ message: 'On ne peut pas répondre à une réponse.' });
    await ada.agent.post(path()).send({ content: 'Dans le vide', parentId: 999_999 }).expect(404);
    const elsewhere = path(await createTutorial(app));
    await ada.agent.post(elsewhere).send({ content: 'Ailleurs', parentId: id }).expect(404);
  });

  it('COMM-11 COMM-12 ROLE-05 ROLE-06 refuses visitors', async () => {
    const { id } = await write(ada, 'Bonjour');
    const posted = await app.http.post(path()).send({ content: 'Bonjour' }).expect(401);
    expect(posted.body).toEqual({
      statusCode: 401,
      code: 'signed_out',
      message: 'Vous devez être connecté pour commenter',
    });
    const liked = await app.http.post(`/api/comments/${id}/like`).expect(401);
    expect(liked.body).toEqual({
      statusCode: 401,
      code: 'signed_out',
      message: 'Vous devez être connecté pour liker un commentaire',
    });
    await app.http.delete(`/api/comments/${id}/like`).expect(401);
    await app.http.delete(`/api/comments/${id}`).expect(401);
  });
});

describe('likes', () => {
  it('CALL-23 COMM-28 counts a like once per member and takes it back', async () => {
    const { id } = await write(ada, 'Bonjour');
    const like = `/api/comments/${id}/like`;
    expect((await bob.agent.post(like).expect(200)).body).toEqual({ likes: 1, liked: true });
    expect((await bob.agent.post(like).expect(200)).body).toEqual({ likes: 1, liked: true });
    expect((await ada.agent.post(like).expect(200)).body).toEqual({ likes: 2, liked: true });
    expect((await bob.agent.delete(like).expect(200)).body).toEqual({ likes: 1, liked: false });
    expect((await bob.agent.delete(like).expect(200)).body).toEqual({ likes: 1, liked: false });
    await bob.agent.post('/api/comments/999999/like').expect(404);
    await bob.agent.delete('/api/comments/999999/like').expect(404);
  });
});

describe('deleting', () => {
  it('CALL-24 COMM-31 removes a comment without replies completely', async () => {
    const { id } = await write(ada, 'Une question');
    await bob.agent.post(`/api/comments/${id}/like`).expect(200);
    await ada.agent.delete(`/api/comments/${id}`).expect(200, { done: true });
    expect(await list()).toEqual([]);
    await bob.agent.post(`/api/comments/${id}/like`).expect(404);
    await ada.agent.delete(`/api/comments/${id}`).expect(404);
  });

  it('COMM-09 ROLE-07 ROLE-15 is for the author and administrators; the latter make an audit entry', async () => {
    const { id } = await write(ada, 'À moi');
    await bob.agent.delete(`/api/comments/${id}`).expect(403);
    await admin.agent.delete(`/api/comments/${id}`).expect(200);
    const { body } = await admin.agent.get(`/api/admin/audit?targetType=comment&targetId=${id}`).expect(200);
    expect(body).toEqual({
      total: 1,
      entries: [
        {
          id: expect.any(Number),
          actor: { id: admin.user.id, displayName: admin.user.displayName, avatar: null },
          action: 'comment.delete',
          targetType: 'comment',
          targetId: id,
          before: { content: 'À moi', userId: ada.user.id, tutorialId: tutorial },
          after: null,
          note: null,
          createdAt: expect.any(String),
        },
      ],
    });
    await bob.agent.get('/api/admin/audit').expect(403);
    await app.http.get('/api/admin/audit').expect(401);
  });
});

it('deletes a member’s comments and likes with the account, and keeps counts correct', async () => {
  const leaving = await signUp(app);
  const kept = await write(ada, 'Je reste');
  const gone = await write(leaving, 'Je pars');
  await write(bob, 'Réponse à qui part', gone.id);
  await write(leaving, 'Réponse de qui part', kept.id);
  for (const { agent } of [bob, leaving]) await agent.post(`/api/comments/${kept.id}/like`).expect(200);
  await app.nest
    .get(DataSource)
    .transaction((manager) => app.nest.get(CommentsService).forgetMember(manager, leaving.user.id));
  expect(await list(bob.agent)).toMatchObject([
    { id: gone.id, content: '', user: null, replies: [{ content: 'Réponse à qui part' }] },
    { id: kept.id, likes: 1, likedByMe: true, replies: [] },
  ]);
});

describe('settings', () => {
  it('enableComments off refuses new comments, and keeps existing ones', async () => {
    const { id } = await write(ada, 'Avant');
    await change({ enableComments: false });
    const { body } = await ada.agent.post(path()).send({ content: 'Après' }).expect(403);
    expect(body).toMatchObject({ message: 'Les commentaires sont fermés pour le moment.' });
    await bob.agent.post(`/api/comments/${id}/like`).expect(403);
    expect(await list()).toMatchObject([{ id, likes: 0 }]);
    await change({ enableComments: true });
    await write(ada, 'Après');
  });

  it('ADMS-18 requireEmailConfirmation refuses comments until the address is confirmed, on a site with a mail server', async () => {
    const config = app.nest.get(Config);
    Object.assign(config, { smtpUrl: 'smtp://127.0.0.1:1' });
    const { body } = await ada.agent.post(path()).send({ content: 'Bonjour' }).expect(403);
    expect(body).toMatchObject({ message: expect.stringContaining('Confirmez votre adresse e-mail') });
    await change({ requireEmailConfirmation: false });
    await write(ada, 'Réglage coupé');
    await change({ requireEmailConfirmation: true });
    Object.assign(config, { smtpUrl: undefined });
    await write(ada, 'Sans messagerie');
  });
});
