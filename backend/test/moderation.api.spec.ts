import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const users = async (query = '') => {
  const { body } = await admin.agent.get(`/api/admin/users${query}`).expect(200);
  return body as { id: number; username: string; isAdmin: boolean }[];
};
const setAdmin = (id: number, isAdmin: unknown, by = admin) =>
  by.agent.patch(`/api/admin/users/${id}`).send({ isAdmin });
const suspend = (id: number, changes: object = {}) =>
  admin.agent
    .post(`/api/admin/users/${id}/suspension`)
    .send({ until: null, reason: 'Publicité répétée', ...changes });
const lift = (id: number) => admin.agent.delete(`/api/admin/users/${id}/suspension`);
const signIn = ({ body }: Person) =>
  request(app.nest.getHttpServer())
    .post('/api/auth/login')
    .send({ username: body.username, password: body.password });
const journal = async (id: number) => {
  const { body } = await admin.agent.get(`/api/admin/audit?targetType=user&targetId=${id}`).expect(200);
  return (body as { entries: object[] }).entries;
};

describe('the list of users', () => {
  it('CALL-32 DATA-33 ROLE-10 is a bare array with the fields that administrators need, without secrets', async () => {
    const { user, body: sent } = await signUp(app, { isContributor: true });
    const { body, headers } = await admin.agent.get('/api/admin/users').expect(200);
    const list = body as { id: number }[];
    expect(headers['x-total-count']).toBe(String(list.length));
    expect(headers['content-range']).toBe(`users 0-${list.length - 1}/${list.length}`);
    expect(list.find(({ id }) => id === user.id)).toEqual({
      id: user.id,
      username: sent.username,
      email: sent.email,
      displayName: sent.displayName,
      avatar: null,
      isAdmin: false,
      isModerator: false,
      isReviewer: false,
      contributorRevoked: false,
      isContributor: true,
      contributorVerified: false,
      emailConfirmed: false,
      twoFactorEnabled: false,
      suspension: null,
      lastSeenAt: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|totpSecret|recovery/i);
  });

  it('ADMU-02 finds members by name, address or display name, ignoring case and accents', async () => {
    const { agent, user } = await signUp(app, {
      username: 'Zoe_B',
      email: 'zb@pommes.fr',
      displayName: 'Zoé Bœuf',
    });
    for (const q of ['zOE_b', 'POMMES', 'zoe boe', 'ZOÉ BŒUF', 'zoé']) {
      expect((await users(`?q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([user.id]);
    }
    for (const q of ['%', 'zoe%b', "'"]) expect(await users(`?q=${encodeURIComponent(q)}`)).toEqual([]);
    await agent.put('/api/auth/profile').send({ displayName: 'Élodie' }).expect(200);
    expect(await users('?q=elodie')).toHaveLength(1);
    expect(await users('?q=boeuf')).toHaveLength(0);
  });

  it('sorts and pages', async () => {
    const all = await users();
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect((await users('?sort=createdAt&order=desc')).map(({ id }) => id)).toEqual([...ids].reverse());
    const names = (await users('?sort=username')).map(({ username }) => username.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(await users('?limit=1&offset=1')).toEqual([all[1]]);
    for (const query of ['sort=passwordHash', 'order=x', 'limit=0', 'offset=-1']) {
      await admin.agent.get(`/api/admin/users?${query}`).expect(400);
    }
  });

  it('ROLE-10 ROLE-14 is for administrators', async () => {
    const member = await signUp(app);
    const path = `/api/admin/users/${member.user.id}`;
    const calls = (agent: TestApp['http']) => [
      agent.get('/api/admin/users'),
      agent.patch(path).send({ isAdmin: true }),
      agent.post(`${path}/suspension`).send({ until: null, reason: 'Pour voir' }),
      agent.delete(`${path}/suspension`),
    ];
    for (const call of calls(member.agent)) expect((await call).status).toBe(403);
    for (const call of calls(app.http)) expect((await call).status).toBe(401);
  });
});

describe('rights of an administrator', () => {
  it('CALL-33 ADMU-07 ROLE-12 are granted and revoked at once, with an audit entry', async () => {
    const { agent, user } = await signUp(app);
    expect((await setAdmin(user.id, true).expect(200)).body).toMatchObject({ id: user.id, isAdmin: true });
    await agent.get('/api/admin/users').expect(200);
    expect((await setAdmin(user.id, false).expect(200)).body).toMatchObject({ isAdmin: false });
    await agent.get('/api/admin/users').expect(403);
    expect(await journal(user.id)).toMatchObject([
      { action: 'user.revoke-admin', before: { isAdmin: true }, after: { isAdmin: false } },
      { action: 'user.grant-admin', actor: { id: admin.user.id } },
    ]);
  });

  it('ROLE-11 accept only a boolean', async () => {
    const { user } = await signUp(app);
    for (const value of ['true', 1, null, undefined, [true]]) await setAdmin(user.id, value).expect(400);
    await setAdmin(999_999, true).expect(404);
    expect(await journal(user.id)).toEqual([]);
  });

  it('ROLE-13 may be given up, but not by the last administrator, nor by two at once', async () => {
    const others = (await users()).filter(({ id, isAdmin }) => isAdmin && id !== admin.user.id);
    for (const { id } of others) await setAdmin(id, false).expect(200);
    const alone = await setAdmin(admin.user.id, false).expect(409);
    expect(alone.body).toMatchObject({ message: expect.stringContaining('dernier administrateur') });
    const other = await signUpAdmin(app);
    await setAdmin(other.user.id, false, other).expect(200);
    await setAdmin(other.user.id, true).expect(200);
    const answers = await Promise.all([
      setAdmin(admin.user.id, false),
      setAdmin(other.user.id, false, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (answers[0].status === 200) await setAdmin(admin.user.id, true, other).expect(200);
  });
});

describe('suspension', () => {
  it('ends every session at once, tells the reason by email and at sign-in, and can be lifted', async () => {
    const member = await signUp(app);
    const { body } = await suspend(member.user.id).expect(200);
    expect(body).toMatchObject({ suspension: { until: null, reason: 'Publicité répétée' } });
    await member.agent.get('/api/auth/me').expect(401);
    const refused = await signIn(member).expect(403);
    const told = 'Ce compte est suspendu pour une durée indéterminée. Motif : Publicité répétée';
    expect(refused.body).toEqual({ statusCode: 403, code: 'suspended', message: told });
    await until(async () =>
      (await emailsTo(app, member.body.email)).some((message) => message.includes(told)),
    );
    expect((await lift(member.user.id).expect(200)).body).toMatchObject({ suspension: null });
    await signIn(member).expect(200);
    // The earlier session stays ended.
    await member.agent.get('/api/auth/me').expect(401);
    await until(async () =>
      (await emailsTo(app, member.body.email)).some((message) => message.includes('est levée')),
    );
    await lift(member.user.id).expect(200);
    expect(await journal(member.user.id)).toMatchObject([
      { action: 'user.lift-suspension' },
      { action: 'user.suspend', note: 'Publicité répétée', actor: { id: admin.user.id } },
    ]);
  });

  it('ends at the given time', async () => {
    const member = await signUp(app);
    const inAnHour = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await suspend(member.user.id, { until: inAnHour }).expect(200)).body).toMatchObject({
      suspension: { until: inAnHour },
    });
    const { body } = await signIn(member).expect(403);
    expect(body).toMatchObject({ message: expect.stringContaining('jusqu’au') });
    await app.nest.get(UsersService).update(member.user.id, { suspendedUntil: new Date() });
    await signIn(member).expect(200);
    expect(await users(`?q=${member.body.username}`)).toContainEqual(
      expect.objectContaining({ suspension: null }),
    );
  });

  it.each([
    ['2090-01-31T23:30:00.000Z', 'jusqu’au 1 février 2090 à 00:30.'],
    ['2090-07-31T22:05:00.000Z', 'jusqu’au 1 août 2090 à 00:05.'],
  ])('until %s is stated in the time zone of the site', async (until, told) => {
    const member = await signUp(app);
    await suspend(member.user.id, { until }).expect(200);
    expect((await signIn(member).expect(403)).body.message).toContain(told);
  });

  it('requires a reason and a future end, and is impossible for administrators', async () => {
    const { user } = await signUp(app);
    const wrong = [
      { reason: '  ' },
      { reason: 'x'.repeat(501) },
      { until: undefined },
      { until: 'demain' },
      { until: '2020-01-01T00:00:00Z' },
      { until: '9999-12-31T23:59:59Z' },
    ];
    for (const changes of wrong) await suspend(user.id, changes).expect(400);
    const { body } = await suspend(user.id, { until: '9999-12-31T23:59:59Z' });
    expect(body.errors.until).toBe(
      'Une suspension prend fin avant le 31 décembre 9999 ; pour qu’elle n’ait pas de fin, donnez null.',
    );
    await suspend(999_999).expect(404);
    await lift(999_999).expect(404);
    await suspend(admin.user.id).expect(409);
    await suspend(user.id).expect(200);
    await setAdmin(user.id, true).expect(409);
  });
});
