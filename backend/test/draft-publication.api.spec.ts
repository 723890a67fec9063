import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashOf } from '../src/content/revisions/revisions.service.js';
import { startApp, type TestApp } from './app.js';
import { begin, countRows, listOf, publish, read, save, whole, type Draft } from './drafts.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let ada: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app, { isContributor: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

describe('publishing a draft', () => {
  const revision = async (tutorialId: number, version: number) =>
    (await ada.agent.get(`/api/tutorials/${tutorialId}/revisions/${version}`).expect(200)).body as {
      hash: string;
    };

  it('copies its exact bytes into the first version of a tutorial, and deletes the draft', async () => {
    const draft = await begin(ada, { ...whole, key: 'a-publier-une-seule-fois' });
    const said = await read(ada, draft);
    const before = await countRows(app, 'tutorials');
    const published = await publish(ada, draft).set('Idempotency-Key', 'publier').expect(200);
    const { tutorialId, version } = published.body as { tutorialId: number; version: number };
    expect(version).toBe(1);
    const { hash } = await revision(tutorialId, 1);
    expect(hash).toBe(hashOf(said));
    expect(hash).toBe(hashOf(whole));
    await ada.agent.get(`/api/drafts/${draft.id}`).expect(404);
    // The client repeats the call, as after a lost response.
    await publish(ada, draft).set('Idempotency-Key', 'publier').expect(200, published.body);
    expect(await countRows(app, 'tutorials')).toBe(before + 1);
  });

  it('copies its exact bytes into the next version of a tutorial', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const draft = await begin(ada, { ...whole, tutorialId });
    const said = await read(ada, draft);
    const { body } = await publish(ada, draft).set('Idempotency-Key', 'recrire').expect(200);
    expect(body).toEqual({ tutorialId, version: 2, isHeld: false });
    expect((await revision(tutorialId, 2)).hash).toBe(hashOf(said));
    expect((await listOf(ada, `?tutorialId=${tutorialId}`)).total).toBe(0);
    await publish(ada, draft).set('Idempotency-Key', 'recrire').expect(200, body);
    const online = (await ada.agent.get(`/api/tutorials/${tutorialId}/source`).expect(200)).body;
    expect(online).toMatchObject(whole);
  });

  it('names missing fields like a direct publication, and keeps the draft', async () => {
    const draft = await begin(ada);
    const { body } = await publish(ada, draft).expect(400);
    expect(body.errors).toEqual({
      title: 'Le titre doit contenir au moins 3 caractères.',
      description: 'La description doit contenir au moins 10 caractères.',
      domainId: 'Choisissez un domaine.',
      source: 'Le texte du tutoriel est vide.',
    });
    const nowhere = (await save(ada, draft, { ...whole, domainId: 999 }).expect(200)).body as Draft;
    const refused = await publish(ada, nowhere).expect(400);
    expect(refused.body.errors).toEqual({ domainId: 'Ce domaine n’existe pas.' });
    expect(await read(ada, draft)).toMatchObject({ version: 2, source: whole.source });
  });

  it('publishes the named version of the draft, and none saved elsewhere meanwhile', async () => {
    const draft = await begin(ada, { ...whole });
    await save(ada, draft, { ...whole, source: 'D’ailleurs.' }).expect(200);
    await publish(ada, draft).expect(412);
    expect(await read(ada, draft)).toMatchObject({ source: 'D’ailleurs.' });
  });

  it('replaces only the version of the tutorial that the draft is based on', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const draft = await begin(ada, { ...whole, tutorialId });
    await admin.agent
      .put(`/api/tutorials/${tutorialId}`)
      .send({ ...whole, source: 'Réécrit.' })
      .expect(200);
    const { body } = await publish(ada, draft).expect(412);
    expect(body.message).toContain('Ce tutoriel a été modifié entre-temps');
    expect(await read(ada, draft)).toMatchObject({ tutorialVersion: 1, source: whole.source });
    const joined = await save(ada, draft, { ...whole, source: 'Des deux.', tutorialVersion: 2 }).expect(200);
    expect(joined.body).toMatchObject({ tutorialVersion: 2 });
    expect((await publish(ada, joined.body as Draft).expect(200)).body).toEqual({
      tutorialId,
      version: 3,
      isHeld: false,
    });
  });

  it('of another member’s tutorial makes one audit entry', async () => {
    const tutorialId = await publishTutorial(app, ada);
    const draft = await begin(admin, { ...whole, tutorialId });
    const before = await countRows(app, 'audit_log');
    await publish(admin, draft).expect(200);
    expect(await countRows(app, 'audit_log')).toBe(before + 1);
  });
});
