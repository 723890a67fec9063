import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, Not } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { User } from '../src/members/users/user.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { Decision } from '../src/moderation/decisions/decision.entity.js';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { reportSubject, type Kind } from './reported-subject.js';
import { until } from './until.js';

let app: TestApp;
let author: Person;
let reader: Person;
let admin: Person;
let moderator: Person;
beforeAll(async () => {
  app = await startApp();
  [reader, admin, moderator] = await Promise.all([signUp(app), signUpAdmin(app), signUp(app)]);
  await become(moderator, { isModerator: true });
  // There is no other administrator, not even the first one.
  const users = app.nest.get(DataSource).getRepository(User);
  await users.update({ isAdmin: true, id: Not(admin.user.id) }, { isAdmin: false });
});
afterAll(() => app.stop());
beforeEach(async () => {
  author = await signUp(app, { isContributor: true });
});

afterEach(() => become(author, { isModerator: false }));

const become = ({ user }: Person, rights: object) => app.nest.get(UsersService).update(user.id, rights);
const base = '/api/admin/moderation';
const reason = 'Cela fait la publicité d’un produit.';
const decide = (kind: Kind, id: number, body: object, { agent } = moderator) =>
  agent.post(`${base}/things/${kind}/${id}/decision`).send({ verdict: 'upheld', reason, ...body });
const undo = (id: number, { agent } = moderator) => agent.delete(`${base}/decisions/${id}`);
const reported = (kind: Kind) => reportSubject(app, kind, author, reader);
const reportsOf = async (kind: Kind, id: number, { agent } = admin) => {
  const { body } = await agent.get(`/api/admin/reports?kind=${kind}`).expect(200);
  return (body as { id: number; subjectId: number }[]).filter(({ subjectId }) => subjectId === id);
};
const appealTo = async (decisionId: number) => {
  const decisions = app.nest.get(DataSource).getRepository(Decision);
  const found = await decisions.findOne({ where: { id: decisionId }, select: { token: true } });
  const at = `/api/decisions/${found!.token}/appeal`;
  await app.http.post(at).send({ text: 'Ce lien mène à une documentation.' }).expect(201);
  const { body } = await admin.agent.get('/api/admin/appeals?status=pending').expect(200);
  const appeals = body.appeals as { id: number; decision: { id: number } }[];
  return appeals.find(({ decision }) => decision.id === decisionId)!.id;
};

describe('the owner of reported content', () => {
  beforeEach(() => become(author, { isModerator: true }));

  it('cannot decide on it, not even report by report', async () => {
    const { id } = await reported('tutorial');
    const [one] = await reportsOf('tutorial', id);
    const { agent } = author;
    await agent.patch(`/api/admin/reports/${one!.id}`).send({ status: 'rejected' }).expect(403);
    await agent
      .patch('/api/admin/reports')
      .send({ ids: [one!.id], status: 'rejected' })
      .expect(403);
    expect((await reportsOf('tutorial', id))[0]).toMatchObject({ status: 'pending' });
  });

  it('does not learn the reporters', async () => {
    const { id } = await reported('comment');
    const at = `${base}/things/comment/${id}`;
    const { agent } = author;
    await agent.get(at).expect(403);
    await agent.post(`${at}/notes`).send({ text: 'Rien à voir.' }).expect(403);
    await agent.put(`${at}/assignee`).expect(403);
    await agent.delete(`${at}/assignee`).expect(403);
    const [one] = await reportsOf('comment', id);
    expect(one).toMatchObject({ userId: reader.user.id });
    const pages = [
      `/api/admin/reports/${one!.id}`,
      `/api/admin/reports?authorId=${author.user.id}`,
      `/api/admin/reports?userId=${reader.user.id}&authorId=${author.user.id}`,
      `${base}/queue?kind=comment`,
    ];
    for (const page of pages) {
      expect((await agent.get(page).expect(200)).text).not.toContain(`"${reader.user.displayName}"`);
      expect((await moderator.agent.get(page).expect(200)).text).toContain(`"${reader.user.displayName}"`);
    }
    const countBeyond = async ({ agent: asked }: Person) =>
      (await asked.get(`/api/admin/reports?userId=${reader.user.id}&limit=1&offset=100`).expect(200)).headers[
        'x-total-count'
      ];
    const before = Number(await countBeyond(author));
    await reported('comment');
    expect(Number(await countBeyond(author))).toBe(before);
    expect(Number(await countBeyond(moderator))).toBeGreaterThan(before);
    const news = async (person: Person) =>
      (await person.agent.get('/api/notifications')).body.notifications as { message: string }[];
    const names = (all: { message: string }[]) =>
      all.some(({ message }) => message.includes(reader.user.displayName));
    await until(() => news(moderator), names);
    expect(names(await news(author))).toBe(false);
    await decide('comment', id, { verdict: 'rejected' }).expect(200);
  });
});

describe('content that its author has withdrawn before the decision', () => {
  const publish = (id: number, isPublished: boolean) =>
    author.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished });

  it('stays off the site, and is the author’s again once the decision is undone', async () => {
    const { id, isThere } = await reported('tutorial');
    await publish(id, false).expect(200);
    const { body } = await decide('tutorial', id, { outcome: 'hide' }).expect(200);
    await publish(id, true).expect(403);
    expect((await undo(body.id).expect(200)).body).toEqual({ isBack: true });
    expect(await isThere()).toBe(false);
    await publish(id, true).expect(200);
    expect(await isThere()).toBe(true);
  });

  it.each(['hide', 'delete'])(
    'stays in the author’s trash when the decision is undone (%s)',
    async (outcome) => {
      const { id, isThere } = await reported('tutorial');
      const restore = () => author.agent.post(`/api/contributions/trash/${id}/restore`);
      await author.agent.delete(`/api/tutorials/${id}`).expect(200);
      const { body } = await decide('tutorial', id, { outcome }).expect(200);
      const restored = await restore();
      expect(restored.status < 300).toBe(outcome === 'hide');
      expect(await isThere()).toBe(false);
      await undo(body.id).expect(200);
      expect(await isThere()).toBe(false);
      if (outcome === 'delete') {
        await restore();
        expect(await isThere()).toBe(true);
      } else {
        await publish(id, true).expect(200);
      }
    },
  );

  it('stays hidden if the collection was made private meanwhile', async () => {
    const { id } = await reported('collection');
    const share = (isPublic: boolean) =>
      author.agent.patch(`/api/collections/${id}`).send({ isPublic }).expect(200);
    await share(false);
    const { body } = await decide('collection', id, { outcome: 'hide' }).expect(200);
    const { body: shared } = await share(true);
    const seen = () => app.http.get(`/api/collections/shared/${shared.shareToken}`);
    await seen().expect(404);
    await undo(body.id).expect(200);
    await seen().expect(200);
  });
});

describe('decisions report by report', () => {
  const patch = (id: number, body: object) => admin.agent.patch(`/api/admin/reports/${id}`).send(body);
  const decisionsOf = async (id: number) =>
    (await moderator.agent.get(`${base}/things/comment/${id}`).expect(200)).body.decisions as {
      isReversed: boolean;
    }[];

  it('decide once on a comment deleted twice, with a reason in words', async () => {
    const { id } = await reported('comment');
    const [one] = await reportsOf('comment', id);
    const order = { status: 'resolved', deleteComment: true };
    await patch(one!.id, order).expect(200);
    await patch(one!.id, order).expect(200);
    expect(await decisionsOf(id)).toHaveLength(1);
    const [news] = await until(
      async () => (await author.agent.get('/api/notifications')).body.notifications as { message: string }[],
      (all) => all.length > 0,
    );
    expect(news!.message).toContain('Motif : publicité ou courrier indésirable');
  });

  it('stay in force for the other reports when one becomes pending again', async () => {
    const { id } = await reported('comment');
    await moderator.agent.post('/api/comments/report').send({ commentId: id, reason: 'spam' }).expect(201);
    await decide('comment', id, { verdict: 'rejected' }, admin).expect(200);
    const [one, other] = await reportsOf('comment', id);
    await patch(one!.id, { status: 'pending' }).expect(200);
    expect(await decisionsOf(id)).toMatchObject([{ isReversed: false }]);
    await patch(other!.id, { status: 'pending' }).expect(200);
    expect(await decisionsOf(id)).toMatchObject([{ isReversed: true }]);
    await decide('comment', id, { verdict: 'rejected' }, admin).expect(200);
  });

  it('moderators’ notes are deleted with the owner’s account', async () => {
    const { id } = await reported('comment');
    const at = `${base}/things/comment/${id}`;
    await moderator.agent.post(`${at}/notes`).send({ text: 'Récidive.' }).expect(201);
    await decide('comment', id, { verdict: 'rejected' }).expect(200);
    const { password } = author.body;
    await author.agent.delete('/api/auth/account').send({ password }).expect(200);
    author = await signUp(app);
    expect((await moderator.agent.get(at).expect(200)).body.notes).toEqual([]);
  });
});

describe('two decisions about the same content', () => {
  it('keep it off the site while one of them is in force', async () => {
    const { id, isThere } = await reported('tutorial');
    const { body: first } = await decide('tutorial', id, { outcome: 'hide' }).expect(200);
    await admin.agent.post(`/api/tutorials/${id}/reports`).send({ reason: 'spam' }).expect(201);
    const { body: second } = await decide('tutorial', id, { outcome: 'hide' }).expect(200);
    await undo(first.id).expect(200);
    expect(await isThere()).toBe(false);
    expect((await undo(second.id).expect(200)).body).toEqual({ isBack: true });
    expect(await isThere()).toBe(true);
  });

  it('apply the longer suspension, and the other one when the longer is undone', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const end = async () =>
      (await app.nest.get(UsersService).find(author.user.id))!.suspendedUntil?.toISOString() ?? null;
    const [short, long] = [inDays(3), inDays(30)];
    const things = [await reported('comment'), await reported('comment')];
    const order = { outcome: 'keep', sanction: 'suspend' };
    const { body: longer } = await decide('comment', things[0]!.id, { ...order, until: long }).expect(200);
    await decide('comment', things[1]!.id, { ...order, until: short }).expect(200);
    expect(await end()).toBe(long);
    await undo(longer.id).expect(200);
    expect(await end()).toBe(short);
  });
});

describe('an appeal', () => {
  it('is answered by the deciding moderator if the only other one is concerned', async () => {
    await become(author, { isModerator: true });
    const { id } = await reported('tutorial');
    const { body } = await decide('tutorial', id, { outcome: 'hide' }, admin).expect(200);
    const appealId = await appealTo(body.id);
    const answer = ({ agent }: Person) =>
      agent.patch(`/api/admin/appeals/${appealId}`).send({ status: 'upheld' });
    await answer(author).expect(403);
    await answer(admin).expect(403);
    await become(moderator, { isModerator: false });
    await answer(author).expect(403);
    await answer(admin).expect(200);
    await become(moderator, { isModerator: true });
  });

  it('does not let a moderator lift an administrator’s sanction against a moderator', async () => {
    await become(author, { isModerator: true });
    const { id } = await reported('comment');
    const order = { outcome: 'keep', sanction: 'suspend' };
    const { body } = await decide('comment', id, order, admin).expect(200);
    const at = `/api/admin/appeals/${await appealTo(body.id)}`;
    await moderator.agent.patch(at).send({ status: 'reversed' }).expect(403);
    await admin.agent.patch(at).send({ status: 'reversed' }).expect(200);
  });

  it('ends when the decision is undone', async () => {
    const { id } = await reported('collection');
    const { body } = await decide('collection', id, { outcome: 'hide' }).expect(200);
    const at = `/api/admin/appeals/${await appealTo(body.id)}`;
    await undo(body.id).expect(200);
    const { body: waiting } = await admin.agent.get('/api/admin/appeals?status=pending').expect(200);
    expect(waiting.total).toBe(0);
    await admin.agent.patch(at).send({ status: 'upheld' }).expect(409);
  });
});
