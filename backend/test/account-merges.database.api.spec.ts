import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { mergedColumns } from '../src/members/account-merges/merged-columns.js';
import { User } from '../src/members/users/user.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { joinAuthors } from './authors.js';
import { emailsTo } from './emails.js';
import { eventsHandled } from './events.js';
import { createComment, createTutorial, publishTutorial } from './factories.js';
import { leaveTraces, memberColumns, referring } from './member-traces.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

/* Merging two accounts of one person. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const reason = 'La même personne s’est inscrite deux fois.';
const merge = (from: Person, into: Person, by = admin) =>
  by.agent.post(`/api/admin/users/${from.user.id}/merge`).send({ into: into.user.id, reason });
const read = async (path: string, person?: Person) =>
  (await (person?.agent ?? app.http).get(path).expect(200)).body;
const mailTo = async (address: string) => (await emailsTo(app, address)).join('\n');
const update = (person: Person, changes: Partial<User>) =>
  app.nest.get(UsersService).update(person.user.id, changes);

it('lists every column that references a member', async () => {
  expect(Object.keys(mergedColumns).toSorted()).toEqual((await memberColumns(app)).toSorted());
});

it('leaves no row behind: everything but the account’s own settings moves to the other account', async () => {
  const [other, into] = [await signUp(app, { isContributor: true }), await signUp(app)];
  const member = await leaveTraces(app, other, admin);
  await admin.agent.patch(`/api/admin/users/${member.user.id}`).send({ isAdmin: false }).expect(200);
  const { id } = member.user;
  // Only moderators can be assigned to cases.
  await update(into, { isModerator: true });
  await merge(member, into).expect(200);
  expect(await referring(app, id)).toEqual([]);
  const moved = Object.entries(mergedColumns).flatMap(([name, becomes]) =>
    becomes === 'goes' ? [] : [name],
  );
  // The target account has no daily email, so nothing is queued for one.
  const expected = moved.filter((name) => name !== 'comment_mail_items.userId');
  expect(await referring(app, into.user.id)).toEqual(expect.arrayContaining(expected));
  expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
  // Deleting the target account removes the traces of both.
  await into.agent.delete('/api/auth/account').send({ password: into.body.password }).expect(200);
  const audit = await read('/api/admin/audit?action=user.merge', admin);
  expect(JSON.stringify(audit)).not.toContain(member.body.username);
});

it('keeps duplicates once, prefers the other account’s data, and keeps counts correct', async () => {
  const [from, into, writer] = [
    await signUp(app, { isContributor: true }),
    await signUp(app, { isContributor: true }),
    await signUp(app, { isContributor: true }),
  ];
  const both = await publishTutorial(app, from);
  await joinAuthors(app, from, both, into);
  const own = await publishTutorial(app, from);
  const tutorial = await publishTutorial(app, writer);
  const another = await createTutorial(app);
  const liked = await createComment(app, writer, tutorial);
  const said = await createComment(app, from, tutorial);
  for (const [person, score] of [
    [from, 1],
    [into, 5],
  ] as const) {
    const { agent } = person;
    await agent.post(`/api/tutorials/${tutorial}/rating`).send({ score }).expect(201);
    await agent.post(`/api/comments/${liked}/like`).expect(200);
    await agent.post('/api/favorites').send({ tutorialId: tutorial }).expect(201);
    await agent.put('/api/domains/1/follow').expect(200);
    await agent.put(`/api/authors/${writer.user.id}/follow`).expect(200);
    await agent.put('/api/tags/Perles/follow').expect(200);
    await agent.post('/api/comments/report').send({ commentId: liked, reason: 'spam' }).expect(201);
    await agent.put('/api/notifications/mail').send({ mode: 'daily' }).expect(200);
  }
  await from.agent.post(`/api/tutorials/${another}/rating`).send({ score: 2 }).expect(201);
  await from.agent.post('/api/favorites').send({ tutorialId: another }).expect(201);
  await from.agent.put('/api/tags/Laine/follow').expect(200);
  // The two accounts follow each other, and a third member follows both.
  await from.agent.put(`/api/authors/${into.user.id}/follow`).expect(200);
  await into.agent.put(`/api/authors/${from.user.id}/follow`).expect(200);
  for (const person of [from, into])
    await writer.agent.put(`/api/authors/${person.user.id}/follow`).expect(200);
  await from.agent.post(`/api/users/${into.user.id}/reports`).send({ reason: 'other' }).expect(201);
  await writer.agent.post(`/api/users/${from.user.id}/reports`).send({ reason: 'other' }).expect(201);
  // One account has read further, the other has completed more steps.
  await from.agent.put(`/api/tutorials/${tutorial}/progress`).send({ position: 0.8 }).expect(200);
  await into.agent.put(`/api/tutorials/${tutorial}/progress`).send({ position: 0.3 }).expect(200);
  await from.agent.put(`/api/tutorials/${own}/progress`).send({ position: 0.2 }).expect(200);
  await into.agent.put(`/api/tutorials/${own}/progress`).send({ position: 0.4 }).expect(200);
  const collection = (await from.agent.post('/api/collections').send({ name: 'Du fil' }).expect(201)).body;
  const draft = { title: 'Un rouet', description: '', source: 'Filer.', tags: [], domainId: 1 };
  const { id: draftId } = (await from.agent.post('/api/drafts').send(draft).expect(201)).body;
  await eventsHandled(app);
  await createComment(app, writer, own);
  await eventsHandled(app);
  const unread = (await read('/api/notifications', from)).unread as number;
  const before = (await read('/api/notifications', into)).unread as number;
  expect(unread).toBeGreaterThan(0);

  const preview = await read(`/api/admin/users/${from.user.id}/merge/${into.user.id}`, admin);
  expect(preview).toEqual({
    problem: null,
    moves: {
      tutorials: 2,
      drafts: 1,
      comments: 1,
      ratings: 2,
      favorites: 2,
      collections: 1,
      progress: 2,
      follows: 5,
      followers: 2,
    },
    ratedTwice: 1,
  });
  // Fills the caches with answers and pages from before the merge.
  await read(`/api/tutorials/${tutorial}/comments`);
  await app.http.get(`/tutoriels/${own}`).expect(200);
  const { body } = await merge(from, into).expect(200);
  expect(body).toMatchObject({ id: into.user.id, username: into.body.username });

  expect((await read(`/api/tutorials/${both}`)).authors).toMatchObject([{ id: into.user.id }]);
  expect(await read(`/api/tutorials/${own}`)).toMatchObject({
    authorId: into.user.id,
    authorName: into.user.displayName,
  });
  expect((await app.http.get(`/tutoriels/${own}`).expect(200)).text).not.toContain(from.user.displayName);
  expect(await read(`/api/tutorials/${tutorial}/rating`)).toMatchObject({ average: 5, count: 1 });
  expect(await read(`/api/tutorials/${another}/rating`)).toMatchObject({ average: 2, count: 1 });
  const comments = await read(`/api/tutorials/${tutorial}/comments`);
  expect(comments).toMatchObject([
    { id: said, user: { id: into.user.id } },
    { id: liked, likes: 1 },
  ]);
  expect((await read('/api/favorites', into)).total).toBe(2);
  const follows = await read('/api/follows', into);
  expect(follows).toMatchObject({
    domains: [{ id: 1 }],
    authors: [{ id: writer.user.id }],
    tags: ['Perles', 'Laine'],
  });
  expect((await read('/api/follows', writer)).authors).toMatchObject([{ id: into.user.id }]);
  expect(await read(`/api/tutorials/${tutorial}/progress`, into)).toMatchObject({ position: 0.8 });
  expect(await read(`/api/tutorials/${own}/progress`, into)).toMatchObject({ position: 0.4 });
  expect((await read('/api/collections', into)).collections).toMatchObject([{ id: collection.id }]);
  expect(await read(`/api/drafts/${draftId}`, into)).toMatchObject({ title: 'Un rouet' });
  expect((await read('/api/notifications', into)).unread).toBe(before + unread);
  const queued = () =>
    app.nest.get(DataSource).query('SELECT * FROM moderation_queue ORDER BY kind, subjectId, reason');
  const queue: unknown = await queued();
  expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
  expect(await queued()).toEqual(queue);

  await untilSearchable(app);
  const found = await read(`/api/search?query=${encodeURIComponent(into.user.displayName)}`);
  expect(found.tutorials.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([own]));
  // Of two reports of the same content one remains, and reports of one's own content are dropped.
  const reporters = await app.nest
    .get(DataSource)
    .query<{ userId: number | null; subjectId: number }[]>(
      'SELECT userId, subjectId FROM reports WHERE status = ? AND (userId = ? OR subjectId IN (?, ?)) ORDER BY id',
      ['pending', into.user.id, liked, into.user.id],
    );
  expect(reporters).toMatchObject([
    { userId: null, subjectId: liked },
    { userId: into.user.id, subjectId: liked },
    { userId: null, subjectId: into.user.id },
    { userId: writer.user.id, subjectId: into.user.id },
  ]);
  await writer.agent.post(`/api/users/${into.user.id}/reports`).send({ reason: 'other' }).expect(409);
});

it('deletes the account, emails both addresses, and records the reason in the audit trail', async () => {
  const [from, into] = [await signUp(app), await signUp(app)];
  await merge(from, into).expect(200);
  await from.agent.get('/api/auth/me').expect(401);
  const { username, password, email } = from.body;
  await app.http.post('/api/auth/login').send({ username, password }).expect(401);
  await into.agent.get('/api/auth/me').expect(200);
  expect(await mailTo(email)).toContain(
    `fusionné votre compte ${username} avec le compte ${into.body.username}`,
  );
  expect(await mailTo(into.body.email)).toContain(`fusionné le compte ${username} avec le vôtre`);
  const { entries } = await read('/api/admin/audit?action=user.merge', admin);
  expect(entries[0]).toMatchObject({
    targetId: from.user.id,
    note: reason,
    before: { username },
    after: { into: into.body.username },
  });
  await merge(from, into).expect(404);
  await admin.agent.get(`/api/admin/users/${from.user.id}/merge/${into.user.id}`).expect(404);
});

it('redirects an author’s page and feeds to the new author, also after another merge', async () => {
  const [from, into, last] = [
    await signUp(app, { isContributor: true }),
    await signUp(app),
    await signUp(app),
  ];
  const hidden = await signUp(app);
  const id = await publishTutorial(app, from);
  const old = from.user.id;
  await app.http.get(`/auteurs/${old}`).expect(200);
  await merge(from, into).expect(200);
  const leadsTo = async ({ user }: Person) => {
    const page = await app.http.get(`/auteurs/${old}?page=1`).expect(301);
    expect(page.headers['location']).toBe(`/auteurs/${user.id}?page=1`);
    const feed = await app.http.get(`/auteurs/${old}/flux/atom.xml`).expect(301);
    expect(feed.headers['location']).toBe(`/auteurs/${user.id}/flux/atom.xml`);
    expect(await read(`/api/authors/${old}`)).toMatchObject({ id: user.id, displayName: user.displayName });
    expect((await read(`/api/authors/${old}/tutorials`)).tutorials).toMatchObject([{ id }]);
  };
  await leadsTo(into);
  await merge(into, last).expect(200);
  await leadsTo(last);
  // Without a public page there is no redirect, which would reveal that both accounts were one person's.
  await merge(hidden, last).expect(200);
  await app.http.get(`/auteurs/${hidden.user.id}`).expect(404);
  await last.agent.put('/api/auth/profile').send({ displayName: 'Un autre nom' }).expect(200);
  expect(await read(`/api/authors/${old}`)).toMatchObject({ displayName: 'Un autre nom' });
  await last.agent.delete('/api/auth/account').send({ password: last.body.password }).expect(200);
  await app.http.get(`/api/authors/${old}`).expect(404);
});

it('gives no rights', async () => {
  const [from, into] = [await signUp(app, { isContributor: true }), await signUp(app)];
  await update(from, { isModerator: true, isReviewer: true });
  const { body } = await merge(from, into).expect(200);
  expect(body).toMatchObject({ isAdmin: false, isModerator: false, isReviewer: false, isContributor: false });
});

it('keeps the longer suspension, and a revoked right to publish', async () => {
  const [long, short] = [new Date(Date.now() + 9e8), new Date(Date.now() + 1e8)];
  const [from, into] = [await signUp(app), await signUp(app)];
  const suspend = ({ user }: Person, until: Date, why: string) =>
    admin.agent
      .post(`/api/admin/users/${user.id}/suspension`)
      .send({ until: until.toISOString(), reason: why })
      .expect(200);
  await suspend(from, long, 'Publicité répétée.');
  await update(from, { contributorRevoked: true });
  await merge(from, into).expect(200);
  const login = await app.http.post('/api/auth/login').send(into.body).expect(403);
  expect(login.body.message).toContain('Publicité répétée.');
  await into.agent.get('/api/profile/page').expect(401);
  expect(await mailTo(into.body.email)).toContain('Publicité répétée.');
  expect(await app.nest.get(UsersService).find(into.user.id)).toMatchObject({ contributorRevoked: true });

  const shorter = await signUp(app);
  await suspend(shorter, short, 'Moins longtemps.');
  await merge(shorter, into).expect(200);
  expect(await app.nest.get(UsersService).find(into.user.id)).toMatchObject({ suspendedUntil: long });
});

it('refuses a merge that would lose a sanction, or concerns the actor or an administrator', async () => {
  const [from, into, colleague] = [await signUp(app), await signUp(app), await signUpAdmin(app)];
  const refused = async (one: Person, other: Person, said: string) => {
    const { body } = await merge(one, other).expect(409);
    expect(body.message).toContain(said);
    const path = `/api/admin/users/${one.user.id}/merge/${other.user.id}`;
    expect((await read(path, admin)).problem).toBe(body.message);
    expect(await app.nest.get(UsersService).find(one.user.id)).not.toBeNull();
  };
  await refused(from, from, 'Choisissez un autre compte');
  await refused(admin, into, 'Votre propre compte');
  await refused(from, admin, 'Votre propre compte');
  await refused(colleague, into, 'droits d’administration de ce compte');
  await update(from, { contributorRevoked: true });
  await update(into, { isContributor: true });
  await refused(from, into, 'Le droit de publier');
  await update(from, { contributorRevoked: false, suspendedUntil: new Date(Date.now() + 1e8) });
  await refused(from, colleague, 'Ce compte est suspendu');

  const send = (body: object) => admin.agent.post(`/api/admin/users/${from.user.id}/merge`).send(body);
  await send({ into: into.user.id }).expect(400);
  await send({ into: into.user.id, reason: ' ' }).expect(400);
  await send({ reason }).expect(400);
  await send({ into: 999_999, reason }).expect(404);
  await admin.agent.post('/api/admin/users/999999/merge').send({ into: into.user.id, reason }).expect(404);
});
