import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { Notification } from '../src/community/notifications/notification.entity.js';
import { NotificationsService } from '../src/community/notifications/notifications.service.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createReport, createTutorial, publishTutorial } from './factories.js';
import { eventsHandled } from './events.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

let ada: Person;
let bob: Person;
let carl: Person;
beforeEach(async () => {
  [ada, bob, carl] = await Promise.all([signUp(app), signUp(app), signUp(app)]);
});

interface Listed {
  id: number;
  seq: number;
  type: string;
  title: string;
  message: string;
  href: string | null;
  read: boolean;
}
interface List {
  notifications: Listed[];
  total: number;
  seq: number;
  readSeq: number;
  unread: number;
}

const list = async ({ agent }: Person, query = '') => {
  await eventsHandled(app);
  return (await agent.get(`/api/notifications${query}`).expect(200)).body as List;
};
const types = async (person: Person) => (await list(person)).notifications.map(({ type }) => type);
const like = ({ agent }: Person, commentId: number) =>
  agent.post(`/api/comments/${commentId}/like`).expect(200);
const comment = async ({ agent }: Person, tutorialId: number, parentId: number | null = null) => {
  const body = { content: 'Un commentaire', parentId };
  return (await agent.post(`/api/tutorials/${tutorialId}/comments`).send(body).expect(201)).body as {
    id: number;
  };
};

describe('members are notified of', () => {
  it('NOTI-12 replies to their comment, except their own', async () => {
    const tutorialId = await createTutorial(app, { title: 'Le pain' });
    const { id } = await comment(ada, tutorialId);
    await comment(ada, tutorialId, id);
    expect(await types(ada)).toEqual([]);
    await comment(bob, tutorialId, id);
    expect((await list(ada)).notifications).toEqual([
      {
        id: expect.any(Number),
        seq: 1,
        type: 'reply',
        variant: 'default',
        title: 'Nouvelle réponse',
        message: `${bob.user.displayName} a répondu à votre commentaire sur « Le pain ».`,
        href: expect.stringMatching(/^\/tutoriels\/\d+#_commentaire-\d+$/),
        group: null,
        read: false,
        timestamp: expect.any(String),
      },
    ]);
    expect(await types(bob)).toEqual([]);
  });

  it('NOTI-12 likes of their comment, grouped until they are read', async () => {
    const id = await createComment(app, ada, await createTutorial(app));
    await like(bob, id);
    await like(bob, id);
    await like(carl, id);
    const { notifications, unread } = await list(ada);
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([{ type: 'like', seq: 2 }]);
    expect(notifications[0]!.message).toContain(`${carl.user.displayName} et une autre personne aiment`);
    await ada.agent.put('/api/notifications/read').send({}).expect(200);
    await like(await signUp(app), id);
    expect(await types(ada)).toEqual(['like', 'like']);
    expect((await list(ada)).unread).toBe(1);
  });

  it('a comment on their tutorial, but only once if it also replies to them', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const { id } = await comment(bob, tutorialId);
    expect(await types(ada)).toEqual(['comment']);
    await comment(ada, tutorialId, id);
    expect(await types(bob)).toEqual(['reply']);
    const own = await comment(ada, tutorialId);
    await comment(bob, tutorialId, own.id);
    expect(await types(ada)).toEqual(['reply', 'comment']);
  });

  it('the outcome of their report, and the removal of their comment', async () => {
    const commentId = await createComment(app, ada, await createTutorial(app));
    const reportId = await createReport(app, bob, commentId);
    await admin.agent
      .patch(`/api/admin/reports/${reportId}`)
      .send({ status: 'resolved', deleteComment: true })
      .expect(200);
    expect(await list(bob)).toMatchObject({
      notifications: [{ type: 'decision', message: expect.stringContaining('retenu') }],
    });
    expect(await list(ada)).toMatchObject({
      notifications: [{ type: 'account', title: 'Commentaire supprimé', variant: 'destructive' }],
    });
    await admin.agent.post(`/api/admin/comments/${commentId}/restore`).expect(200);
    expect(await list(ada)).toMatchObject({
      notifications: [
        { type: 'account', title: 'Commentaire rétabli', variant: 'default' },
        { title: 'Commentaire supprimé' },
      ],
    });
  });

  it('decisions on their account', async () => {
    const user = `/api/admin/users/${ada.user.id}`;
    await admin.agent
      .post(`${user}/suspension`)
      .send({ until: null, reason: 'Publicité répétée' })
      .expect(200);
    await admin.agent.delete(`${user}/suspension`).expect(200);
    const { username, password } = ada.body;
    await ada.agent.post('/api/auth/login').send({ username, password }).expect(200);
    const { notifications } = await list(ada);
    expect(notifications.map(({ title }) => title)).toEqual(['Suspension levée', 'Compte suspendu']);
    expect(notifications[1]!.message).toContain('Publicité répétée');
  });

  it('NOTI-12 new reports, if they are administrators and the setting is on', async () => {
    const other = await signUpAdmin(app);
    const report = async (by: Person) => {
      await createReport(app, by, await createComment(app, ada, await createTutorial(app)));
      await eventsHandled(app);
    };
    await report(bob);
    expect(await list(other)).toMatchObject({
      notifications: [{ type: 'report', href: '/admin/signalements' }],
    });
    await report(other);
    await app.nest.get(SettingsService).change({ adminNotifications: false });
    await report(carl);
    await app.nest.get(SettingsService).change({ adminNotifications: true });
    expect(await types(other)).toEqual(['report']);
    expect(await types(ada)).toEqual([]);
  });

  it('new tutorials of a domain they follow, until they unfollow it', async () => {
    const follow = '/api/domains/programmation/follow';
    await ada.agent.get(follow).expect(200, { isFollowed: false });
    await ada.agent.put(follow).expect(200, { isFollowed: true });
    await ada.agent.put(follow).expect(200, { isFollowed: true });
    const tutorialId = await publishTutorial(app, bob);
    expect((await list(ada)).notifications).toMatchObject([
      { type: 'tutorial', href: `/tutoriels/${tutorialId}` },
    ]);
    expect(await types(bob)).toEqual([]);
    await ada.agent.delete(follow).expect(200, { isFollowed: false });
    await publishTutorial(app, bob);
    expect(await types(ada)).toEqual(['tutorial']);
    await ada.agent.put('/api/domains/inconnu/follow').expect(404);
  });

  it('nothing of the kinds they have muted', async () => {
    const id = await createComment(app, ada, await createTutorial(app));
    const { body } = await ada.agent.get('/api/notifications/choices').expect(200);
    expect(body.choices).toContainEqual({ type: 'like', label: expect.any(String), muted: false });
    expect(body.choices).not.toContainEqual(expect.objectContaining({ type: 'report' }));
    const muted = await ada.agent
      .put('/api/notifications/choices')
      .send({ muted: ['like'] })
      .expect(200);
    expect(muted.body.choices).toContainEqual({ type: 'like', label: expect.any(String), muted: true });
    await like(bob, id);
    expect(await types(ada)).toEqual([]);
    await ada.agent.put('/api/notifications/choices').send({ muted: [] }).expect(200);
    await like(carl, id);
    expect(await types(ada)).toEqual(['like']);
    for (const bad of [{ muted: ['autre'] }, { muted: 'like' }, { muted: ['like', 'like'] }, {}]) {
      await ada.agent.put('/api/notifications/choices').send(bad).expect(400);
    }
  });
});

describe('the list of notifications and its state', () => {
  const tell = async ({ user }: Person, count: number) => {
    const events = app.nest.get(DomainEvents);
    const payload = { reporterId: user.id, upheld: true };
    for (let done = 0; done < count; done += 1) {
      await app.nest
        .get(DataSource)
        .transaction((manager) => events.publish(manager, 'report.decided', payload));
    }
    await eventsHandled(app);
  };

  it('NOTI-11 unread notifications are counted separately from the list, which comes in pages, newest first', async () => {
    await tell(ada, 23);
    const first = await list(ada);
    expect(first).toMatchObject({ total: 23, unread: 23, seq: 23, readSeq: 0 });
    expect(first.notifications.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => 23 - at));
    const rest = await list(ada, '?limit=20&offset=20');
    expect(rest.notifications.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    await ada.agent.get('/api/notifications?limit=0').expect(400);
  });

  it('NOTI-08 reading marks notifications up to the last one shown, and never unmarks any', async () => {
    await tell(ada, 3);
    const read = async (body: object) =>
      (await ada.agent.put('/api/notifications/read').send(body).expect(200)).body as List;
    expect(await read({ upTo: 2 })).toMatchObject({ readSeq: 2, unread: 1 });
    expect((await list(ada)).notifications.map((each) => each.read)).toEqual([false, true, true]);
    expect(await read({ upTo: 1 })).toMatchObject({ readSeq: 2, unread: 1 });
    expect(await read({ upTo: 900 })).toMatchObject({ readSeq: 3, unread: 0 });
    await ada.agent.put('/api/notifications/read').send({ upTo: 'tout' }).expect(400);
    await tell(ada, 1);
    expect((await ada.agent.get('/api/notifications/unread').expect(200)).body).toMatchObject({ unread: 1 });
  });

  it('NOTI-06 clearing empties only this member’s list', async () => {
    await Promise.all([tell(ada, 2), tell(bob, 2)]);
    const { body } = await ada.agent.delete('/api/notifications').expect(200);
    expect(body).toEqual({ seq: 2, readSeq: 2, clearedSeq: 2, unread: 0 });
    expect(await list(ada)).toMatchObject({ notifications: [], total: 0 });
    expect(await list(bob)).toMatchObject({ total: 2 });
  });

  it('numbers have no gaps or duplicates when many notifications are added at once', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(app)));
    await Promise.all([...people, ...people].map((person) => comment(person, tutorialId)));
    const { notifications, unread } = await list(ada);
    expect(unread).toBe(16);
    expect(notifications.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, at) => 16 - at));
  });

  it('a rolled-back action notifies nobody', async () => {
    const failing = app.nest.get(DataSource).transaction(async (manager) => {
      const payload = { reporterId: ada.user.id, upheld: true };
      await app.nest.get(DomainEvents).publish(manager, 'report.decided', payload);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await list(ada)).toMatchObject({ total: 0, seq: 0 });
  });

  it('keeps 200 notifications per member, and temporarily a few more', async () => {
    const rows = app.nest.get(DataSource).getRepository(Notification);
    await tell(ada, 219);
    expect(await rows.countBy({ userId: ada.user.id })).toBe(219);
    await tell(ada, 1);
    const kept = await until(
      () => rows.find({ where: { userId: ada.user.id }, order: { seq: 'ASC' } }),
      ({ length }) => length < 220,
    );
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, at) => at + 21));
  });

  it('an account’s deletion deletes its notifications, and those of others about it', async () => {
    const tutorialId = await publishTutorial(app, ada);
    await comment(bob, tutorialId);
    await tell(bob, 1);
    await bob.agent.delete('/api/auth/account').send({ password: bob.body.password }).expect(200);
    expect(await types(ada)).toEqual([]);
    expect(await app.nest.get(NotificationsService).list(bob.user.id, { limit: 9, offset: 0 })).toMatchObject(
      {
        total: 0,
      },
    );
    expect(await app.nest.get(UsersService).find(bob.user.id)).toBeNull();
  });
});
