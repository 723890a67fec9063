import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let colleague: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, colleague, member] = await Promise.all([
    signUpAdmin(app, { displayName: 'Zoé' }),
    signUpAdmin(app, { displayName: 'Élise' }),
    signUp(app),
  ]);
  await admin.agent.patch(`/api/admin/users/${member.user.id}`).send({ isAdmin: true }).expect(200);
  await colleague.agent.patch(`/api/admin/users/${member.user.id}`).send({ isAdmin: false }).expect(200);
});
afterAll(() => app.stop());

const list = async (query: string) =>
  (await admin.agent.get(`/api/admin/audit?${query}`).expect(200)).body as {
    entries: { createdAt: string }[];
    total: number;
  };

describe('the audit trail', () => {
  it('records actor, action and target, before and after', async () => {
    expect(await list(`actorId=${admin.user.id}`)).toMatchObject({
      total: 1,
      entries: [
        {
          actor: { id: admin.user.id, displayName: 'Zoé' },
          action: 'user.grant-admin',
          targetType: 'user',
          targetId: member.user.id,
          before: { isAdmin: false },
          after: { isAdmin: true },
        },
      ],
    });
  });

  it('is filtered by times, including the first and excluding the second', async () => {
    const at = (await list('')).entries[0]!.createdAt;
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect((await list(`since=${at}&until=${later}`)).entries[0]).toMatchObject({ createdAt: at });
    expect((await list(`since=${later}`)).total).toBe(0);
    expect((await list('until=2020-01-01T00:00:00Z')).total).toBe(0);
    await admin.agent.get('/api/admin/audit?since=hier').expect(400);
  });

  it('lists its actors by name', async () => {
    const { body } = await admin.agent.get('/api/admin/audit/actors').expect(200);
    expect(body).toEqual([
      { id: colleague.user.id, displayName: 'Élise', avatar: null },
      { id: admin.user.id, displayName: 'Zoé', avatar: null },
    ]);
  });

  it('cannot be written through the API', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      await admin.agent[method]('/api/admin/audit').send({}).expect(405);
      await admin.agent[method]('/api/admin/audit/1').send({}).expect(404);
    }
  });
});
