import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { DraftSchedule } from '../src/content/drafts/draft-schedule.entity.js';
import { ScheduledPublications } from '../src/content/drafts/scheduled-publications.js';
import { startApp, type TestApp } from './app.js';
import { joinAuthors } from './authors.js';
import { begin, whole, type Draft } from './drafts.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

/* The rights of an author after an administrator has revoked the right to publish. */

const REVOKED = /retiré le droit de publier/;
const REWRITTEN = { ...whole, title: 'Un texte tout autre', source: 'Réécrit après coup.\n' };

let app: TestApp;
let admin: Person;
let author: Person;
let coauthor: Person;
let id: number;
let draft: Draft;

async function asPublished(): Promise<object> {
  const { views, ...tutorial } = (await app.http.get(`/api/tutorials/${id}`).expect(200)).body as {
    views: number;
  };
  expect(views).toEqual(expect.any(Number));
  return tutorial;
}
const setRight = (person: Person, isContributor: boolean) =>
  admin.agent.patch(`/api/admin/users/${person.user.id}`).send({ isContributor }).expect(200);

beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
  author = await signUp(app, { isContributor: true });
  coauthor = await signUp(app, { isContributor: true });
  id = await publishTutorial(app, author);
  await author.agent
    .put(`/api/tutorials/${id}`)
    .send({ ...whole, title: 'Deuxième version' })
    .expect(200);
  await joinAuthors(app, author, id, coauthor);
  draft = await begin(author, { ...REWRITTEN, tutorialId: id });
  await schedule().expect(200);
  await setRight(author, false);
});
afterAll(() => app.stop());

const schedule = () =>
  author.agent
    .put(`/api/drafts/${draft.id}/schedule`)
    .send({ publishAt: new Date(Date.now() + HOUR_MS).toISOString() });

describe('an author who has lost the right to publish', () => {
  it.each<[string, (agent: Person['agent']) => Promise<{ status: number; body: object }>]>([
    ['rewriting at once', (agent) => agent.put(`/api/tutorials/${id}`).send(REWRITTEN)],
    ['publishing a draft in its place', (agent) => agent.post(`/api/drafts/${draft.id}/publish`)],
    ['giving the draft a date', () => schedule()],
    ['restoring an earlier version', (agent) => agent.post(`/api/tutorials/${id}/revisions/1/restore`)],
    [
      'showing the history',
      (agent) => agent.put(`/api/tutorials/${id}/revisions/visibility`).send({ isPublic: true }),
    ],
    [
      'inviting another author',
      (agent) =>
        agent.post(`/api/tutorials/${id}/authors/invitations`).send({ invitee: admin.body.username }),
    ],
    ['publishing another', (agent) => agent.post('/api/tutorials').send(REWRITTEN)],
  ])('MO-03 changes nothing public by %s', async (_, attempt) => {
    const before = await asPublished();
    const { status, body } = await attempt(author.agent);
    expect([status, body]).toEqual([
      403,
      expect.objectContaining({ code: 'contributors_only', message: expect.stringMatching(REVOKED) }),
    ]);
    expect(await asPublished()).toEqual(before);
  });

  it('MO-03 has a scheduled rewrite cancelled, and is told why', async () => {
    const before = await asPublished();
    const schedules = app.nest.get(DataSource).getRepository(DraftSchedule);
    await schedules.update({ draftId: draft.id }, { publishAt: new Date(Date.now() - MINUTE_MS) });
    await app.nest.get(ScheduledPublications).publishDue();
    await app.nest.get(ScheduledPublications).publishDue();
    expect(await schedules.countBy({ draftId: draft.id })).toBe(0);
    expect(await asPublished()).toEqual(before);
    await eventsHandled(app);
    const { body } = await author.agent.get('/api/notifications').expect(200);
    expect(JSON.stringify(body)).toMatch(REVOKED);
    await author.agent.get(`/api/drafts/${draft.id}`).expect(200);
  });

  it('40.29 cannot change a text that another author’s date publishes, by the API or without scripts', async () => {
    const change = { ...REWRITTEN, title: 'Glissé dans le texte d’une autre' };
    const publishAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const path = `/api/drafts/${draft.id}`;
    await coauthor.agent.put(`${path}/schedule`).send({ publishAt }).expect(200);
    const refused = await author.agent.put(path).send(change).expect(403);
    expect(refused.body).toMatchObject({
      code: 'contributors_only',
      message: expect.stringMatching(REVOKED),
    });
    const { version } = (await author.agent.get(path).expect(200)).body;
    const form = { ...change, tutorial: id, draft: draft.id, version, action: 'save' };
    await author.agent.post('/ecrire').type('form').send(form).expect(403);
    expect((await author.agent.get(path).expect(200)).body).toMatchObject({ title: REWRITTEN.title });
    await coauthor.agent.put(path).send(REWRITTEN).expect(200);
    await author.agent.delete(`${path}/schedule`).expect(200);
    await author.agent.put(path).send(REWRITTEN).expect(200);
  });

  it('MO-03 cannot rewrite by the form without scripts either', async () => {
    const before = await asPublished();
    const { version } = (await author.agent.get(`/api/drafts/${draft.id}`).expect(200)).body;
    const form = { ...REWRITTEN, tutorial: id, draft: draft.id, version, action: 'publish' };
    const refused = await author.agent.post('/ecrire').type('form').send(form).expect(403);
    expect(refused.text).toMatch(REVOKED);
    expect(await asPublished()).toEqual(before);
  });

  it('MO-03 can read and unpublish their text, but not republish it', async () => {
    await author.agent.get(`/api/tutorials/${id}/source`).expect(200);
    const setPublished = (isPublished: boolean, by = author) =>
      by.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished });
    await setPublished(false).expect(200);
    await setPublished(true).expect(403);
    await setPublished(true, coauthor).expect(200);
    await author.agent.delete(`/api/tutorials/${id}`).expect(200);
    await author.agent.post(`/api/contributions/trash/${id}/restore`).expect(403);
    await coauthor.agent.post(`/api/contributions/trash/${id}/restore`).expect(200);
  });

  it('MO-03 does not prevent other authors from publishing, and can publish again with the right restored', async () => {
    await coauthor.agent.put(`/api/tutorials/${id}`).send(REWRITTEN).expect(200);
    await setRight(author, true);
    await author.agent.put(`/api/tutorials/${id}`).send(whole).expect(200);
  });
});
