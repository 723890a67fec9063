import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let [admin, reviewer, follower]: Person[] = [];
beforeAll(async () => {
  app = await startApp();
  [admin, reviewer, follower] = [await signUpAdmin(app), await signUp(app), await signUp(app)];
  await admin.agent
    .patch(`/api/admin/users/${reviewer.user.id}`)
    .send({ isReviewer: true, reason: 'Relit volontiers.' })
    .expect(200);
  await follower.agent.put('/api/domains/1/follow').expect(200);
});
afterAll(() => app.stop());

const hold = (heldPublications: number) =>
  admin!.agent
    .put('/api/admin/community-rules')
    .send({ contributorsAsk: false, heldPublications, registrationProof: false, holdSuspects: true })
    .expect(200);
afterEach(() => hold(0));

const text = (title: string) => ({
  title,
  description: 'Une description.',
  domainId: 1,
  source: 'Un texte.',
});
const publish = async (author: Person, title: string) =>
  (await author.agent.post('/api/tutorials').send(text(title)).expect(201)).body as {
    id: number;
    isHeld: boolean;
  };
const decide = (id: number, body: object, by = reviewer!) =>
  by.agent.post(`/api/admin/reviews/${id}`).send(body);
const own = async (author: Person, id: number) =>
  ((await author.agent.get('/api/contributions')).body.tutorials as { id: number }[]).find(
    (each) => each.id === id,
  );
const waiting = async () =>
  ((await reviewer!.agent.get('/api/admin/reviews').expect(200)).body.tutorials as { id: number }[]).map(
    ({ id }) => id,
  );
const told = async (person: Person) => JSON.stringify((await person.agent.get('/api/notifications')).body);
const isListed = async (id: number) =>
  ((await app.http.get('/api/tutorials?sort=recent')).body.tutorials as { id: number }[]).some(
    (each) => each.id === id,
  );

it('first publications wait where the site wants it, read by nobody but authors and reviewers, and are announced once accepted', async () => {
  const author = await signUp(app, { isContributor: true });
  await hold(1);
  const { id, isHeld } = await publish(author, 'Premier essai');
  expect(isHeld).toBe(true);
  expect(await own(author, id)).toMatchObject({ isPublished: false, review: 'waiting' });
  expect(await waiting()).toEqual([id]);
  await app.http.get(`/api/tutorials/${id}`).expect(404);
  await follower!.agent.get(`/api/tutorials/${id}`).expect(404);
  await author.agent.get(`/api/tutorials/${id}`).expect(200);
  await reviewer!.agent.get(`/api/tutorials/${id}`).expect(200);
  expect(await isListed(id)).toBe(false);
  await author.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: true }).expect(403);
  // Editing it does not end the wait.
  await author.agent.put(`/api/tutorials/${id}`).send(text('Premier essai, revu')).expect(200);
  expect(await waiting()).toEqual([id]);
  await until(async () => (await told(reviewer!)).includes('attend d’être relu'));
  expect(await told(follower!)).not.toContain('Premier essai');

  await decide(id, { isAccepted: true }).expect(200);
  await decide(id, { isAccepted: true }).expect(409);
  expect(await isListed(id)).toBe(true);
  expect(await own(author, id)).toMatchObject({ isPublished: true, review: null });
  await until(async () => (await told(follower!)).includes('Premier essai, revu'));
  await until(async () => (await told(author)).includes('a été relu et paraît'));
  // The next publication needs no review.
  expect((await publish(author, 'Deuxième essai')).isHeld).toBe(false);
});

it('one that is sent back says why, and is offered again', async () => {
  const author = await signUp(app, { isContributor: true });
  await hold(2);
  const { id } = await publish(author, 'À revoir');
  await decide(id, { isAccepted: false }).expect(400);
  await decide(id, { isAccepted: false, reason: 'Citez vos sources.' }).expect(200);
  expect(await own(author, id)).toMatchObject({ review: 'returned', reviewNote: 'Citez vos sources.' });
  expect(await waiting()).toEqual([]);
  await reviewer!.agent.get(`/api/tutorials/${id}`).expect(404);
  await until(async () => (await told(author)).includes('Citez vos sources.'));
  const again = await author.agent
    .put(`/api/tutorials/${id}/publication`)
    .send({ isPublished: true })
    .expect(200);
  expect(again.body).toMatchObject({ isPublished: false, review: 'waiting', reviewNote: null });
  // In the trash it is not reviewed; restored, it waits again.
  await author.agent.delete(`/api/tutorials/${id}`).expect(200);
  expect(await waiting()).toEqual([]);
  await author.agent.post(`/api/contributions/trash/${id}/restore`).expect(200);
  expect(await waiting()).toEqual([id]);
  // An administrator who publishes it accepts it.
  await admin!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: true }).expect(200);
  expect(await isListed(id)).toBe(true);
  const { entries } = (await admin!.agent.get('/api/admin/audit')).body as { entries: object[] };
  expect(entries[0]).toMatchObject({ action: 'tutorial.accept', targetId: id });
});

it('a draft that is published waits as well; whoever is trusted waits for nobody', async () => {
  const [author, verified] = [
    await signUp(app, { isContributor: true }),
    await signUp(app, { isContributor: true }),
  ];
  await app.nest.get(DataSource).getRepository(User).update(verified.user.id, { contributorVerified: true });
  await hold(10);
  const { body: draft } = await author.agent.post('/api/drafts').send(text('Un brouillon')).expect(201);
  const { body } = await author.agent
    .post(`/api/drafts/${draft.id}/publish`)
    .set('If-Match', `"${draft.version}"`)
    .expect(200);
  expect(body.isHeld).toBe(true);
  expect((await publish(verified, 'Vérifié')).isHeld).toBe(false);
  expect((await publish(admin!, 'D’un administrateur')).isHeld).toBe(false);
  await decide(body.tutorialId, { isAccepted: true }).expect(200);
});

it('reviewers review, but not their own, and do nothing else of the console', async () => {
  const author = await signUp(app, { isContributor: true });
  await hold(1);
  const { id } = await publish(author, 'De ma main');
  await admin!.agent.patch(`/api/admin/users/${author.user.id}`).send({ isReviewer: true }).expect(200);
  await decide(id, { isAccepted: true }, author).expect(403);
  for (const path of ['reports', 'users', 'settings', 'community-rules', 'audit'])
    await reviewer!.agent.get(`/api/admin/${path}`).expect(403);
  await reviewer!.agent.get('/api/admin/staff-rules').expect(200);
  await admin!.agent.patch(`/api/admin/users/${author.user.id}`).send({ isReviewer: false }).expect(200);
  await author.agent.get('/api/admin/reviews').expect(403);
  expect((await publish(author, 'Encore')).isHeld).toBe(true);
});
