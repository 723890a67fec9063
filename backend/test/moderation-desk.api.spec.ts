import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { UsersService } from '../src/members/users/users.service.js';
import { Decision } from '../src/moderation/decisions/decision.entity.js';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { report, reportSubject, type Kind } from './reported-subject.js';
import { until } from './until.js';

let app: TestApp;
let author: Person;
let reader: Person;
let other: Person;
let admin: Person;
let moderator: Person;
beforeAll(async () => {
  app = await startApp();
  [reader, other, admin, moderator] = await Promise.all([
    signUp(app),
    signUp(app),
    signUpAdmin(app),
    signUp(app),
  ]);
  await app.nest.get(UsersService).update(moderator.user.id, { isModerator: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  author = await signUp(app, { isContributor: true });
});

const base = '/api/admin/moderation';
const decide = (kind: Kind, id: number, body: object, { agent } = moderator) =>
  agent.post(`${base}/things/${kind}/${id}/decision`).send(body);
const file = async (kind: Kind, id: number) =>
  (await moderator.agent.get(`${base}/things/${kind}/${id}`).expect(200)).body;
const reported = (kind: Kind) => reportSubject(app, kind, author, reader);
/** Token in the link to the decision that the author received. */
const tokenOf = async (decisionId: number) => {
  const decisions = app.nest.get(DataSource).getRepository(Decision);
  const found = await decisions.findOne({ where: { id: decisionId }, select: { token: true } });
  return found!.token;
};
const told = async ({ agent }: Person, title: string) =>
  until(
    async () =>
      (await agent.get('/api/notifications')).body.notifications as { title: string; href: string }[],
    (all) => all.some((one) => one.title === title),
  );

describe('the queue', () => {
  it('can be read while others decide on its content', async () => {
    const subjects = [];
    while (subjects.length < 8) subjects.push(await reported('comment'));
    let isDeciding = true;
    const read = () => moderator.agent.get(`${base}/queue`).expect(200);
    const readAll = async () => {
      while (isDeciding) await read();
    };
    const reading = Promise.all([readAll(), readAll(), readAll(), readAll()]);
    for (const { id } of subjects) await decide('comment', id, { verdict: 'rejected' }, admin).expect(200);
    isDeciding = false;
    await reading;
    expect((await read()).body).toMatchObject({ total: 0, things: [] });
  });

  it('shows several reports of the same content as one entry, with author, reasons and reporters', async () => {
    const { id } = await reported('tutorial');
    await report(other, `/api/tutorials/${id}/reports`, { reason: 'misinformation' });
    await report(admin, `/api/tutorials/${id}/reports`, { reason: 'misinformation' });
    const { id: commentId } = await reported('comment');
    const { body } = await moderator.agent.get(`${base}/queue`).expect(200);
    expect(body.total).toBe(2);
    expect(body.things).toEqual([
      {
        kind: 'tutorial',
        subjectId: id,
        title: 'Tutoriel d’un membre',
        said: 'Description du tutoriel.',
        author: { id: author.user.id, displayName: author.user.displayName, avatar: null },
        count: 3,
        reasons: [
          { reason: 'misinformation', count: 2 },
          { reason: 'spam', count: 1 },
        ],
        reporters: [admin, other, reader].map(({ user }) => ({
          id: user.id,
          displayName: user.displayName,
          avatar: null,
        })),
        firstAt: expect.any(String),
        assignee: null,
      },
      expect.objectContaining({ kind: 'comment', subjectId: commentId, title: null, count: 1 }),
    ]);
    const only = async (query: string) =>
      (await moderator.agent.get(`${base}/queue?${query}`).expect(200)).body;
    expect(await only('kind=comment')).toMatchObject({ total: 1, things: [{ subjectId: commentId }] });
    expect(await only('reason=misinformation')).toMatchObject({
      total: 1,
      things: [{ subjectId: id, count: 3 }],
    });
    expect(await only('limit=1&offset=1')).toMatchObject({ total: 2, things: [{ subjectId: commentId }] });
    await decide('tutorial', id, { verdict: 'rejected', note: 'Rien à dire' }).expect(200);
    await decide('comment', commentId, { verdict: 'upheld', outcome: 'keep' }).expect(200);
    expect(await only('')).toMatchObject({ total: 0, things: [] });
    const { body: reports } = await admin.agent.get('/api/admin/reports?kind=tutorial').expect(200);
    expect(reports).toHaveLength(3);
    for (const each of reports) {
      expect(each).toMatchObject({
        status: 'rejected',
        note: 'Rien à dire',
        decision: { outcome: 'keep', reports: 3, decidedBy: moderator.user.id },
      });
    }
  });

  it('has notes between moderators, and shows who handles each case', async () => {
    const { id } = await reported('collection');
    const at = `${base}/things/collection/${id}`;
    await admin.agent.post(`${at}/notes`).send({ text: 'Déjà vu en mai.' }).expect(201);
    await moderator.agent.put(`${at}/assignee`).expect(200);
    await moderator.agent.put(`${at}/assignee`).expect(200);
    expect(await file('collection', id)).toMatchObject({
      notes: [{ text: 'Déjà vu en mai.', moderator: { id: admin.user.id } }],
      assignee: { id: moderator.user.id },
    });
    const mine = (person: Person, assigned: string) =>
      person.agent.get(`${base}/queue?assigned=${assigned}`).expect(200);
    expect((await mine(moderator, 'me')).body.things).toMatchObject([
      { assignee: { id: moderator.user.id } },
    ]);
    expect((await mine(admin, 'me')).body.total).toBe(0);
    expect((await mine(admin, 'nobody')).body.total).toBe(0);
    await admin.agent.delete(`${at}/assignee`).expect(200);
    expect((await mine(admin, 'nobody')).body.total).toBe(1);
    await admin.agent.post(`${base}/things/collection/999999/notes`).send({ text: 'Rien' }).expect(404);
    await decide('collection', id, { verdict: 'rejected' }).expect(200);
  });
});

describe('a decision', () => {
  const reason = 'Cela fait la publicité d’un produit.';

  it.each<[Kind, string]>([
    ['comment', 'delete'],
    ['tutorial', 'hide'],
    ['tutorial', 'delete'],
    ['collection', 'hide'],
  ])('of a %s: %s takes effect, is explained to the author, and can be undone', async (kind, outcome) => {
    const { id, isThere } = await reported(kind);
    await decide(kind, id, { verdict: 'upheld', outcome }).expect(400);
    expect(await isThere()).toBe(true);
    const { body } = await decide(kind, id, { verdict: 'upheld', outcome, reason }).expect(200);
    expect(body).toMatchObject({ kind, outcome, sanction: 'none', rule: 'spam', reason, reports: 1 });
    expect(await isThere()).toBe(false);
    await decide(kind, id, { verdict: 'rejected' }).expect(409);
    const link = `/decisions/${await tokenOf(body.id)}`;
    await until(
      async () => (await author.agent.get('/api/notifications')).body.notifications as { href: string }[],
      (all) => all.length === 1 && all[0]!.href === link,
    );
    await admin.agent.delete(`${base}/decisions/${body.id}`).expect(403);
    const undone = await moderator.agent.delete(`${base}/decisions/${body.id}`).expect(200);
    expect(undone.body).toEqual({ isBack: true });
    expect(await isThere()).toBe(true);
    expect(await file(kind, id)).toMatchObject({ pending: 1, decisions: [{ isReversed: true }] });
    await moderator.agent.delete(`${base}/decisions/${body.id}`).expect(409);
    await decide(kind, id, { verdict: 'rejected' }).expect(200);
  });

  it('warns or suspends the author, completely or not at all', async () => {
    const { id, isThere } = await reported('tutorial');
    const order = { verdict: 'upheld', outcome: 'hide', reason };
    await decide('tutorial', id, { ...order, sanction: 'suspend', until: '2020-01-01T00:00:00Z' }).expect(
      400,
    );
    await app.nest.get(UsersService).update(author.user.id, { isModerator: true });
    await decide('tutorial', id, { ...order, sanction: 'warn' }).expect(403);
    expect(await isThere()).toBe(true);
    await decide('tutorial', id, { ...order, sanction: 'warn' }, author).expect(403);
    await app.nest.get(UsersService).update(author.user.id, { isModerator: false, isAdmin: true });
    await decide('tutorial', id, { ...order, sanction: 'suspend' }, admin).expect(409);
    expect(await isThere()).toBe(true);
    await app.nest.get(UsersService).update(author.user.id, { isAdmin: false });
    await decide('tutorial', id, { ...order, sanction: 'warn' }).expect(200);
    expect(await isThere()).toBe(false);
    await told(author, 'Tutoriel retiré du site');

    await reported('member');
    await decide('member', author.user.id, { ...order, sanction: 'suspend' }).expect(400);
    const until = new Date(Date.now() + 7 * DAY_MS).toISOString();
    const suspension = { verdict: 'upheld', outcome: 'keep', sanction: 'suspend', until, reason };
    const { body } = await decide('member', author.user.id, suspension).expect(200);
    expect(body).toMatchObject({ sanction: 'suspend', suspendedUntil: until });
    await author.agent.get('/api/auth/me').expect(401);
    await moderator.agent.delete(`${base}/decisions/${body.id}`).expect(200);
    const { username, password } = author.body;
    await app.http.post('/api/auth/login').send({ username, password }).expect(200);
    await decide('member', author.user.id, { verdict: 'rejected' }).expect(200);
  });

  it('is also recorded when moderators decide report by report', async () => {
    const { id } = await reported('comment');
    const [mine] = (await admin.agent.get(`/api/admin/reports?commentId=${id}`)).body as { id: number }[];
    const patch = (body: object) =>
      admin.agent.patch(`/api/admin/reports/${mine!.id}`).send(body).expect(200);
    expect((await patch({ status: 'resolved' })).body.decision).toMatchObject({
      verdict: 'upheld',
      outcome: 'keep',
    });
    expect((await patch({ status: 'pending' })).body.decision).toBeNull();
    const { body } = await patch({ status: 'resolved', deleteComment: true });
    expect(body.decision).toMatchObject({ outcome: 'delete' });
    expect(await file('comment', id)).toMatchObject({
      decisions: [{ isReversed: false }, { isReversed: true }],
    });
    await told(author, 'Commentaire supprimé');
  });
});

it('is counted by quarter, without names', async () => {
  const figures = async () => (await app.http.get('/api/moderation/figures').expect(200)).body.quarters[0];
  const count = (rows: { kind: string; count: number }[], kind: Kind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.count, 0);
  const before = await figures();
  const { id } = await reported('collection');
  await decide('collection', id, { verdict: 'rejected' }).expect(200);
  const after = await figures();
  expect(count(after.received, 'collection')).toBe(count(before.received, 'collection') + 1);
  expect(count(after.decided, 'collection')).toBe(count(before.decided, 'collection') + 1);
  expect(after.medianSeconds).toEqual(expect.any(Number));
  expect(JSON.stringify(after)).not.toContain(author.user.displayName);
});

describe('an appeal', () => {
  const hide = { verdict: 'upheld', outcome: 'hide', reason: 'Cela fait de la publicité.', sanction: 'warn' };
  const text = 'Ce lien mène à une documentation.';

  it('is possible once, without signing in, and is answered by another moderator', async () => {
    const { id, isThere } = await reported('collection');
    const { body: decision } = await decide('collection', id, hide).expect(200);
    const at = `/api/decisions/${await tokenOf(decision.id)}`;
    const { body: read, text: whole } = await app.http.get(at).expect(200);
    expect(read).toMatchObject({
      kind: 'collection',
      title: 'À lire',
      outcome: 'hide',
      sanction: 'warn',
      rule: 'spam',
      reason: hide.reason,
      appealableUntil: expect.any(String),
      appeal: null,
    });
    for (const name of [reader, moderator]) expect(whole).not.toContain(name.user.displayName);
    await app.http.post(`${at}/appeal`).send({ text: 'Non' }).expect(400);
    await app.http
      .post(`${at}/appeal`)
      .send({ text: 'x'.repeat(1001) })
      .expect(400);
    expect((await app.http.post(`${at}/appeal`).send({ text }).expect(201)).body.appeal).toMatchObject({
      text,
      status: 'pending',
    });
    await app.http.post(`${at}/appeal`).send({ text }).expect(409);
    await app.http.get('/api/decisions/autre').expect(404);
    const { body: list } = await admin.agent.get('/api/admin/appeals?status=pending').expect(200);
    expect(list).toMatchObject({ total: 1, appeals: [{ text, decision: { id: decision.id } }] });
    await told(admin, 'Nouveau recours');
    const answer = (person: Person, body: object) =>
      person.agent.patch(`/api/admin/appeals/${list.appeals[0].id}`).send(body);
    await answer(moderator, { status: 'upheld' }).expect(403);
    await answer(admin, { status: 'pending' }).expect(400);
    await answer(admin, { status: 'reversed', answer: 'Vous avez raison.' }).expect(200);
    await answer(admin, { status: 'upheld' }).expect(409);
    expect(await isThere()).toBe(true);
    await told(author, 'Décision annulée');
    expect((await app.http.get(at).expect(200)).body).toMatchObject({
      isReversed: true,
      appealableUntil: null,
      appeal: { status: 'reversed', answer: 'Vous avez raison.' },
    });
  });

  it('is refused after thirty days', async () => {
    const { id } = await reported('comment');
    const { body } = await decide('comment', id, { ...hide, outcome: 'delete' }).expect(200);
    const decidedAt = new Date(Date.now() - 31 * DAY_MS);
    await app.nest.get(DataSource).getRepository(Decision).update({ id: body.id }, { decidedAt });
    await app.http
      .post(`/api/decisions/${await tokenOf(body.id)}/appeal`)
      .send({ text })
      .expect(409);
  });

  it('is answered by the same moderator if there is no other', async () => {
    const { id } = await reported('tutorial');
    const { body } = await decide('tutorial', id, hide).expect(200);
    await app.http
      .post(`/api/decisions/${await tokenOf(body.id)}/appeal`)
      .send({ text })
      .expect(201);
    const { body: list } = await moderator.agent.get('/api/admin/appeals?status=pending').expect(200);
    const users = app.nest.get(UsersService);
    const all = await app.nest.get(DataSource).query('SELECT id FROM users WHERE isAdmin = 1');
    for (const one of all as { id: number }[]) await users.update(one.id, { isAdmin: false });
    const at = `/api/admin/appeals/${list.appeals[0].id}`;
    await moderator.agent.patch(at).send({ status: 'upheld', answer: 'Maintenue.' }).expect(200);
    for (const one of all as { id: number }[]) await users.update(one.id, { isAdmin: true });
    await told(author, 'Recours examiné');
  });
});
