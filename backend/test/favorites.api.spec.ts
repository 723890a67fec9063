import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Favorite } from '../src/community/favorites/favorite.entity.js';
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

const add = ({ agent }: Person, tutorialId: unknown) => agent.post('/api/favorites').send({ tutorialId });
const listed = async ({ agent }: Person, query = '') => {
  const { body } = await agent.get(`/api/favorites${query}`).expect(200);
  return { ids: body.tutorials.map(({ id }: { id: number }) => id), total: body.total };
};

describe('favourites', () => {
  it('FAVO-06 CALL-07 CALL-08 CALL-09 can be added and removed repeatedly', async () => {
    const id = await createTutorial(app);
    const status = `/api/favorites/${id}/status`;
    await ada.agent.get(status).expect(200, { isFavorite: false });
    await add(ada, id).expect(201, { isFavorite: true });
    await add(ada, id).expect(201, { isFavorite: true });
    await ada.agent.get(status).expect(200, { isFavorite: true });
    await ada.agent.delete(`/api/favorites/${id}`).expect(200, { isFavorite: false });
    await ada.agent.delete(`/api/favorites/${id}`).expect(200, { isFavorite: false });
    await ada.agent.get(status).expect(200, { isFavorite: false });
  });

  it('FAVO-13 are listed by page, latest first', async () => {
    const person = await signUp(app);
    const ids = [await createTutorial(app), await createTutorial(app), await createTutorial(app)];
    for (const id of [ids[1], ids[2], ids[0]]) await add(person, id).expect(201);
    expect(await listed(person)).toEqual({ ids: [ids[0], ids[2], ids[1]], total: 3 });
    expect(await listed(person, '?limit=1&offset=1')).toEqual({ ids: [ids[2]], total: 3 });
    expect(await listed(person, '?limit=&offset=')).toMatchObject({ total: 3 });
    await person.agent.get('/api/favorites/ids').expect(200, { ids: [ids[0], ids[2], ids[1]] });
    const { body } = await person.agent.get('/api/favorites?limit=1').expect(200);
    expect(body.tutorials[0]).toMatchObject({ id: ids[0], title: expect.any(String), tags: [] });
    expect(body.tutorials[0]).not.toHaveProperty('content');
  });

  it('are separate for each member', async () => {
    const id = await createTutorial(app);
    const other = await signUp(app);
    await add(ada, id).expect(201);
    await other.agent.get(`/api/favorites/${id}/status`).expect(200, { isFavorite: false });
    await other.agent.delete(`/api/favorites/${id}`).expect(200);
    await ada.agent.get(`/api/favorites/${id}/status`).expect(200, { isFavorite: true });
    expect(await listed(other)).toEqual({ ids: [], total: 0 });
  });

  it('DATA-21 a double click makes one row', async () => {
    const tutorialId = await createTutorial(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(ada, tutorialId)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const rows = await app.nest.get(DataSource).manager.findBy(Favorite, { tutorialId });
    expect(rows).toEqual([
      { id: expect.any(Number), userId: ada.user.id, tutorialId, createdAt: expect.any(Date) },
    ]);
    expect(Math.abs(rows[0]!.createdAt.getTime() - Date.now())).toBeLessThan(MINUTE_MS);
  });
});

describe('invalid requests', () => {
  it('FAVO-09 tells a visitor to sign in', async () => {
    const refusal = {
      statusCode: 401,
      code: 'signed_out',
      message: 'Vous devez être connecté pour ajouter des favoris',
    };
    await app.http.get('/api/favorites').expect(401, refusal);
    await app.http.get('/api/favorites/1/status').expect(401, refusal);
    await app.http.post('/api/favorites').send({ tutorialId: 1 }).expect(401, refusal);
    await app.http.delete('/api/favorites/1').expect(401, refusal);
  });

  it('answers 404 for a tutorial that does not exist', async () => {
    await add(ada, 999_999).expect(404, {
      statusCode: 404,
      code: 'not_found',
      message: 'Tutoriel non trouvé.',
    });
    await ada.agent.get('/api/favorites/999999999999999/status').expect(200, { isFavorite: false });
    await ada.agent.delete('/api/favorites/999999999999999').expect(200, { isFavorite: false });
  });

  it.each([[undefined], [null], ['1'], [0], [-1], [1.5], [1e15], [[1]], [{ id: 1 }]])(
    'refuses tutorialId %j',
    async (tutorialId) => {
      const { body } = await add(ada, tutorialId).expect(400);
      expect(body).toMatchObject({ message: 'Indiquez l’identifiant du tutoriel à garder.' });
    },
  );

  it.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'limit=1&limit=2'])(
    'refuses ?%s',
    async (query) => {
      await ada.agent.get(`/api/favorites?${query}`).expect(400);
    },
  );
});
