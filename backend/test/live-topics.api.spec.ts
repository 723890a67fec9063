import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { addressOf, cookiesOf, LiveSocket } from './live-socket.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let author: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp();
  author = await signUp(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tutorialId = await createTutorial(app);
});

const sockets: LiveSocket[] = [];
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
});

/** A connection that watches a topic, confirmed by the server. */
async function watching(topic: unknown, person?: Person): Promise<LiveSocket> {
  const socket = await new LiveSocket(addressOf(app), person && cookiesOf(person)).opened();
  sockets.push(socket);
  socket.send({ type: 'watch', topic });
  await answered(socket);
  return socket;
}

async function answered(socket: LiveSocket): Promise<void> {
  const before = socket.of('pong').length;
  socket.send({ type: 'ping' });
  await until(() => socket.of('pong').length > before);
}

const comments = () => `tutorials/${tutorialId}/comments`;
const told = (socket: LiveSocket, count: number) => until(() => socket.of('changed').length === count);

it('every reader of a tutorial is told when a comment is added or deleted', async () => {
  const other = await signUp(app);
  const readers = [
    await watching(comments(), other),
    await watching(comments(), author),
    await watching(comments()),
  ];
  const elsewhere = await watching(`tutorials/${await createTutorial(app)}/comments`);
  const id = await createComment(app, author, tutorialId);
  for (const reader of readers) await told(reader, 1);
  const path = `/api/tutorials/${tutorialId}/comments`;
  const [{ replies, ...comment }] = (await app.http.get(path)).body;
  expect(readers[0]!.of('changed')).toEqual([
    { type: 'changed', topic: comments(), comments: [comment], gone: [] },
  ]);
  await author.agent.delete(`/api/comments/${id}`).expect(200);
  for (const reader of readers) await told(reader, 2);
  expect(readers[2]!.of('changed')[1]).toEqual({
    type: 'changed',
    topic: comments(),
    comments: [],
    gone: [id],
  });
  expect(elsewhere.of('changed')).toEqual([]);
});

it('readers are told when a comment is liked or unliked', async () => {
  const reader = await watching(comments());
  const id = await createComment(app, author, tutorialId);
  await told(reader, 1);
  const like = `/api/comments/${id}/like`;
  await author.agent.post(like).expect(200);
  await told(reader, 2);
  expect(reader.of('changed')[1]).toMatchObject({ comments: [{ id, likes: 1 }], gone: [] });
  await author.agent.delete(like).expect(200);
  await told(reader, 3);
});

it('a new subscriber is told of changes after it has read the content', async () => {
  const witness = await watching(comments());
  await createComment(app, author, tutorialId);
  await told(witness, 1);
  const reader = await watching(comments());
  const ages = [-1, 0, 'jamais', null, 30_000];
  for (const age of ages) reader.send({ type: 'watch', topic: comments(), age });
  await told(reader, 1);
  expect(reader.of('changed')).toEqual([{ type: 'changed', topic: comments() }]);
  expect(witness.of('changed')).toHaveLength(1);
  reader.send({ type: 'watch', topic: `tutorials/${await createTutorial(app)}/comments`, age: 30_000 });
  await answered(reader);
  expect(reader.of('changed')).toHaveLength(1);
});

it('a repeated like sends no message', async () => {
  const reader = await watching(comments());
  const other = await createTutorial(app);
  const witness = await watching(`tutorials/${other}/comments`);
  const id = await createComment(app, author, tutorialId);
  await told(reader, 1);
  await author.agent.post(`/api/comments/${id}/like`).expect(200);
  await told(reader, 2);
  await author.agent.post(`/api/comments/${id}/like`).expect(200);
  await createComment(app, author, other);
  await told(witness, 1);
  await answered(reader);
  expect(reader.of('changed')).toHaveLength(2);
});

it('readers of a member’s comments and likes are told when the account is deleted', async () => {
  const leaving = await signUp(app);
  const liked = await createTutorial(app);
  const readers = [await watching(comments()), await watching(`tutorials/${liked}/comments`)];
  const elsewhere = await watching(`tutorials/${await createTutorial(app)}/comments`);
  await createComment(app, leaving, tutorialId);
  const likedId = await createComment(app, author, liked);
  for (const reader of readers) await told(reader, 1);
  await leaving.agent.post(`/api/comments/${likedId}/like`).expect(200);
  await told(readers[1]!, 2);
  const { password } = leaving.body;
  await leaving.agent.delete('/api/auth/account').send({ password }).expect(200);
  await told(readers[0]!, 2);
  await told(readers[1]!, 3);
  expect(elsewhere.of('changed')).toEqual([]);
});

it('many comments at once send one message', async () => {
  const reader = await watching(comments());
  await Promise.all(Array.from({ length: 5 }, () => createComment(app, author, tutorialId)));
  await until(() => reader.of('changed').length);
  expect(reader.of('changed').length).toBeLessThan(5);
});

it('only administrators are told of reports', async () => {
  const admin = await watching('reports', await signUpAdmin(app));
  const reporter = await signUp(app);
  const [member, visitor] = [await watching('reports', reporter), await watching('reports')];
  const commentId = await createComment(app, author, tutorialId);
  await reporter.agent.post('/api/comments/report').send({ commentId, reason: 'spam' }).expect(201);
  await told(admin, 1);
  for (const other of [member, visitor]) {
    await answered(other);
    expect(other.of('changed')).toEqual([]);
  }
});

it('an invalid topic is ignored, and beyond the maximum the oldest topic is dropped', async () => {
  const reader = await watching(comments());
  for (const topic of [
    '',
    'tout',
    'tutorials/0/comments',
    'tutorials/1/comments/2',
    7,
    null,
    {},
    ['reports'],
  ]) {
    reader.send({ type: 'watch', topic });
  }
  for (let id = 1; id <= 19; id += 1) reader.send({ type: 'watch', topic: `tutorials/90000${id}/comments` });
  await answered(reader);
  await createComment(app, author, tutorialId);
  await told(reader, 1);
  reader.send({ type: 'watch', topic: 'tutorials/9000099/comments' });
  await answered(reader);
  const witness = await watching(comments());
  await createComment(app, author, tutorialId);
  await told(witness, 1);
  await answered(reader);
  expect(reader.of('changed')).toHaveLength(1);
});

it('an age that is not a number is ignored', async () => {
  const witness = await watching(comments());
  await createComment(app, author, tutorialId);
  await told(witness, 1);
  const reader = await watching(comments());
  for (const age of [{ valueOf: 1, toString: 1 }, '60000', null, [60_000]])
    reader.send({ type: 'watch', topic: comments(), age });
  await answered(reader);
  expect(reader.received.filter(({ type }) => type !== 'pong')).toEqual([]);
});

it('messages about many changes, or about an unpublished tutorial, do not contain the comments', async () => {
  const reader = await watching(comments());
  const events = app.nest.get(DomainEvents);
  const tell = (howMany: number): Promise<void> =>
    app.nest.get(DataSource).transaction(async (manager) => {
      for (let commentId = 1; commentId <= howMany; commentId += 1)
        await events.publish(manager, 'comments.changed', { tutorialId, commentId });
    });
  await tell(20);
  await told(reader, 1);
  expect(reader.of('changed')[0]).toHaveProperty('comments');
  await tell(21);
  await told(reader, 2);
  expect(reader.of('changed')[1]).toEqual({ type: 'changed', topic: comments() });
  await createComment(app, author, tutorialId);
  await told(reader, 3);
  const admin = await signUpAdmin(app);
  await admin.agent.patch(`/api/admin/tutorials/${tutorialId}`).send({ isPublished: false }).expect(200);
  const [{ id }] = (await admin.agent.get(`/api/tutorials/${tutorialId}/comments`).expect(200)).body;
  const before = reader.of('changed').length;
  await author.agent.delete(`/api/comments/${id}`).expect(200);
  await until(() => reader.of('changed').length > before);
  expect(reader.of('changed').at(-1)).toEqual({ type: 'changed', topic: comments() });
});
