import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DeletedComment } from '../src/community/comments/deleted-comment.entity.js';
import { DeletedCommentsService } from '../src/community/comments/deleted-comments.service.js';
import { TutorialWriting } from '../src/content/tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../src/content/tutorials/tutorials.service.js';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { StoredCount } from '../src/platform/counts/stored-count.entity.js';
import { QueueEntry } from '../src/moderation/reports/queue-entry.entity.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createReport, createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';

/* Stored counters must equal a fresh count. */

let app: TestApp;
let admin: Person;
let counts: StoredCounts;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  counts = app.nest.get(StoredCounts);
});
afterAll(() => app.stop());

const queue = () =>
  app.nest.get(DataSource).manager.find(QueueEntry, {
    order: { kind: 'ASC', subjectId: 'ASC', reason: 'ASC' },
  });
const states = () =>
  app.nest.get(DataSource).query<unknown[]>('SELECT id, publicationState FROM tutorials ORDER BY id');
/** Recounts everything, which also rebuilds the moderation queue and the states of tutorials. */
async function expectNothingWrong(): Promise<void> {
  const before = [await queue(), await states()];
  expect(await counts.recountAll()).toBe(0);
  expect([await queue(), await states()]).toEqual(before);
}

/** Seeded, the same in each run. */
let state = 7;
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
const pick = <T>(list: T[]): T | undefined => list[random(list.length)];
const domains = ['programmation', 'design', 'langues'];
const levels = ['beginner', 'advanced', null] as const;

it('the stored counts equal a recount after any action', async () => {
  const helper = await signUpAdmin(app);
  const members = [await signUp(app), await signUp(app), await signUp(app)];
  const passing: Person[] = [];
  const tutorials: number[] = [];
  const comments: { id: number; by: Person }[] = [];
  const reports: number[] = [];
  const decisions: number[] = [];
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const fields = { domain: pick(domains)!, difficulty: pick([...levels])! };
      tutorials.push(await createTutorial(app, fields));
    },
    async () => tutorials.push(await publishTutorial(app, pick(members)!)),
    async () => {
      const body = { isPublished: random(2) === 0 };
      await pick([admin, helper])!
        .agent.patch(`/api/admin/tutorials/${pick(tutorials) ?? 0}`)
        .send(body);
    },
    async () => {
      const id = pick(tutorials);
      const known =
        id &&
        (await app.nest
          .get(TutorialsService)
          .getWhole(id)
          .catch(() => undefined));
      if (!known) return;
      const { title, description, tags, source } = known;
      const written = {
        title,
        description,
        tags,
        source,
        domainId: 1 + random(6),
        difficulty: pick([...levels])!,
      };
      await app.nest.get(TutorialWriting).rewrite(id, written, { editorId: admin.user.id });
    },
    async () => {
      const id = pick(tutorials);
      if (id) app.nest.get(ViewCounter).record(id, `lecteur ${random(1000)}`);
      await app.nest.get(ViewCounter).write();
    },
    async () => {
      const [by, tutorial] = [pick([...members, ...passing])!, pick(tutorials)];
      if (tutorial) comments.push({ id: await createComment(app, by, tutorial).catch(() => 0), by });
    },
    async () => {
      const [by, above] = [pick(members)!, pick(comments)];
      const content = 'Une réponse';
      const { body } = await admin.agent.get('/api/admin/comments');
      const parent = body.comments.find(({ id }: { id: number }) => id === above?.id);
      if (!parent) return;
      const path = `/api/tutorials/${parent.tutorialId}/comments`;
      const reply = await by.agent.post(path).send({ content, parentId: parent.id });
      if (reply.status === 201) comments.push({ id: reply.body.id, by });
    },
    async () => {
      const [by, about] = [pick(members)!, pick(comments)];
      const reason = random(2) ? 'spam' : 'offensive';
      if (about) reports.push(await createReport(app, by, about.id, reason).catch(() => 0));
    },
    async () => {
      const decision = { status: pick(['resolved', 'rejected', 'pending']), deleteComment: false };
      await admin.agent.patch(`/api/admin/reports/${pick(reports) ?? 0}`).send(decision);
    },
    async () => {
      const [thing] = (await admin.agent.get('/api/admin/moderation/queue')).body.things;
      if (!thing) return;
      const path = `/api/admin/moderation/things/${thing.kind}/${thing.subjectId}/decision`;
      const body = { verdict: pick(['upheld', 'rejected']), outcome: 'keep' };
      decisions.push((await admin.agent.post(path).send(body).expect(200)).body.id);
    },
    async () => admin.agent.delete(`/api/admin/moderation/decisions/${pick(decisions) ?? 0}`),
    async () => admin.agent.delete(`/api/comments/${pick(comments)?.id ?? 0}`),
    async () => admin.agent.post(`/api/admin/comments/${pick(comments)?.id ?? 0}/restore`),
    async () => {
      const mine = pick(comments);
      if (mine) await mine.by.agent.delete(`/api/comments/${mine.id}`);
    },
    async () => passing.push(await signUp(app)),
    async () => {
      const { manager } = app.nest.get(DataSource);
      await manager.update(DeletedComment, { id: pick(comments)?.id ?? 0 }, { deletedAt: new Date(0) });
      await app.nest.get(DeletedCommentsService).forgetOld();
    },
    async () => admin.agent.delete(`/api/tutorials/${pick(tutorials) ?? 0}`),
    async () => {
      const [thrown] = (await admin.agent.get('/api/admin/tutorials?state=deleted')).body.tutorials;
      if (thrown) await admin.agent.post(`/api/contributions/trash/${thrown.id}/restore`).expect(200);
    },
  ];
  const [addTutorial, , , , , addComment, addReply] = acts;
  for (let round = 0; round < 260; round++) {
    // Additions are more frequent than deletions, so that there is always data.
    await pick([...acts, addTutorial!, addComment!, addComment!, addComment!, addReply!])!();
    if (round % 50 === 49) await counts.mergeAddends();
  }
  const acted = (part: string): boolean => part.startsWith(`${helper.user.id}/`);
  expect([...(await counts.readCounts('audit')).keys()].some(acted)).toBe(true);
  expect(await counts.readTotal('comments')).toBeGreaterThan(3);
  expect(await counts.readTotal('deleted-comments')).toBeGreaterThan(1);
  expect((await counts.readCounts('tutorials')).size).toBeGreaterThan(5);
  expect(decisions.length).toBeGreaterThan(3);
  // Deletions with many dependent rows.
  for (const id of tutorials.slice(0, 5)) await admin.agent.delete(`/api/tutorials/${id}`);
  await expectNothingWrong();
  const trash = (id: number) => `/api/contributions/trash/${id}`;
  for (const id of tutorials.slice(0, 3)) await admin.agent.delete(trash(id)).expect(200);
  await admin.agent.post(`${trash(tutorials[3]!)}/restore`).expect(200);
  for (const { agent, body } of [...passing, members[0]!, helper])
    await agent.delete('/api/auth/account').send({ password: body.password }).expect(200);
  await expectNothingWrong();
});

it('simultaneous reports of the same content are counted once in the queue, and each in its order', async () => {
  const author = await signUp(app);
  const tutorial = await createTutorial(app);
  const [one, other] = [
    await createComment(app, author, tutorial),
    await createComment(app, author, tutorial),
  ];
  const members: Person[] = [];
  while (members.length < 6) members.push(await signUp(app));
  const made = await Promise.all(
    members.flatMap((member, index) =>
      [one, other].map((id) => createReport(app, member, id, index % 2 ? 'spam' : 'offensive')),
    ),
  );
  await expectNothingWrong();
  const listed = (await admin.agent.get('/api/admin/moderation/queue?reason=spam')).body;
  const thing = listed.things.find(({ subjectId }: { subjectId: number }) => subjectId === one);
  expect(thing).toMatchObject({ count: 6, reasons: [{ count: 3 }, { count: 3 }] });
  const decide = (id: number) =>
    admin.agent.patch(`/api/admin/reports/${id}`).send({ status: 'rejected', deleteComment: false });
  for (const { status } of await Promise.all(made.slice(0, 7).map(decide))) expect(status).toBe(200);
  await expectNothingWrong();
  for (const id of made.slice(7)) await decide(id).expect(200);
  await expectNothingWrong();
  expect((await queue()).filter(({ subjectId }) => [one, other].includes(subjectId))).toEqual([]);
});

it('a wrong count is found and corrected', async () => {
  const manager = app.nest.get(DataSource).manager;
  const before = await counts.readTotal('members');
  await manager.insert(StoredCount, { subject: 'members', part: '', value: 5 });
  expect(await counts.readTotal('members')).toBe(before + 5);
  expect(await counts.recountAll()).toBe(1);
  expect(await counts.readTotal('members')).toBe(before);
});

it('merging the rows of a count keeps their sum', async () => {
  const manager = app.nest.get(DataSource).manager;
  const before = await counts.readTotal('members');
  const steps = Array.from({ length: 40 }, (_, index) => (index % 2 ? -1 : 1) as number);
  await Promise.all([
    ...steps.map((by) =>
      manager.transaction((inner) => counts.changeCounts(inner, [{ subject: 'members', part: '', by }])),
    ),
    counts.mergeAddends(),
    counts.mergeAddends(),
  ]);
  await counts.mergeAddends();
  expect(await manager.countBy(StoredCount, { subject: 'members', part: '' })).toBe(1);
  expect(await counts.readTotal('members')).toBe(before);
});

it('lists and statistics count no rows', async () => {
  const paths = [
    '/api/tutorials?limit=5',
    '/api/tutorials?limit=5&domainId=1&difficulty=beginner',
    '/api/domains/1/tutorials?limit=5',
    '/api/admin/tutorials?limit=5',
    '/api/admin/tutorials?limit=5&state=unpublished',
    '/api/admin/tutorials?limit=5&state=deleted',
    '/api/admin/comments?limit=5',
    '/api/admin/comments?limit=5&state=deleted',
    '/api/admin/newsletter/subscribers?limit=5',
    '/api/admin/newsletter/subscribers?limit=5&state=waiting',
    '/api/admin/reports?limit=5&status=pending',
    '/api/admin/reports?limit=5&kind=comment',
    '/api/admin/reports/overview',
    '/api/admin/moderation/queue',
    '/api/admin/moderation/queue?kind=comment&reason=spam',
    '/api/admin/audit?limit=5&targetType=comment',
    '/api/admin/users?limit=5',
    '/api/admin/users?limit=5&kind=contributor',
  ];
  for (const path of paths) {
    const queries = await queriesOf(app, () => admin.agent.get(path).expect(200));
    expect(queries.filter((query) => query.includes('COUNT('))).toEqual([]);
  }
});

it('merging rows loses no concurrent change', async () => {
  const manager = app.nest.get(DataSource).manager;
  const before = await counts.readTotal('views');
  const WRITERS = 20;
  const TIMES = 40;
  let writing = WRITERS;
  const write = async (): Promise<void> => {
    for (let time = 0; time < TIMES; time++) {
      const changes = [
        { subject: 'views', part: '', by: 1 },
        { subject: 'comment-days', part: '2026-01-01', by: 1 },
      ] as const;
      await manager.transaction((inner) => counts.changeCounts(inner, changes));
    }
    writing--;
  };
  const addUp = async (): Promise<void> => {
    while (writing > 0) await counts.mergeAddends();
  };
  await Promise.all([...Array.from({ length: WRITERS }, write), addUp()]);
  expect(await counts.readTotal('views')).toBe(before + WRITERS * TIMES);
});
