import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { UsersService } from '../src/members/users/users.service.js';
import { Decision } from '../src/moderation/decisions/decision.entity.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { report, reportSubject } from './reported-subject.js';

let app: TestApp;
let admin: Person;
let moderator: Person;
let reader: Person;
let other: Person;
beforeAll(async () => {
  app = await startApp();
  [admin, moderator, reader, other] = await Promise.all([
    signUpAdmin(app),
    signUp(app),
    signUp(app),
    signUp(app),
  ]);
  await app.nest.get(UsersService).update(moderator.user.id, { isModerator: true });
});
afterAll(() => app.stop());

/** A comment by a new member; two members report it for different reasons. */
async function reportedTwice(): Promise<{ author: Person; commentId: number; reportIds: number[] }> {
  const author = await signUp(app, { isContributor: true });
  const { id: commentId } = await reportSubject(app, 'comment', author, reader);
  await report(other, '/api/comments/report', { commentId, reason: 'offensive' });
  const { body } = await moderator.agent.get(`/api/admin/reports?commentId=${commentId}`).expect(200);
  return { author, commentId, reportIds: (body as { id: number }[]).map(({ id }) => id) };
}

async function decisionsOf(commentId: number): Promise<{ token: string; reason: string }[]> {
  const decisions = app.nest.get(DataSource).getRepository(Decision);
  return decisions.find({
    where: { kind: 'comment', subjectId: commentId },
    select: { token: true, reason: true },
  });
}

it('40.36 tells the authors of comments deleted together the chosen reason', async () => {
  const [one, two] = [await reportedTwice(), await reportedTwice()];
  const ids = [...one.reportIds, ...two.reportIds];
  const reason = 'Cela fait la publicité d’un produit.';
  await moderator.agent
    .patch('/api/admin/reports')
    .send({ ids, status: 'resolved', deleteComment: true, reason })
    .expect(200);
  for (const { author, commentId } of [one, two]) {
    expect(await decisionsOf(commentId)).toMatchObject([{ reason }]);
    const [letter] = (await emailsTo(app, author.body.email)).filter((text) => text.includes('Motif'));
    expect(letter).toContain(`Motif : ${reason}`);
  }
});

it.each([{}, { reason: null }, { reason: '' }, { reason: '   ' }])(
  '40.36 gives no reason if the moderator chose none: %j',
  async (given) => {
    const { author, commentId, reportIds } = await reportedTwice();
    await moderator.agent
      .patch(`/api/admin/reports/${reportIds[0]}`)
      .send({ status: 'resolved', deleteComment: true, ...given })
      .expect(200);
    const [{ token, reason }] = (await decisionsOf(commentId)) as [{ token: string; reason: string }];
    expect(reason).toBe('');
    const letters = await emailsTo(app, author.body.email);
    const told = letters.filter((text) => text.includes(token));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('Motif');
    expect(told[0]).toContain('Des membres l’ont signalé');
  },
);

it('40.36 refuses a reason that is too long', async () => {
  const { reportIds } = await reportedTwice();
  await moderator.agent
    .patch('/api/admin/reports')
    .send({ ids: reportIds, status: 'resolved', deleteComment: true, reason: 'x'.repeat(1001) })
    .expect(400);
});

it('40.36 shows the appellant, the moderator and the content of an appeal', async () => {
  const { author, commentId, reportIds } = await reportedTwice();
  await moderator.agent
    .patch(`/api/admin/reports/${reportIds[0]}`)
    .send({ status: 'resolved', deleteComment: true, reason: 'Publicité.' })
    .expect(200);
  const [{ token }] = (await decisionsOf(commentId)) as [{ token: string; reason: string }];
  await app.http
    .post(`/api/decisions/${token}/appeal`)
    .send({ text: 'Ce lien mène à une documentation.' })
    .expect(201);
  const { body } = await admin.agent.get('/api/admin/appeals?status=pending').expect(200);
  const expected = {
    appellant: { id: author.user.id },
    decider: { id: moderator.user.id },
    decision: { kind: 'comment', subjectId: commentId, reason: 'Publicité.', reports: 2 },
  };
  const [appeal] = (body as { appeals: { id: number }[] }).appeals;
  expect(appeal).toMatchObject(expected);
  const { body: answered } = await admin.agent
    .patch(`/api/admin/appeals/${appeal!.id}`)
    .send({ status: 'upheld' })
    .expect(200);
  expect(answered).toMatchObject({ ...expected, status: 'upheld' });
});
