import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { DraftSchedule } from '../src/content/drafts/draft-schedule.entity.js';
import { DraftsService } from '../src/content/drafts/drafts.service.js';
import { ScheduledPublications } from '../src/content/drafts/scheduled-publications.js';
import { hashOf } from '../src/content/revisions/revisions.service.js';
import { User } from '../src/members/users/user.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { begin, countRows, empty, listOf, read, save, whole, type Draft } from './drafts.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let [ada, bob, admin]: Person[] = [];
beforeAll(async () => {
  app = await startApp();
  [ada, bob, admin] = await Promise.all([
    signUp(app, { isContributor: true }),
    signUp(app, { isContributor: true }),
    signUpAdmin(app),
  ]);
});
afterAll(() => app.stop());
afterEach(() => void jest.restoreAllMocks());

const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const schedule = ({ agent }: Person, { id, version }: Draft, publishAt: unknown = ahead(HOUR_MS)) =>
  agent.put(`/api/drafts/${id}/schedule`).set('If-Match', `"${version}"`).send({ publishAt });
const takeBack = ({ agent }: Person, { id }: Draft) => agent.delete(`/api/drafts/${id}/schedule`);
const rows = () => app.nest.get(DataSource).getRepository(DraftSchedule);

async function beginScheduled(person: Person = ada!, more: object = {}): Promise<Draft> {
  const draft = await begin(person, { ...whole, ...more });
  await schedule(person, draft).expect(200);
  return draft;
}
/** Sets the date to a minute ago. */
const comesDue = ({ id: draftId }: Draft, more: Partial<DraftSchedule> = {}) =>
  rows().update({ draftId }, { publishAt: new Date(Date.now() - MINUTE_MS), ...more });
async function publishDue({ nest }: TestApp = app): Promise<void> {
  // Twice, since a run in progress may have looked before.
  await nest.get(ScheduledPublications).publishDue();
  await nest.get(ScheduledPublications).publishDue();
}
async function toldTo({ agent }: Person, type: string) {
  await eventsHandled(app);
  const { body } = await agent.get('/api/notifications').expect(200);
  return (body.notifications as { type: string; title: string; message: string; href: string }[]).filter(
    (one) => one.type === type,
  );
}
const publishedBy = async ({ agent }: Person) =>
  (await agent.get('/api/contributions').expect(200)).body as { tutorials: { id: number }[]; total: number };

describe('a draft that has a date', () => {
  it('shows it in the list and in the form; it can be changed and removed', async () => {
    const draft = await begin(ada!, { ...whole });
    expect(draft).toMatchObject({ publishAt: null });
    const [first, second] = [ahead(HOUR_MS), ahead(364 * DAY_MS)];
    for (const moment of [first, second]) {
      const { body } = await schedule(ada!, draft, moment).expect(200);
      expect(body).toMatchObject({ id: draft.id, version: 1, publishAt: moment });
    }
    expect(await read(ada!, draft)).toMatchObject({ publishAt: second });
    const local = ahead(30 * DAY_MS);
    const inParis = new Date(Date.parse(local) + HOUR_MS).toISOString().replace('Z', '+01:00');
    await schedule(ada!, draft, inParis).expect(200);
    const { drafts } = await listOf(ada!);
    expect(drafts.find(({ id }) => id === draft.id)).toMatchObject({ publishAt: local });
    await save(ada!, draft, { ...whole, title: 'Changé' }).expect(200);
    expect(await read(ada!, draft)).toMatchObject({ publishAt: local, title: 'Changé' });
    for (let twice = 0; twice < 2; twice += 1)
      expect((await takeBack(ada!, draft).expect(200)).body).toMatchObject({ publishAt: null });
    expect(await rows().count()).toBe(0);
  });

  it('accepts only a future time within a year, with a time zone', async () => {
    const draft = await begin(ada!, { ...whole });
    const expectRefused = async (moment: unknown, message: string) => {
      const { body } = await schedule(ada!, draft, moment).expect(400);
      expect(body.errors).toEqual({ publishAt: message });
    };
    await expectRefused(ahead(-1000), 'Choisissez un moment à venir.');
    await expectRefused(ahead(367 * DAY_MS), 'Choisissez un moment d’ici un an au plus.');
    for (const wrong of ['demain', '2026-12-01', '2026-12-01T09:30', '2026-02-30T09:30:00Z', 12, null, {}])
      await expectRefused(wrong, 'Le moment doit être une date et une heure avec leur fuseau (ISO 8601).');
    expect(await read(ada!, draft)).toMatchObject({ publishAt: null });
  });

  it('must be publishable by the member who sets the date, in the version they have read', async () => {
    const unfinished = await begin(ada!, empty);
    expect((await schedule(ada!, unfinished).expect(400)).body.errors).toHaveProperty('title');
    const draft = await begin(ada!, { ...whole });
    await save(ada!, draft, { ...whole, title: 'D’ailleurs' }).expect(200);
    await schedule(ada!, draft).expect(412);
    for (const other of [bob!, admin!]) {
      await schedule(other, { ...draft, version: 2 }).expect(404);
      await takeBack(other, draft).expect(404);
    }
    const tutorialId = await publishTutorial(app, ada!);
    const changes = await begin(ada!, { ...whole, tutorialId });
    await schedule(admin!, changes).expect(200);
    await schedule(bob!, changes).expect(404);
    await takeBack(ada!, changes).expect(200);
  });
});

describe('a draft whose date has come', () => {
  it('is published once, byte for byte as it is then, and notifies followers like any publication', async () => {
    const [zoe, follower] = [await signUp(app, { isContributor: true }), await signUp(app)];
    await follower.agent.put('/api/domains/programmation/follow').expect(200);
    const draft = await beginScheduled(zoe);
    const later = { ...whole, title: 'Attendre encore', source: `${whole.source}Et après.\n` };
    await save(zoe, draft, later).expect(200);
    await publishDue();
    expect((await publishedBy(zoe)).total).toBe(0);
    await comesDue(draft);
    await publishDue();
    const { tutorials } = await publishedBy(zoe);
    expect(tutorials).toMatchObject([{ title: 'Attendre encore', isPublished: true }]);
    const { id } = tutorials[0]!;
    const revision = await zoe.agent.get(`/api/tutorials/${id}/revisions/1`).expect(200);
    expect(revision.body).toMatchObject({ hash: hashOf(later), editor: { id: zoe.user.id } });
    await zoe.agent.get(`/api/drafts/${draft.id}`).expect(404);
    await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(await toldTo(follower, 'tutorial')).toMatchObject([{ href: `/tutoriels/${id}` }]);
    expect(await toldTo(zoe, 'publication')).toMatchObject([
      { title: 'Tutoriel publié', href: `/tutoriels/${id}` },
    ]);
  });

  it('becomes the next version of its tutorial, by the member who set the date', async () => {
    const tutorialId = await publishTutorial(app, ada!);
    const draft = await begin(ada!, { ...whole, tutorialId });
    await schedule(admin!, draft).expect(200);
    await comesDue(draft);
    await publishDue();
    const { body } = await ada!.agent.get(`/api/tutorials/${tutorialId}/revisions`).expect(200);
    expect(body.revisions).toMatchObject([
      { version: 2, editor: { id: admin!.user.id } },
      { version: 1, editor: { id: ada!.user.id } },
    ]);
    for (const person of [ada!, admin!])
      expect((await toldTo(person, 'publication')).map(({ href }) => href)).toContain(
        `/tutoriels/${tutorialId}`,
      );
  });

  it('is published by one of several processes, also by one that starts later', async () => {
    const { dataDir, database } = app.nest.get(Config);
    const env = { DATA_DIR: dataDir, ...(database.kind === 'mysql' ? { DATABASE_URL: database.url } : {}) };
    const zoe = await signUp(app, { isContributor: true });
    const drafts = [await beginScheduled(zoe), await beginScheduled(zoe), await beginScheduled(zoe)];
    const before = await countRows(app, 'tutorials');
    for (const draft of drafts) await comesDue(draft);
    const starting = startApp({ env });
    await publishDue();
    const other = await starting;
    await Promise.all([publishDue(), publishDue(other)]);
    await other.stop();
    expect(await countRows(app, 'tutorials')).toBe(before + 3);
    expect(await toldTo(zoe, 'publication')).toHaveLength(3);
    expect((await listOf(zoe)).total).toBe(0);
  });

  it('is published by another process after a while if the first was killed', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const draft = await beginScheduled(zoe);
    await comesDue(draft, { attempts: 1, triedAt: new Date() });
    await publishDue();
    expect((await publishedBy(zoe)).total).toBe(0);
    await comesDue(draft, { triedAt: new Date(Date.now() - 31_000) });
    await publishDue();
    expect((await publishedBy(zoe)).total).toBe(1);
  });

  it('is not published if the date is removed at the last moment', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const draft = await beginScheduled(zoe);
    await comesDue(draft);
    const users = app.nest.get(UsersService);
    const find = users.find.bind(users);
    let isFirst = true;
    jest.spyOn(users, 'find').mockImplementation(async (id) => {
      if (isFirst) {
        isFirst = false;
        await takeBack(zoe, draft).expect(200);
      }
      return find(id);
    });
    await publishDue();
    expect(isFirst).toBe(false);
    expect((await publishedBy(zoe)).total).toBe(0);
    expect(await read(zoe, draft)).toMatchObject({ ...whole, publishAt: null });
  });

  it('waits for the end of maintenance', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const draft = await beginScheduled(zoe);
    const set = (maintenanceMode: boolean) =>
      admin!.agent.patch('/api/admin/settings').send({ maintenanceMode }).expect(200);
    await set(true);
    await comesDue(draft);
    await publishDue();
    expect((await rows().findOneByOrFail({ draftId: draft.id })).attempts).toBe(0);
    await set(false);
    await publishDue();
    expect((await publishedBy(zoe)).total).toBe(1);
  });
});

describe('a scheduled draft is not published', () => {
  /** Expects that the draft is complete but without a date, and that its author was told why. */
  async function expectLeft(person: Person, draft: Draft, reason: string): Promise<void> {
    await comesDue(draft);
    const before = await countRows(app, 'tutorial_revisions');
    await publishDue();
    expect(await countRows(app, 'tutorial_revisions')).toBe(before);
    expect(await rows().countBy({ draftId: draft.id })).toBe(0);
    expect(await countRows(app, `tutorial_drafts WHERE id = ${draft.id}`)).toBe(1);
    const [told] = await toldTo(person, 'publication');
    expect(told).toMatchObject({ title: 'Publication impossible' });
    expect(told!.message).toContain(reason);
  }

  it('if it is incomplete by then, or its domain is deleted', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const short = await beginScheduled(zoe);
    await save(zoe, short, { ...whole, title: 'Un' }).expect(200);
    await expectLeft(zoe, short, 'Le titre doit contenir au moins 3 caractères.');
    const nowhere = await beginScheduled(zoe);
    await save(zoe, nowhere, { ...whole, domainId: 999 }).expect(200);
    await expectLeft(zoe, nowhere, 'Ce domaine n’existe pas.');
    expect(await read(zoe, nowhere)).toMatchObject({ source: whole.source, publishAt: null });
  });

  it('if its author is suspended, or no longer a contributor', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const draft = await beginScheduled(zoe);
    const suspension = `/api/admin/users/${zoe.user.id}/suspension`;
    await admin!.agent.post(suspension).send({ until: null, reason: 'Publicité' }).expect(200);
    await comesDue(draft);
    await publishDue();
    await admin!.agent.delete(suspension).expect(200);
    await zoe.agent.post('/api/auth/login').send(zoe.body).expect(200);
    expect((await toldTo(zoe, 'publication'))[0]!.message).toContain('suspendu');
    expect(await read(zoe, draft)).toMatchObject({ ...whole, publishAt: null });
    await schedule(zoe, draft).expect(200);
    await app.nest.get(DataSource).manager.update(User, { id: zoe.user.id }, { isContributor: false });
    await expectLeft(zoe, draft, 'réservée aux contributeurs');
  });

  it('if its tutorial was rewritten meanwhile, or is in the trash', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const tutorialId = await publishTutorial(app, zoe);
    const draft = await beginScheduled(zoe, { tutorialId });
    await admin!.agent.put(`/api/tutorials/${tutorialId}`).send(whole).expect(200);
    await expectLeft(zoe, draft, 'Ce tutoriel a été modifié entre-temps.');
    await save(zoe, draft, { ...whole, tutorialVersion: 2 }).expect(200);
    await schedule(zoe, { ...draft, version: 2 }).expect(200);
    await zoe.agent.delete(`/api/tutorials/${tutorialId}`).expect(200);
    await expectLeft(zoe, draft, 'Le tutoriel n’est plus là');
    await zoe.agent.post(`/api/contributions/trash/${tutorialId}/restore`).expect(200);
    expect(await read(zoe, draft)).toMatchObject({ source: whole.source, publishAt: null });
  });

  it('if its tutorial is off the site, where readers would not see it', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const tutorialId = await publishTutorial(app, zoe);
    const draft = await beginScheduled(zoe, { tutorialId });
    const set = (isPublished: boolean) =>
      zoe.agent.put(`/api/tutorials/${tutorialId}/publication`).send({ isPublished }).expect(200);
    await set(false);
    await expectLeft(zoe, draft, 'remettez-le d’abord en ligne');
    expect((await schedule(zoe, draft).expect(409)).body.message).toContain('en ligne');
    await set(true);
    await schedule(zoe, draft).expect(200);
  });

  it('during a temporary failure, and is retried up to ten times', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const draft = await beginScheduled(zoe);
    jest.spyOn(app.nest.get(DraftsService), 'publish').mockRejectedValue(new ServiceUnavailableException());
    const silent = { triedAt: new Date(Date.now() - 31_000) };
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await comesDue(draft, silent);
      await publishDue();
      expect(await rows().findOneBy({ draftId: draft.id })).toMatchObject({ attempts: attempt });
    }
    await comesDue(draft, silent);
    await expectLeft(zoe, draft, 'Une erreur est survenue.');
  });
});
