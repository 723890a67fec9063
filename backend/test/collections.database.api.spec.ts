import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import {
  collectionColors,
  CollectionItem,
  MAX_COLLECTIONS,
  MAX_ITEMS,
} from '../src/community/collections/collection.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, type Person } from './people.js';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app);
});
afterAll(() => app.stop());

interface Made {
  id: number;
  shareToken: string;
  updatedAt: string;
}
const create = async ({ agent }: Person, body: object = {}) =>
  (
    await agent
      .post('/api/collections')
      .send({ name: 'À lire', ...body })
      .expect(201)
  ).body as Made;
const add = ({ agent }: Person, id: number, tutorialId: number | string) =>
  agent.post(`/api/collections/${id}/items/${tutorialId}`);
const tutorialsOf = async ({ agent }: Person, id: number) => {
  const { body } = await agent.get(`/api/collections/${id}`).expect(200);
  return (body.tutorials as { id: number }[]).map((tutorial) => tutorial.id);
};
const notFound = { statusCode: 404, code: 'not_found', message: 'Collection non trouvée.' };

describe('a member’s collections', () => {
  it('DATA-25 COLL-08 are created, by default private and blue', async () => {
    const { body } = await ada.agent.post('/api/collections').send({ name: '  Été 🌞 ' }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Été 🌞',
      description: null,
      color: '#3b82f6',
      isPublic: false,
      isHidden: false,
      shareToken: null,
      tutorialCount: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    for (const color of collectionColors) expect(await create(ada, { color })).toMatchObject({ color });
  });

  it('COLL-05 are renamed, coloured, made public and deleted', async () => {
    const { id } = await create(ada, { description: 'Pour l’hiver' });
    const patch = (body: object) => ada.agent.patch(`/api/collections/${id}`).send(body);
    const changed = await patch({ name: 'Été', color: '#ec4899', isPublic: true }).expect(200);
    expect(changed.body).toMatchObject({
      name: 'Été',
      color: '#ec4899',
      isPublic: true,
      description: 'Pour l’hiver',
    });
    expect((await patch({ description: '' }).expect(200)).body).toMatchObject({
      description: null,
      name: 'Été',
    });
    await ada.agent.delete(`/api/collections/${id}`).expect(200, { done: true });
    await ada.agent.get(`/api/collections/${id}`).expect(404, notFound);
    await ada.agent.delete(`/api/collections/${id}`).expect(404, notFound);
  });

  it('are listed by page with their counts, the latest changed first', async () => {
    const person = await signUp(app);
    const first = await create(person);
    const second = await create(person);
    await add(person, first.id, await createTutorial(app)).expect(200);
    const { body } = await person.agent.get('/api/collections').expect(200);
    expect(body).toMatchObject({
      total: 2,
      collections: [
        { id: first.id, tutorialCount: 1 },
        { id: second.id, tutorialCount: 0 },
      ],
    });
    const page = await person.agent.get('/api/collections?limit=1&offset=1').expect(200);
    expect(page.body).toMatchObject({ total: 2, collections: [{ id: second.id }] });
  });

  it.each([
    ['COLL-06', { name: '' }, 'Veuillez donner un nom à votre collection'],
    ['COLL-06', { name: '   ' }, 'Veuillez donner un nom à votre collection'],
    ['COLL-06', { name: undefined }, 'Veuillez donner un nom à votre collection'],
    ['COLL-06', { name: 3 }, 'Veuillez donner un nom à votre collection'],
    ['COLL-05', { name: 'x'.repeat(101) }, 'Le nom ne peut pas dépasser 100 caractères.'],
    ['COLL-05', { description: 'x'.repeat(501) }, 'La description ne peut pas dépasser 500 caractères.'],
    [
      'COLL-08',
      { color: '#000000' },
      expect.stringMatching(/^La couleur doit être l’une de celles-ci : #ef4444, /),
    ],
    ['COLL-05', { isPublic: 'oui' }, expect.any(String)],
  ])('%s refuses %j', async (_row, body, message) => {
    const refused = await ada.agent
      .post('/api/collections')
      .send({ name: 'À lire', ...body })
      .expect(400);
    expect(refused.body).toEqual({
      statusCode: 400,
      code: 'invalid_fields',
      message,
      errors: { [Object.keys(body)[0]!]: message },
    });
    const { id } = await create(ada);
    // A change may omit the name, so only invalid values are refused.
    const said = JSON.stringify(body) !== '{}';
    await ada.agent
      .patch(`/api/collections/${id}`)
      .send(body)
      .expect(said ? 400 : 200);
  });

  it(`are limited to ${MAX_COLLECTIONS}, also when many are created at once`, async () => {
    const person = await signUp(app);
    for (let count = 2; count < MAX_COLLECTIONS; count += 1) await create(person);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => person.agent.post('/api/collections').send({ name: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });
});

describe('items of collections', () => {
  it('are appended once, and removed', async () => {
    const { id } = await create(ada);
    const [one, other] = [await createTutorial(app), await createTutorial(app)];
    expect((await add(ada, id, other).expect(200)).body).toMatchObject({ id, tutorialCount: 1 });
    await add(ada, id, one).expect(200);
    expect((await add(ada, id, other).expect(200)).body).toMatchObject({ tutorialCount: 2 });
    expect(await tutorialsOf(ada, id)).toEqual([other, one]);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await ada.agent.delete(`/api/collections/${id}/items/${other}`).expect(200);
      expect(body).toMatchObject({ tutorialCount: 1 });
    }
    expect(await tutorialsOf(ada, id)).toEqual([one]);
  });

  it('are reordered', async () => {
    const { id } = await create(ada);
    const ids = [await createTutorial(app), await createTutorial(app), await createTutorial(app)];
    for (const tutorialId of ids) await add(ada, id, tutorialId).expect(200);
    const order = (tutorialIds: unknown) =>
      ada.agent.put(`/api/collections/${id}/items`).send({ tutorialIds });
    const wanted = [ids[2], ids[0], ids[1]];
    expect((await order(wanted).expect(200)).body).toMatchObject({ tutorialCount: 3 });
    expect(await tutorialsOf(ada, id)).toEqual(wanted);
    const last = await createTutorial(app);
    await add(ada, id, last).expect(200);
    expect(await tutorialsOf(ada, id)).toEqual([...wanted, last]);
    for (const wrong of [
      [],
      ids,
      [...wanted, 999_999],
      [...ids, ids[0]],
      ['a'],
      'x',
      undefined,
      [0],
      [1e12],
    ]) {
      await order(wrong).expect(400);
    }
    expect(await tutorialsOf(ada, id)).toEqual([...wanted, last]);
  });

  it('are added once by two simultaneous clicks', async () => {
    const { id } = await create(ada);
    const tutorialId = await createTutorial(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(ada, id, tutorialId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await tutorialsOf(ada, id)).toEqual([tutorialId]);
  });

  it.each(['999999', '999999999999999'])(
    'are refused for tutorial %s, which does not exist',
    async (tutorialId) => {
      const { id } = await create(ada);
      await add(ada, id, tutorialId).expect(404, {
        statusCode: 404,
        code: 'not_found',
        message: 'Tutoriel non trouvé.',
      });
    },
  );

  it(`are limited to ${MAX_ITEMS} tutorials`, async () => {
    const { id } = await create(ada);
    const ids: number[] = [];
    for (let count = 0; count <= MAX_ITEMS; count += 1) ids.push(await createTutorial(app));
    const rows = ids.slice(1).map((tutorialId, position) => ({ collectionId: id, tutorialId, position }));
    await app.nest.get(DataSource).manager.insert(CollectionItem, rows);
    await add(ada, id, ids[0]!).expect(409);
    expect((await add(ada, id, ids[1]!).expect(200)).body).toMatchObject({ tutorialCount: MAX_ITEMS });
    await ada.agent
      .put(`/api/tutorials/${ids[0]}/collections`)
      .send({ collectionIds: [id] })
      .expect(409);
    await ada.agent
      .put(`/api/collections/${id}/items`)
      .send({ tutorialIds: ids.slice(1).reverse() })
      .expect(200);
    expect(await tutorialsOf(ada, id)).toEqual(ids.slice(1).reverse());
  });
});

describe('saving a tutorial into several collections', () => {
  const save = ({ agent }: Person, id: number | string, collectionIds: unknown) =>
    agent.put(`/api/tutorials/${id}/collections`).send({ collectionIds });

  it('COLL-04 puts it into those selected and takes it out of the others', async () => {
    const [one, two, three] = [await create(ada), await create(ada), await create(ada)];
    const id = await createTutorial(app);
    await save(ada, id, [two.id, one.id]).expect(200, { collectionIds: [one.id, two.id] });
    await ada.agent.get(`/api/tutorials/${id}/collections`).expect(200, { collectionIds: [one.id, two.id] });
    await save(ada, id, [three.id, two.id]).expect(200);
    await ada.agent
      .get(`/api/tutorials/${id}/collections`)
      .expect(200, { collectionIds: [two.id, three.id] });
    expect(await tutorialsOf(ada, one.id)).toEqual([]);
  });

  it.each([[[]], [undefined], [null], ['1']])('COLL-07 refuses %j', async (collectionIds) => {
    const { body } = await save(ada, await createTutorial(app), collectionIds).expect(400);
    expect(body).toMatchObject({ message: 'Sélectionnez au moins une collection.' });
  });

  it('refuses a list with foreign collections, and then saves nothing', async () => {
    const [own, foreign] = [await create(ada), await create(await signUp(app))];
    const id = await createTutorial(app);
    await save(ada, id, [own.id, own.id]).expect(400);
    await save(ada, id, [own.id, 'x']).expect(400);
    await save(ada, id, [own.id, foreign.id]).expect(404, notFound);
    await save(ada, id, [own.id, 999_999]).expect(404, notFound);
    await ada.agent.get(`/api/tutorials/${id}/collections`).expect(200, { collectionIds: [] });
    await save(ada, '999999999999999', [own.id]).expect(404);
    await ada.agent.get('/api/tutorials/999999/collections').expect(404);
  });
});

describe('collections of other members', () => {
  it('can be read by the link of a public one, until it becomes private', async () => {
    const { id, shareToken } = await create(ada, { name: 'Publique', isPublic: true });
    const tutorialId = await createTutorial(app);
    await add(ada, id, tutorialId).expect(200);
    const { body } = await app.http.get(`/api/collections/shared/${shareToken}`).expect(200);
    expect(body).toEqual({
      name: 'Publique',
      description: null,
      color: '#3b82f6',
      tutorialCount: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      owner: { id: ada.user.id, displayName: ada.body.displayName, avatar: null },
      tutorials: [expect.objectContaining({ id: tutorialId })],
    });
    await ada.agent.patch(`/api/collections/${id}`).send({ isPublic: false }).expect(200);
    await app.http.get(`/api/collections/shared/${shareToken}`).expect(404, notFound);
    const again = await ada.agent.patch(`/api/collections/${id}`).send({ isPublic: true }).expect(200);
    expect(again.body.shareToken).not.toBe(shareToken);
    await app.http.get(`/api/collections/shared/${shareToken}`).expect(404, notFound);
    await app.http.get(`/api/collections/shared/${again.body.shareToken}`).expect(200);
  });

  it('are not found by id, public or not', async () => {
    const other = await signUp(app);
    const tutorialId = await createTutorial(app);
    for (const isPublic of [true, false]) {
      const { id } = await create(ada, { isPublic });
      const path = `/api/collections/${id}`;
      await other.agent.get(path).expect(404, notFound);
      await other.agent.patch(path).send({ name: 'À moi' }).expect(404, notFound);
      await other.agent.delete(path).expect(404, notFound);
      await other.agent.put(`${path}/items`).send({ tutorialIds: [] }).expect(404, notFound);
      await add(other, id, tutorialId).expect(404, notFound);
      await other.agent.delete(`${path}/items/${tutorialId}`).expect(404, notFound);
      await ada.agent.get(path).expect(200);
    }
  });

  it('COLL-01 visitors have no collections', async () => {
    await app.http.get('/api/collections').expect(401);
    await app.http.post('/api/collections').send({ name: 'x' }).expect(401);
    await app.http.get('/api/tutorials/1/collections').expect(401);
    await app.http
      .put('/api/tutorials/1/collections')
      .send({ collectionIds: [1] })
      .expect(401);
  });
});
