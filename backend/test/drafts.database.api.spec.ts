import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { MAX_DRAFTS } from '../src/content/drafts/drafts.service.js';
import { TutorialDraft } from '../src/content/drafts/tutorial-draft.entity.js';
import { UploadedImage } from '../src/content/images/uploaded-image.entity.js';
import { UploadedImagesService } from '../src/content/images/uploaded-images.service.js';
import { limitsOf } from '../src/platform/request-safety/limits.js';
import { startApp, type TestApp } from './app.js';
import { begin, countRows, empty, listOf, read, save, whole, type Draft } from './drafts.js';
import { createTutorial, publishTutorial } from './factories.js';
import { dot } from './images.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let ada: Person;
let bob: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app, { isContributor: true });
  bob = await signUp(app, { isContributor: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

describe('a draft', () => {
  it('may be incomplete, and is stored as it was written', async () => {
    const draft = await begin(ada);
    expect(draft).toMatchObject({ ...empty, version: 1, tutorialId: null, tutorialVersion: null });
    const saved = await save(ada, draft, whole).expect(200);
    expect(saved.headers['etag']).toBe('"2"');
    expect(saved.body).toMatchObject({ id: draft.id, version: 2, title: 'Attendre', tags: ['asynchrone'] });
    expect(saved.body).not.toHaveProperty('source');
    const answer = await ada.agent.get(`/api/drafts/${draft.id}`).expect(200);
    expect(answer.headers['etag']).toBe('"2"');
    expect(answer.body).toMatchObject({ ...whole, savedBy: { id: ada.user.id } });
  });

  it('is limited to the length of a published text', async () => {
    const draft = await begin(ada);
    for (const [field, value] of Object.entries({
      title: 'a'.repeat(201),
      description: 'a'.repeat(1001),
      source: 'a'.repeat(200_001),
      tags: Array.from({ length: 11 }, (_, index) => `tag${index}`),
      domainId: 'un',
    })) {
      const { body } = await save(ada, draft, { ...empty, [field]: value }).expect(400);
      expect(body.errors).toHaveProperty(field);
    }
    await save(ada, draft, { ...empty, source: 'é'.repeat(200_000) }).expect(200);
  });

  it('is created once, however often a browser repeats the request with its key', async () => {
    const key = 'cle-de-ce-navigateur';
    const first = { ...empty, title: 'Un', key };
    const answers = await Promise.all([1, 2, 3].map(() => ada.agent.post('/api/drafts').send(first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const later = await ada.agent
      .post('/api/drafts')
      .send({ ...first, title: 'Deux' })
      .expect(200);
    expect(later.body).toMatchObject({ id: answers[0]!.body.id, title: 'Un', version: 1 });
    await begin(bob, { ...first });
  });

  it('is replaced only by a request that names its current version', async () => {
    const draft = await begin(ada, { ...whole, key: undefined });
    await save(ada, draft, { ...whole, source: 'D’un onglet.' }).expect(200);
    const stale = await save(ada, draft, { ...whole, source: 'D’un autre.' }).expect(412);
    expect(stale.body.message).toContain('enregistré ailleurs entre-temps');
    expect(await read(ada, draft)).toMatchObject({ version: 2, source: 'D’un onglet.' });
    await ada.agent.delete(`/api/drafts/${draft.id}`).set('If-Match', '"1"').expect(412);
    const both = await Promise.all(
      ['A', 'B'].map((source) => save(ada, { ...draft, version: 2 }, { ...whole, source })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    await ada.agent.delete(`/api/drafts/${draft.id}`).expect(200);
    await ada.agent.get(`/api/drafts/${draft.id}`).expect(404);
  });

  it('is visible to its owner only, not even to administrators', async () => {
    const draft = await begin(ada, { ...whole });
    for (const { agent } of [bob, admin]) {
      await agent.get(`/api/drafts/${draft.id}`).expect(404);
      await agent.put(`/api/drafts/${draft.id}`).send(whole).expect(404);
      await agent.delete(`/api/drafts/${draft.id}`).expect(404);
      await agent.post(`/api/drafts/${draft.id}/publish`).expect(404);
    }
    expect(await read(ada, draft)).toMatchObject({ version: 1, source: whole.source });
    const reader = await signUp(app);
    await reader.agent.post('/api/drafts').send(empty).expect(403);
    const { drafts } = await listOf(bob);
    expect(drafts.map(({ id }) => id)).not.toContain(draft.id);
  });

  it('is in its owner’s list, most recently saved first, without its text', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const tutorialId = await publishTutorial(app, zoe);
    const one = await begin(zoe, { ...empty, title: 'Un' });
    const two = await begin(zoe, { ...whole, title: 'Deux', tutorialId });
    await save(zoe, one, { ...empty, title: 'Un de plus' }).expect(200);
    const { drafts, total } = await listOf(zoe);
    expect(total).toBe(2);
    expect(drafts.map(({ id, title, tutorialTitle }) => [id, title, tutorialTitle])).toEqual([
      [one.id, 'Un de plus', null],
      [two.id, 'Deux', 'Tutoriel d’un membre'],
    ]);
    expect(drafts[0]).not.toHaveProperty('source');
    expect((await listOf(zoe, '?limit=1&offset=1')).drafts.map(({ id }) => id)).toEqual([two.id]);
  });

  it('is refused beyond a hundred, with a French sentence', async () => {
    const zoe = await signUp(app, { isContributor: true });
    await begin(zoe, empty);
    const { manager } = app.nest.get(DataSource);
    const [{ id, ...row }] = (await manager
      .createQueryBuilder(TutorialDraft, 'draft')
      .addSelect('draft.source')
      .where({ userId: zoe.user.id })
      .getMany()) as [TutorialDraft];
    await manager.insert(
      TutorialDraft,
      Array.from({ length: MAX_DRAFTS - 1 }, () => ({ ...row })),
    );
    const { body } = await zoe.agent.post('/api/drafts').send(empty).expect(409);
    expect(body).toMatchObject({ code: 'limit_reached', message: expect.stringContaining('100 brouillons') });
    await zoe.agent.delete(`/api/drafts/${id}`).expect(200);
    await begin(zoe, empty);
  });

  it('is saved without an audit entry, a cached answer or an event', async () => {
    const tables = ['audit_log', 'idempotent_answers', 'domain_events'];
    const before = await Promise.all(tables.map((table) => countRows(app, table)));
    const tutorialId = await publishTutorial(app, bob);
    const after = [before[0], before[1], await countRows(app, 'domain_events')];
    let draft: Pick<Draft, 'id' | 'version'> = await begin(admin, { ...whole, tutorialId });
    for (const source of ['A', 'B', 'C']) {
      draft = (await save(admin, draft, { ...whole, source }).expect(200)).body as Draft;
    }
    expect(await Promise.all(tables.map((table) => countRows(app, table)))).toEqual(after);
  });

  it('may be saved as often as a person types in several tabs, but not more often', () => {
    const [own] = limitsOf('PUT', '/api/drafts/5', 'account');
    expect(own).toMatchObject({ name: 'draft-save', windowMs: MINUTE_MS });
    expect(own!.requests).toBeGreaterThanOrEqual(90);
    expect(own!.requests).toBeLessThanOrEqual(300);
  });

  it('is part of the member’s data export, and is deleted with the account', async () => {
    const zoe = await signUp(app, { isContributor: true });
    const tutorialId = await publishTutorial(app, zoe);
    await begin(zoe, { ...whole, source: 'À emporter.' });
    const theirs = await begin(admin, { ...whole, tutorialId });
    const { body } = await zoe.agent.get('/api/auth/export').expect(200);
    expect(body.data.tutorial_drafts).toEqual([
      expect.objectContaining({ source: 'À emporter.', title: 'Attendre' }),
      expect.objectContaining({ id: theirs.id }),
    ]);
    expect(body.data.tutorial_drafts[1]).not.toHaveProperty('savedById');
    await zoe.agent.delete('/api/auth/account').send({ password: zoe.body.password }).expect(200);
    expect(await app.nest.get(DataSource).manager.countBy(TutorialDraft, { userId: zoe.user.id })).toBe(0);
    expect((await listOf(admin, `?tutorialId=${tutorialId}`)).total).toBe(0);
  });

  it('keeps the images that nothing else shows', async () => {
    const { url } = (await ada.agent.post('/api/images').type('image/png').send(dot).expect(200)).body as {
      url: string;
    };
    const draft = await begin(ada, { ...empty, source: `![Un point](${url})` });
    const { manager } = app.nest.get(DataSource);
    const images = app.nest.get(UploadedImagesService);
    const long = new Date(Date.now() - 30 * DAY_MS);
    await manager.update(UploadedImage, { url }, { checkedAt: long });
    await images.deleteUnused();
    expect(await manager.existsBy(UploadedImage, { url })).toBe(true);
    await ada.agent.delete(`/api/drafts/${draft.id}`).expect(200);
    await manager.update(UploadedImage, { url }, { checkedAt: long });
    await images.deleteUnused();
    expect(await manager.existsBy(UploadedImage, { url })).toBe(false);
  });
});

describe('the draft of a tutorial', () => {
  it('is shared by all members who may edit the tutorial, and names the last one who saved it', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const [mine, theirs] = await Promise.all([
      ada.agent.post('/api/drafts').send({ ...whole, tutorialId }),
      admin.agent.post('/api/drafts').send({ ...whole, tutorialId }),
    ]);
    expect([mine.status, theirs.status].sort()).toEqual([200, 201]);
    expect(theirs.body.id).toBe(mine.body.id);
    const draft = mine.body as Draft;
    expect(draft).toMatchObject({ tutorialVersion: 1, version: 1 });
    await save(admin, draft, { ...whole, source: 'Relu.' }).expect(200);
    const [listed] = (await listOf(ada, `?tutorialId=${tutorialId}`)).drafts;
    expect(listed).toMatchObject({ id: draft.id, version: 2, savedBy: { id: admin.user.id } });
    expect((await listOf(ada)).drafts.map(({ id }) => id)).toContain(draft.id);
    expect((await listOf(admin)).drafts.map(({ id }) => id)).not.toContain(draft.id);
    await bob.agent
      .post('/api/drafts')
      .send({ ...whole, tutorialId })
      .expect(403);
    await bob.agent.get(`/api/drafts?tutorialId=${tutorialId}`).expect(403);
    await bob.agent.get(`/api/drafts/${draft.id}`).expect(404);
    await ada.agent.get('/api/drafts?tutorialId=999999').expect(404);
  });

  it('stays when a helper’s account is deleted, and is deleted with the tutorial', async () => {
    const helper = await signUpAdmin(app);
    const tutorialId = await publishTutorial(app, ada);
    const draft = await begin(helper, { ...whole, tutorialId });
    await helper.agent.delete('/api/auth/account').send({ password: helper.body.password }).expect(200);
    expect(await read(ada, draft)).toMatchObject({ source: whole.source, savedBy: null });
    await ada.agent.delete(`/api/tutorials/${tutorialId}`).expect(200);
    await ada.agent.get(`/api/drafts/${draft.id}`).expect(404);
  });

  it('belongs to the last member who saved it when no author has an account', async () => {
    const helper = await signUpAdmin(app);
    const draft = await begin(helper, { ...whole, tutorialId: await createTutorial(app) });
    await save(admin, draft, { ...whole, source: 'De deux mains.' }).expect(200);
    await helper.agent.delete('/api/auth/account').send({ password: helper.body.password }).expect(200);
    expect(await read(admin, draft)).toMatchObject({ source: 'De deux mains.' });
  });

  it('changes nothing for readers until it is published', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const online = async () => {
      const { body } = await app.http.get(`/api/tutorials/${tutorialId}`).expect(200);
      return { ...body, views: 0 } as object;
    };
    const before = [await online(), await countRows(app, 'tutorial_revisions')];
    const draft = await begin(ada, { ...whole, title: 'Introuvable encore', tutorialId });
    await save(ada, draft, { ...whole, title: 'Introuvable encore', source: 'Rien que moi.' }).expect(200);
    expect([await online(), await countRows(app, 'tutorial_revisions')]).toEqual(before);
    expect((await app.http.get('/api/tutorials?q=introuvable').expect(200)).body).toMatchObject({ total: 0 });
  });
});
