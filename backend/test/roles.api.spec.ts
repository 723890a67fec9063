import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createComment, createReport, createTutorial } from './factories.js';
import { addressOf, cookiesOf, LiveSocket } from './live-socket.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const setRights = (id: number, rights: object, by = admin) =>
  by.agent.patch(`/api/admin/users/${id}`).send(rights);

async function signUpModerator(): Promise<Person> {
  const person = await signUp(app);
  await setRights(person.user.id, { isModerator: true }).expect(200);
  return person;
}

const suspend = (by: Person, { user }: Person) =>
  by.agent.post(`/api/admin/users/${user.id}/suspension`).send({ until: null, reason: 'Publicité répétée' });

describe('roles', () => {
  it('are granted and revoked at once, with a reason in the audit trail and a notification', async () => {
    const { agent, user } = await signUp(app);
    await agent.get('/api/admin/reports').expect(403);
    const reason = 'Rejoint l’équipe.';
    const { body } = await setRights(user.id, { isModerator: true, isContributor: true, reason }).expect(200);
    expect(body).toMatchObject({ isModerator: true, isContributor: true, isAdmin: false });
    expect((await agent.get('/api/auth/me').expect(200)).body).toMatchObject({ isModerator: true });
    await agent.get('/api/admin/reports').expect(200);
    await agent.get('/api/admin/comments').expect(200);
    await agent.get('/api/admin/users?kind=moderator').expect(200);
    await setRights(user.id, { isModerator: false, reason: 'Parti.' }).expect(200);
    await agent.get('/api/admin/reports').expect(403);

    const { entries } = (
      await admin.agent.get(`/api/admin/audit?targetType=user&targetId=${user.id}`).expect(200)
    ).body;
    expect(entries).toMatchObject([
      {
        action: 'user.revoke-moderator',
        note: 'Parti.',
        before: { isModerator: true },
        after: { isModerator: false },
      },
      { action: 'user.grant-contributor', note: reason },
      { action: 'user.grant-moderator', note: reason, actor: { id: admin.user.id } },
    ]);
    await eventsHandled(app);
    const told = (await agent.get('/api/notifications').expect(200)).body.notifications as {
      message: string;
    }[];
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Vous n’êtes plus modérateur\. Motif.: Parti\.$/),
      'Vous pouvez désormais publier des tutoriels.',
      'Vous êtes désormais modérateur : signalements, commentaires, suspensions.',
    ]);
  });

  it('of contributors that an administrator has revoked can be restored by administrators only', async () => {
    const { agent, user } = await signUp(app, { isContributor: true });
    await setRights(user.id, { isContributor: false, reason: 'Publicité.' }).expect(200);
    const { body } = await agent
      .put('/api/auth/contributor')
      .send({ website: 'https://exemple.fr' })
      .expect(403);
    expect(body.message).toContain('retiré le droit de publier');
    expect((await agent.get('/api/auth/me').expect(200)).body).toMatchObject({
      isContributor: false,
      contributorRevoked: true,
      website: null,
    });
    await agent.post('/api/tutorials/preview').send({ source: 'Un texte' }).expect(403);
    await setRights(user.id, { isContributor: true }).expect(200);
    await agent.post('/api/tutorials/preview').send({ source: 'Un texte' }).expect(200);
    const again = await agent.put('/api/auth/contributor').send({}).expect(200);
    expect(again.body).toMatchObject({ user: { isContributor: true, contributorRevoked: false } });
  });

  it('accept only booleans; granting a role again changes nothing', async () => {
    const { user } = await signUp(app);
    for (const rights of [
      {},
      { isModerator: 'true' },
      { isContributor: null },
      { isAdmin: 1 },
      { reason: 'Pour voir' },
    ])
      await setRights(user.id, rights).expect(400);
    await setRights(user.id, { isModerator: false }).expect(200);
    const path = `/api/admin/audit?targetType=user&targetId=${user.id}`;
    expect((await admin.agent.get(path)).body.entries).toEqual([]);
  });

  it('cannot be granted to suspended members', async () => {
    const member = await signUp(app);
    await suspend(admin, member).expect(200);
    await setRights(member.user.id, { isModerator: true }).expect(409);
  });
});

describe('a moderator', () => {
  it('decides on reports, deletes and restores comments, and is notified of reports', async () => {
    const [moderator, author, reporter] = [await signUpModerator(), await signUp(app), await signUp(app)];
    const comment = await createComment(app, author, await createTutorial(app));
    const report = await createReport(app, reporter, comment);
    await eventsHandled(app);
    const { notifications } = (await moderator.agent.get('/api/notifications').expect(200)).body;
    expect(notifications).toContainEqual(expect.objectContaining({ title: 'Nouveau signalement' }));
    const choices = (await moderator.agent.get('/api/notifications/choices').expect(200)).body.choices as {
      type: string;
    }[];
    expect(choices.map(({ type }) => type)).toContain('report');
    await moderator.agent.patch(`/api/admin/reports/${report}`).send({ status: 'resolved' }).expect(200);
    await moderator.agent.delete(`/api/comments/${comment}`).expect(200);
    await moderator.agent.post(`/api/admin/comments/${comment}/restore`).expect(200);
  });

  it('can suspend members, but not moderators or administrators; an administrator can suspend moderators', async () => {
    const [moderator, peer, member] = [await signUpModerator(), await signUpModerator(), await signUp(app)];
    await suspend(moderator, member).expect(200);
    await moderator.agent.delete(`/api/admin/users/${member.user.id}/suspension`).expect(200);
    await moderator.agent.delete(`/api/admin/users/${member.user.id}/sessions`).expect(200);
    for (const { user } of [peer, admin]) {
      const path = `/api/admin/users/${user.id}`;
      await suspend(moderator, { ...peer, user }).expect(403);
      await moderator.agent.delete(`${path}/suspension`).expect(403);
      await moderator.agent.delete(`${path}/sessions`).expect(403);
    }
    await suspend(admin, peer).expect(200);
    await peer.agent.get('/api/admin/reports').expect(401);
  });

  it('cannot grant roles, even to themselves, and sees neither settings nor the audit trail', async () => {
    const moderator = await signUpModerator();
    await setRights(moderator.user.id, { isAdmin: true }, moderator).expect(403);
    await setRights(moderator.user.id, { isContributor: true }, moderator).expect(403);
    for (const path of ['audit', 'statistics', 'domains', 'tutorial-requests', 'newsletter/subscribers'])
      await moderator.agent.get(`/api/admin/${path}`).expect(403);
    await moderator.agent.patch('/api/admin/settings').send({ siteName: 'À moi' }).expect(403);
    await moderator.agent.post('/api/tutorials').send({}).expect(403);
  });

  it('gets no more reports after losing the role, even on an open connection', async () => {
    const moderator = await signUpModerator();
    const live = new LiveSocket(addressOf(app), cookiesOf(moderator));
    await live.hello();
    await setRights(moderator.user.id, { isModerator: false }).expect(200);
    expect(await live.ended()).toBe(1012);
  });
});
