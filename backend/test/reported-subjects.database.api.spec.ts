import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createCollection, publishTutorial } from './factories.js';
import { createMembers, signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let author: Person;
let reader: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  [author, reader, admin] = await Promise.all([
    signUp(app, { isContributor: true }),
    signUp(app),
    signUpAdmin(app),
  ]);
});
afterAll(() => app.stop());

const listed = async (query: string) =>
  (await admin.agent.get(`/api/admin/reports?${query}`).expect(200)).body as object[];

describe('a report of any content', () => {
  it('stores the text of the tutorial, collection or member at that time', async () => {
    const tutorialId = await publishTutorial(app, author);
    const collection = await createCollection(app, author, true);
    const things = [
      [
        'tutorial',
        `/api/tutorials/${tutorialId}`,
        tutorialId,
        'Tutoriel d’un membre',
        'Description du tutoriel.',
      ],
      ['collection', `/api/collections/shared/${collection.shareToken}`, collection.id, 'À lire', ''],
      ['member', `/api/users/${author.user.id}`, author.user.id, author.user.displayName, ''],
    ] as const;
    for (const [kind, address, subjectId, title, commentContent] of things) {
      const report = (by: Person, body: object = { reason: 'spam', details: ' Publicité ' }) =>
        by.agent.post(`${address}/reports`).send(body);
      const { body } = await report(reader).expect(201);
      expect(body).toEqual({
        id: expect.any(Number),
        kind,
        commentId: null,
        userId: reader.user.id,
        reason: 'spam',
        details: 'Publicité',
        status: 'pending',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      });
      await report(author).expect(403);
      await report(reader).expect(409);
      await report(admin, { reason: 'other' }).expect(201);
      expect((await report(reader, { reason: 'ennui' }).expect(400)).body).toMatchObject({
        message: 'Motif de signalement invalide',
      });
      expect(
        (await report(reader, { reason: 'spam', details: 'x'.repeat(1001) }).expect(400)).body,
      ).toMatchObject({
        message: 'Les détails ne peuvent pas dépasser 1000 caractères',
      });
      await app.http.post(`${address}/reports`).send({ reason: 'spam' }).expect(401);
      const said = { subjectId, title, commentContent, comment: null, author: { id: author.user.id } };
      expect(await listed(`kind=${kind}`)).toMatchObject([{ ...said, reason: 'other' }, said]);
      const { body: file } = await admin.agent
        .get(`/api/admin/reports/${(body as { id: number }).id}`)
        .expect(200);
      expect(file).toMatchObject({
        kind,
        thread: null,
        author: { id: author.user.id, reports: { pending: expect.any(Number) } },
      });
    }
    expect((await admin.agent.get('/api/admin/reports/overview').expect(200)).body).toMatchObject({
      statuses: { pending: 6 },
      priorities: [],
    });
  });

  it('tells moderators the kind of content', async () => {
    const id = await publishTutorial(app, author);
    await reader.agent.post(`/api/tutorials/${id}/reports`).send({ reason: 'misinformation' }).expect(201);
    const told = async () => {
      const { body } = await admin.agent.get('/api/notifications').expect(200);
      return (body.notifications as { message: string }[]).map(({ message }) => message);
    };
    await until(told, (messages) => messages.some((message) => message.includes('a signalé un tutoriel')));
  });

  it('40.37 notifies moderators once however many others follow, until they have read it', async () => {
    const [one, other] = [await publishTutorial(app, author), await publishTutorial(app, author)];
    const reporters = await createMembers(app, 4);
    const report = ({ agent }: Pick<Person, 'agent'>, id: number) =>
      agent.post(`/api/tutorials/${id}/reports`).send({ reason: 'spam' }).expect(201);
    await admin.agent.put('/api/notifications/read').send({}).expect(200);
    const unread = async () => {
      await eventsHandled(app);
      const { body } = await admin.agent.get('/api/notifications').expect(200);
      const { notifications, unread: count } = body as {
        notifications: { message: string }[];
        unread: number;
      };
      return notifications.slice(0, count).map(({ message }) => message);
    };
    for (const reporter of reporters.slice(0, 3)) await report(reporter, one);
    await report(reporters[0]!, other);
    expect(await unread()).toEqual([
      expect.stringMatching(/^Membre \d+ a signalé un tutoriel/),
      expect.stringMatching(/^Membre \d+ et 2 autres personnes ont signalé un tutoriel/),
    ]);
    await admin.agent.put('/api/notifications/read').send({}).expect(200);
    await report(reporters[3]!, one);
    expect(await unread()).toEqual([expect.stringMatching(/^Membre \d+ et 3 autres personnes ont signalé/)]);
  });

  it('is refused for content that the member cannot see', async () => {
    const id = await publishTutorial(app, author);
    const body = { content: 'Un propos' };
    const { body: comment } = await author.agent.post(`/api/tutorials/${id}/comments`).send(body).expect(201);
    await author.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: false }).expect(200);
    const hidden = await createCollection(app, author);
    await reader.agent.post(`/api/tutorials/${id}/reports`).send({ reason: 'spam' }).expect(404);
    await reader.agent
      .post(`/api/collections/shared/${hidden.shareToken}/reports`)
      .send({ reason: 'spam' })
      .expect(404);
    await reader.agent.post('/api/users/999999/reports').send({ reason: 'spam' }).expect(404);
    const ofComment = { commentId: (comment as { id: number }).id, reason: 'spam' };
    await reader.agent.post('/api/comments/report').send(ofComment).expect(404);
  });
});

describe('canned answers', () => {
  it('exist by default, and moderators can replace them', async () => {
    const at = '/api/admin/ready-answers';
    expect((await admin.agent.get(at).expect(200)).body.answers[0]).toMatchObject({ name: 'Publicité' });
    const answers = [{ name: 'Hors sujet', text: 'Cela n’a pas sa place ici.' }];
    expect((await admin.agent.put(at).send({ answers }).expect(200)).body).toEqual({ answers });
    await admin.agent.put(at).send({ answers: [] }).expect(400);
    await admin.agent
      .put(at)
      .send({ answers: [{ name: 'x', text: '' }] })
      .expect(400);
    expect((await admin.agent.get(at).expect(200)).body).toEqual({ answers });
  });
});
