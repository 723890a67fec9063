import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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

it('first publications wait where the site requires reviews, readable by authors and reviewers only, and notify followers once accepted', async () => {
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

it('a publication that is sent back has a reason, and can be submitted again', async () => {
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
  // Publication by an administrator accepts it.
  await admin!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: true }).expect(200);
  expect(await isListed(id)).toBe(true);
  const { entries } = (await admin!.agent.get('/api/admin/audit')).body as { entries: object[] };
  expect(entries[0]).toMatchObject({ action: 'tutorial.accept', targetId: id });
});

it('a published draft waits as well; a trusted author’s does not', async () => {
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

it('reviewers cannot review their own tutorials, and have no other rights in the console', async () => {
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

it('40.30 the page of what is not on the site says why to its authors, to nobody else', async () => {
  const author = await signUp(app, { isContributor: true });
  await hold(2);
  const { id } = await publish(author, 'Pas encore paru');
  const unpublishedFor = async (person: Person, path = `/api/tutorials/${id}`) =>
    ((await person.agent.get(path).expect(200)).body as { unpublished?: object }).unpublished;
  const waits = { by: 'author', review: 'waiting', reviewNote: null, isOwn: true };
  expect(await unpublishedFor(author)).toEqual(waits);
  expect(await unpublishedFor(author, `/api/tutorials/${id}/source`)).toEqual(waits);
  expect(await unpublishedFor(reviewer!)).toEqual({ ...waits, isOwn: false });
  expect(await unpublishedFor(admin!)).toEqual({ ...waits, isOwn: false });
  await decide(id, { isAccepted: false, reason: 'Citez vos sources.' }).expect(200);
  const returned = { ...waits, review: 'returned', reviewNote: 'Citez vos sources.' };
  expect(await unpublishedFor(author)).toEqual(returned);
  expect(await unpublishedFor(author, `/api/tutorials/${id}/source`)).toEqual(returned);
  for (const agent of [app.http, follower!.agent, reviewer!.agent])
    await agent.get(`/api/tutorials/${id}`).expect(404);

  await admin!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: true }).expect(200);
  expect(await unpublishedFor(author)).toBeUndefined();
  expect(await unpublishedFor(author, `/api/tutorials/${id}/source`)).toBeUndefined();
  await author.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: false }).expect(200);
  expect(await unpublishedFor(author)).toEqual({ ...waits, review: null });
  await admin!.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
  expect(await unpublishedFor(author)).toEqual({ ...waits, by: 'administrator', review: null });
  await follower!.agent.get(`/api/tutorials/${id}`).expect(404);
});

describe('40.30 a draft of what was sent back', () => {
  const sentBack = async () => {
    const author = await signUp(app, { isContributor: true });
    await hold(2);
    const { id } = await publish(author, 'À reprendre');
    await decide(id, { isAccepted: false, reason: 'Citez vos sources.' }).expect(200);
    const begun = await author.agent
      .post('/api/drafts')
      .send({ ...text('Repris'), tutorialId: id })
      .expect(201);
    return { author, id, draftId: (begun.body as { id: number }).id };
  };
  const publishDraft = (author: Person, draftId: number, body: object) =>
    author.agent.post(`/api/drafts/${draftId}/publish`).send(body);

  it('is saved and submitted again in one request', async () => {
    const { author, id, draftId } = await sentBack();
    const { body } = await publishDraft(author, draftId, { submitsAgain: true }).expect(200);
    expect(body).toEqual({ tutorialId: id, version: 2, isHeld: true });
    expect(await own(author, id)).toMatchObject({ title: 'Repris', review: 'waiting', reviewNote: null });
    expect(await waiting()).toContain(id);
  });

  it('is saved alone where nobody asks for more, and where no review has sent it back', async () => {
    const { author, id, draftId } = await sentBack();
    expect((await publishDraft(author, draftId, {}).expect(200)).body).toMatchObject({ isHeld: false });
    expect(await own(author, id)).toMatchObject({ title: 'Repris', review: 'returned' });
    await admin!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: true }).expect(200);
    const again = await author.agent
      .post('/api/drafts')
      .send({ ...text('Encore repris'), tutorialId: id })
      .expect(201);
    const published = await publishDraft(author, (again.body as { id: number }).id, { submitsAgain: true });
    expect([published.status, published.body]).toEqual([200, { tutorialId: id, version: 3, isHeld: false }]);
    expect(await own(author, id)).toMatchObject({ title: 'Encore repris', isPublished: true, review: null });
  });

  it('stays a draft when an administrator has taken its tutorial off the site', async () => {
    const { author, id, draftId } = await sentBack();
    await admin!.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
    const { body } = await publishDraft(author, draftId, { submitsAgain: true }).expect(403);
    expect((body as { message: string }).message).toContain('Un administrateur a retiré ce tutoriel');
    expect(await own(author, id)).toMatchObject({ title: 'À reprendre', unpublishedBy: 'administrator' });
    await author.agent.get(`/api/drafts/${draftId}`).expect(200);
    await publishDraft(author, draftId, { submitsAgain: 'oui' }).expect(400);
  });
});
