import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, member] = await Promise.all([signUpAdmin(app), signUp(app, { isContributor: true })]);
});
afterAll(() => app.stop());

const idsOf = async (query: string) => {
  const { body } = await admin.agent.get(`/api/admin/users?${query}`).expect(200);
  return (body as { id: number }[]).map(({ id }) => id);
};

describe('a member in the console', () => {
  it('is returned by id', async () => {
    const { body } = await admin.agent.get(`/api/admin/users/${member.user.id}`).expect(200);
    expect(body).toMatchObject({ id: member.user.id, email: member.body.email, suspension: null });
    await admin.agent.get('/api/admin/users/999999').expect(404);
    await admin.agent.get('/api/admin/users/x').expect(400);
  });

  it('is found by kind', async () => {
    const banned = await signUp(app);
    await admin.agent
      .post(`/api/admin/users/${banned.user.id}/suspension`)
      .send({ until: null, reason: 'Publicité' })
      .expect(200);
    expect(await idsOf('kind=suspended')).toEqual([banned.user.id]);
    expect(await idsOf('kind=contributor')).toEqual([member.user.id]);
    expect(await idsOf('kind=admin')).toContain(admin.user.id);
    expect(await idsOf('kind=admin')).not.toContain(member.user.id);
    expect(await idsOf(`kind=contributor&q=${admin.body.username}`)).toEqual([]);
    await admin.agent.get('/api/admin/users?kind=autre').expect(400);
  });

  it('shows public activity only, not favourites and the like', async () => {
    const tutorialId = await createTutorial(app);
    await createComment(app, member, tutorialId);
    await member.agent.post('/api/favorites').send({ tutorialId }).expect(201);
    await member.agent.post(`/api/tutorials/${tutorialId}/rating`).send({ score: 2 }).expect(201);
    const { body } = await admin.agent.get(`/api/admin/users/${member.user.id}/activity`).expect(200);
    expect(body).toMatchObject({
      total: 1,
      activity: [{ kind: 'comment', tutorialId, comment: 'Un commentaire' }],
    });
    await admin.agent.get('/api/admin/users/999999/activity').expect(404);
  });

  it('shows nothing unpublished or in the trash', async () => {
    const author = await signUp(app, { isContributor: true });
    const ids = await Promise.all([1, 2, 3].map(() => publishTutorial(app, author)));
    for (const id of ids) await createComment(app, author, id);
    const [left, unpublished, deleted] = ids;
    await author.agent
      .put(`/api/tutorials/${unpublished}/publication`)
      .send({ isPublished: false })
      .expect(200);
    await author.agent.delete(`/api/tutorials/${deleted}`).expect(200);
    const path = `/api/admin/users/${author.user.id}/activity`;
    const { body } = await admin.agent.get(path).expect(200);
    const { total, activity } = body as { total: number; activity: { tutorialId: number }[] };
    expect(total).toBe(2);
    expect(activity.map(({ tutorialId }) => tutorialId)).toEqual([left, left]);
    const own = await author.agent.get('/api/profile/activity').expect(200);
    expect(own.body.total).toBe(6);
  });

  it('is signed out everywhere, with an audit entry', async () => {
    const { agent, user } = await signUp(app);
    await agent.get('/api/auth/me').expect(200);
    await admin.agent.delete(`/api/admin/users/${user.id}/sessions`).expect(200, { ended: 1 });
    await agent.get('/api/auth/me').expect(401);
    const { body } = await admin.agent.get(`/api/admin/audit?targetType=user&targetId=${user.id}`);
    expect(body).toMatchObject({
      entries: [{ action: 'user.end-sessions', before: { sessions: 1 }, after: { sessions: 0 } }],
    });
    await admin.agent.delete('/api/admin/users/999999/sessions').expect(404);
  });
});
