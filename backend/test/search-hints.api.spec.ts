import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { BestAnswer } from '../src/content/search-hints/best-answer.entity.js';
import { SynonymGroup } from '../src/content/search-hints/synonym-group.entity.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person['agent'];
/** Ids by name. */
const ids: Record<'call' | 'camera' | 'cheese', number> = { call: 0, camera: 0, cheese: 0 };
beforeAll(async () => {
  app = await startApp();
  admin = (await signUpAdmin(app)).agent;
  ids.call = await createTutorial(app, { title: 'Réussir une visioconférence', domain: 'langues' });
  ids.camera = await createTutorial(app, { title: 'La visio sans caméra', domain: 'design' });
  ids.cheese = await createTutorial(app, { title: 'Affiner un fromage', domain: 'langues' });
  await untilSearchable(app);
});
afterAll(() => app.stop());

async function search(query: string, more: object = {}): Promise<{ ids: number[]; total: number }> {
  const { body } = await app.http
    .get('/api/search')
    .query({ query, ...more })
    .expect(200);
  return { ids: (body.tutorials as { id: number }[]).map(({ id }) => id), total: body.total };
}
const addSynonyms = (...texts: unknown[]) => admin.post('/api/admin/synonyms').send({ texts });
const addAnswer = (text: unknown, tutorialId: unknown) =>
  admin.post('/api/admin/best-answers').send({ text, tutorialId });
const latest = async () => (await admin.get('/api/admin/audit').expect(200)).body.entries[0] as object;

describe('synonyms', () => {
  it('take effect at once, in search and in the catalogue, until they are removed, and make audit entries', async () => {
    expect((await search('visio')).ids).toEqual([ids.camera]);
    const { body: group } = await addSynonyms(' Visio ', 'visioconférence', 'VISIO').expect(201);
    expect(group).toEqual({
      id: expect.any(Number),
      texts: ['VISIO', 'visioconférence'],
      createdAt: expect.any(String),
    });
    expect((await search('visio')).ids).toEqual([ids.camera, ids.call]);
    const catalogue = await app.http.get('/api/tutorials?q=visio').expect(200);
    expect((catalogue.body.tutorials as object[]).length).toBe(2);
    expect(await latest()).toMatchObject({
      action: 'synonyms.add',
      targetType: 'synonyms',
      targetId: group.id,
      after: { texts: group.texts },
    });

    const { body } = await admin.get('/api/admin/synonyms?q=conference').expect(200);
    expect(body).toEqual({ synonyms: [group], total: 1 });
    await admin.delete(`/api/admin/synonyms/${group.id}`).expect(200, { done: true });
    expect((await search('visio')).ids).toEqual([ids.camera]);
    expect(await latest()).toMatchObject({ action: 'synonyms.delete', before: { texts: group.texts } });
    const { body: gone } = await admin.delete(`/api/admin/synonyms/${group.id}`).expect(404);
    expect(gone.message).toBe('Synonymes non trouvés.');
  });

  it.each([
    ['one alone', ['visio']],
    ['nine', 'abcdefghi'.split('').map((letter) => letter.repeat(3))],
    ['a single letter', ['v', 'visio']],
    ['too long a text', ['x'.repeat(61), 'visio']],
    ['a list in one text', ['visio, webcam', 'appel']],
    ['two lines', ['vi\nsio', 'appel']],
    ['forms of the same word', ['chat', 'Chats']],
    ['words that say nothing', ['de la', 'visio']],
    ['what is no text', [1, 'visio']],
    ['no list', [{ a: 1 }, 'visio']],
  ])('of %s are refused', async (_, texts) => {
    const { body } = await addSynonyms(...texts).expect(400);
    expect(body.errors.texts).toMatch(/\p{L}{3}/u);
  });

  it('are refused if they exist already, in any order and case', async () => {
    await addSynonyms('Fromage', 'laitage').expect(201);
    const { body } = await addSynonyms('LAITAGE', 'fromage').expect(409);
    expect(body).toMatchObject({ code: 'already_exists', message: 'Ces synonymes y sont déjà.' });
  });

  it('are refused beyond two hundred groups', async () => {
    const { manager } = app.nest.get(DataSource);
    const rows = Array.from({ length: 200 }, (_, index) => ({
      folded: `trop ${index}`,
      texts: ['trop'],
      createdAt: new Date(),
    }));
    await manager.insert(SynonymGroup, rows);
    const { body } = await addSynonyms('appel', 'coup de fil').expect(409);
    expect(body).toMatchObject({ code: 'limit_reached', message: expect.stringContaining('200') });
    for (const { folded } of rows) await manager.delete(SynonymGroup, { folded });
  });
});

describe('a best answer', () => {
  it('comes first, once, at once, on the right page and within filters, until it is removed', async () => {
    const { body: answer } = await addAnswer('Faire une VISIO', ids.cheese).expect(201);
    expect(answer).toMatchObject({
      text: 'Faire une VISIO',
      tutorialId: ids.cheese,
      tutorialTitle: 'Affiner un fromage',
      isPublished: true,
    });
    const [first, ...others] = (await search('faire une visio')).ids;
    expect(first).toBe(ids.cheese);
    expect(others).toContain(ids.camera);
    expect(others).not.toContain(ids.cheese);
    const total = 1 + others.length;
    expect(await search('  faire une Visio', { limit: 1 })).toEqual({ ids: [ids.cheese], total });
    expect(await search('faire une visio', { limit: 1, offset: 1 })).toEqual({ ids: [others[0]], total });
    expect((await search('faire une visio', { domainId: 2 })).ids).not.toContain(ids.cheese);
    // An explicit sort order takes precedence.
    const byTitle = await search('faire une visio', { sortBy: 'title', sortOrder: 'desc' });
    expect(byTitle).toMatchObject({ total });
    expect(byTitle.ids.at(-1)).toBe(ids.cheese);
    expect((await search('une visio')).ids).not.toContain(ids.cheese);
    expect(await latest()).toMatchObject({
      action: 'best-answer.add',
      targetType: 'best-answer',
      targetId: answer.id,
      after: { text: 'Faire une VISIO', tutorialId: ids.cheese },
    });

    const { body: twice } = await addAnswer('faire une visio', ids.call).expect(409);
    expect(twice).toMatchObject({ message: 'Ce texte a déjà une meilleure réponse.' });
    await admin.delete(`/api/admin/best-answers/${answer.id}`).expect(200, { done: true });
    await admin.delete(`/api/admin/best-answers/${answer.id}`).expect(404);
    expect((await search('faire une visio')).ids).not.toContain(ids.cheese);
    expect(await latest()).toMatchObject({ action: 'best-answer.delete' });
  });

  it('answers a search that would find nothing, and is deleted with its tutorial', async () => {
    const id = await createTutorial(app, { title: 'Un tutoriel qui passera' });
    await untilSearchable(app);
    await addAnswer('xylophage', id).expect(201);
    expect(await search('xylophage')).toEqual({ ids: [id], total: 1 });
    await admin.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
    await untilSearchable(app);
    expect(await search('xylophage')).toEqual({ ids: [], total: 0 });
    const list = async () => (await admin.get('/api/admin/best-answers?q=xylo').expect(200)).body;
    expect(await list()).toMatchObject({ answers: [{ isPublished: false }], total: 1 });
    await admin.delete(`/api/tutorials/${id}`).expect(200);
    expect(await list()).toMatchObject({ answers: [{ isPublished: false }], total: 1 });
    await admin.delete(`/api/contributions/trash/${id}`).expect(200);
    expect(await list()).toEqual({ answers: [], total: 0 });
  });

  it('must be a published tutorial, for a text', async () => {
    const hidden = await createTutorial(app);
    await admin.patch(`/api/admin/tutorials/${hidden}`).send({ isPublished: false }).expect(200);
    const refusals: [text: unknown, id: unknown, status: number, message: string][] = [
      ['essai', 999_999, 404, 'Tutoriel non trouvé'],
      ['essai', hidden, 409, 'n’est pas publié'],
      ['e', ids.call, 400, '2 caractères au moins'],
      ['x'.repeat(101), ids.call, 400, '100 caractères au plus'],
      ['deux\nlignes', ids.call, 400, 'sur une ligne'],
      [7, ids.call, 400, '2 caractères au moins'],
      ['essai', '1', 400, 'Choisissez le tutoriel'],
      ['essai', null, 400, 'Choisissez le tutoriel'],
    ];
    for (const [text, id, status, message] of refusals) {
      const { body } = await addAnswer(text, id).expect(status);
      expect(body.message).toContain(message);
    }
    expect((await admin.get('/api/admin/best-answers?q=essai').expect(200)).body.total).toBe(0);
  });
});

it('hints stored by another node take effect here by themselves', async () => {
  const { manager } = app.nest.get(DataSource);
  const createdAt = new Date();
  await manager.insert(SynonymGroup, { folded: 'affiner = murir', texts: ['affiner', 'mûrir'], createdAt });
  await manager.insert(BestAnswer, { folded: 'ailleurs', text: 'ailleurs', tutorialId: ids.call, createdAt });
  const event = { type: 'search-hints.changed', payload: {}, happenedAt: createdAt } as const;
  await manager.insert(StoredEvent, event);
  const found = async () => [(await search('mûrir')).ids, (await search('ailleurs')).ids];
  const expected = [[ids.cheese], [ids.call]];
  await until(found, (answer) => JSON.stringify(answer) === JSON.stringify(expected));
});

it('a new hint invalidates cached answers', async () => {
  const listed = async () =>
    (await app.http.get('/api/tutorials?q=objectif').expect(200)).body.total as number;
  expect(await listed()).toBe(0);
  await addSynonyms('objectif', 'caméra').expect(201);
  expect(await listed()).toBe(1);
});
