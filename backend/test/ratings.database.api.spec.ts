import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Rating } from '../src/community/ratings/rating.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
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

const change = (values: Record<string, unknown>) => app.nest.get(SettingsService).change(values);
const rate = ({ agent }: Person, id: number, score: unknown) =>
  agent.post(`/api/tutorials/${id}/rating`).send({ score });

describe('rating a tutorial', () => {
  it('CALL-10 returns the average and the count to anyone, zero without ratings', async () => {
    const id = await createTutorial(app);
    await app.http.get(`/api/tutorials/${id}/rating`).expect(200, { average: 0, count: 0 });
    await rate(ada, id, 4).expect(201);
    await rate(await signUp(app), id, 5).expect(201);
    await app.http.get(`/api/tutorials/${id}/rating`).expect(200, { average: 4.5, count: 2 });
  });

  it('40.40 tells a member whether they have rated the tutorial', async () => {
    const id = await createTutorial(app);
    const summary = async ({ agent }: Person) =>
      (await agent.get(`/api/tutorials/${id}/rating`).expect(200)).body as unknown;
    expect(await summary(ada)).toEqual({ average: 0, count: 0, isRated: false });
    await rate(ada, id, 4).expect(201);
    expect(await summary(ada)).toEqual({ average: 4, count: 1, isRated: true });
    expect(await summary(await signUp(app))).toEqual({ average: 4, count: 1, isRated: false });
  });

  it('CALL-11 RATE-11 returns the member’s own score, 404 before the first rating', async () => {
    const id = await createTutorial(app);
    const { body } = await ada.agent.get(`/api/tutorials/${id}/rating/user`).expect(404);
    expect(body).toEqual({
      statusCode: 404,
      code: 'not_found',
      message: 'Vous n’avez pas encore noté ce tutoriel.',
    });
    await rate(ada, id, 2).expect(201);
    await ada.agent.get(`/api/tutorials/${id}/rating/user`).expect(200, { score: 2 });
    await (await signUp(app)).agent.get(`/api/tutorials/${id}/rating/user`).expect(404);
  });

  it('CALL-12 RATE-12 returns the score with the new average and count', async () => {
    const id = await createTutorial(app);
    await rate(ada, id, 3).expect(201, { rating: { score: 3 }, average: 3, count: 1 });
    await rate(await signUp(app), id, 4).expect(201, { rating: { score: 4 }, average: 3.5, count: 2 });
    const answer = await rate(await signUp(app), id, 4).expect(201);
    expect(answer.body).toMatchObject({ count: 3, average: expect.closeTo(11 / 3, 10) });
  });

  it('RATE-13 DATA-20 rating again replaces the score and keeps the row', async () => {
    const id = await createTutorial(app);
    await rate(ada, id, 1).expect(201);
    const where = { userId: ada.user.id, tutorialId: id };
    const { manager } = app.nest.get(DataSource);
    const long = new Date('2020-01-01T00:00:00Z');
    await manager.update(Rating, where, { createdAt: long, updatedAt: long });
    const before = await manager.findBy(Rating, where);
    await rate(ada, id, 5).expect(201, { rating: { score: 5 }, average: 5, count: 1 });
    const after = await manager.findBy(Rating, where);
    expect(before).toEqual([
      { id: expect.any(Number), ...where, score: 1, createdAt: long, updatedAt: long },
    ]);
    expect(after).toEqual([{ ...before[0], score: 5, updatedAt: expect.any(Date) }]);
    expect(after[0]!.updatedAt.getTime()).toBeGreaterThan(long.getTime());
  });

  it('shows in the tutorial and in lists', async () => {
    const id = await createTutorial(app);
    await rate(ada, id, 4).expect(201);
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(body).toMatchObject({ ratingAverage: 4, ratingCount: 1 });
    const list = await app.http.get('/api/tutorials').expect(200);
    expect(list.body.tutorials[0]).toMatchObject({ id, ratingAverage: 4, ratingCount: 1 });
  });
});

describe('invalid ratings', () => {
  it.each([
    ['RATE-04', 0, 'La note minimum est 1'],
    ['RATE-04', -3, 'La note minimum est 1'],
    ['RATE-05', 6, 'La note maximum est 5'],
    ['RATE-05', 1e30, 'La note maximum est 5'],
    ['RATE-01', 4.5, 'La note doit être un nombre entier'],
    ['RATE-01', '4', 'La note doit être un nombre entier'],
    ['RATE-01', null, 'La note doit être un nombre entier'],
    ['RATE-01', undefined, 'La note doit être un nombre entier'],
    ['RATE-01', true, 'La note doit être un nombre entier'],
    ['RATE-01', [4], 'La note doit être un nombre entier'],
  ])('%s refuses %j', async (_row, score, message) => {
    const id = await createTutorial(app);
    const { body } = await rate(ada, id, score).expect(400);
    expect(body).toEqual({ statusCode: 400, code: 'invalid_fields', message, errors: { score: message } });
    await app.http.get(`/api/tutorials/${id}/rating`).expect(200, { average: 0, count: 0 });
  });

  it('RATE-06 tells a visitor to sign in', async () => {
    const id = await createTutorial(app);
    const message = 'Vous devez être connecté pour noter ce tutoriel.';
    await app.http
      .post(`/api/tutorials/${id}/rating`)
      .send({ score: 4 })
      .expect(401, { statusCode: 401, code: 'signed_out', message });
    await app.http
      .get(`/api/tutorials/${id}/rating/user`)
      .expect(401, { statusCode: 401, code: 'signed_out', message });
  });

  it.each(['999999', '999999999999999'])('answers 404 for tutorial %s, which does not exist', async (id) => {
    const refusal = { statusCode: 404, code: 'not_found', message: 'Tutoriel non trouvé.' };
    await app.http.get(`/api/tutorials/${id}/rating`).expect(404, refusal);
    await ada.agent.get(`/api/tutorials/${id}/rating/user`).expect(404);
    await ada.agent.post(`/api/tutorials/${id}/rating`).send({ score: 4 }).expect(404, refusal);
  });
});

describe('enableRatings', () => {
  afterEach(() => change({ enableRatings: true }));

  it('refuses ratings at once when it is off', async () => {
    const id = await createTutorial(app);
    await change({ enableRatings: false });
    const { body } = await rate(ada, id, 4).expect(403);
    expect(body).toEqual({
      statusCode: 403,
      code: 'closed',
      message: 'Les évaluations sont fermées pour le moment.',
    });
    await change({ enableRatings: true });
    await rate(ada, id, 4).expect(201);
  });
});
