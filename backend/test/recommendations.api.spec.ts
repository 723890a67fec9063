import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, type Person } from './people.js';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.nest.get(DataSource).createQueryBuilder().delete().from(Tutorial).execute();
  ada = await signUp(app);
});

const tutorial = (domain: string, ...tags: string[]) => createTutorial(app, { domain, tags });
const keep = (tutorialId: number) => ada.agent.post('/api/favorites').send({ tutorialId }).expect(201);
const rate = (id: number, score: number) =>
  ada.agent.post(`/api/tutorials/${id}/rating`).send({ score }).expect(201);
const read = (id: number, done: number) =>
  ada.agent
    .put(`/api/tutorials/${id}/progress`)
    .send({ steps: [0, 1, 2, 3, 4].map((step) => step < done) })
    .expect(200);
const view = async (id: number, times: number) => {
  for (let time = 0; time < times; time += 1) app.nest.get(ViewCounter).record(id, `lecteur ${time}`);
  await app.nest.get(ViewCounter).write();
};
const recommended = async (limit?: number) => {
  const { body } = await ada.agent
    .get('/api/recommendations')
    .query(limit ? { limit } : {})
    .expect(200);
  return (body as { id: number }[]).map(({ id }) => id);
};

describe('GET /api/recommendations', () => {
  it('RECO-08 CALL-13 starts with shared tags, then the domain, then the most popular', async () => {
    const liked = await tutorial('design', 'Couleur', 'CSS');
    const popular = await tutorial('langues');
    const sameDomain = await tutorial('design');
    const oneTag = await tutorial('marketing', 'couleur');
    const twoTags = await tutorial('programmation', 'css', 'couleur');
    await view(popular, 9);
    await keep(liked);
    expect(await recommended(10)).toEqual([twoTags, oneTag, sameDomain, popular]);
    const { body } = await ada.agent.get('/api/recommendations?limit=1').expect(200);
    expect(body).toEqual([expect.objectContaining({ id: twoTags, tags: ['css', 'couleur'] })]);
    expect(body[0]).not.toHaveProperty('content');
  });

  it('RECO-02 returns three unless another number is requested', async () => {
    for (let count = 0; count < 5; count += 1) await tutorial('design');
    expect(await recommended()).toHaveLength(3);
    expect(await recommended(4)).toHaveLength(4);
    expect(await recommended(50)).toHaveLength(5);
  });

  it('returns none of the tutorials that the page already shows', async () => {
    const liked = await tutorial('design', 'css');
    const [read, similar, other] = [
      await tutorial('design', 'css'),
      await tutorial('design', 'css'),
      await tutorial('langues'),
    ];
    await keep(liked);
    const { body } = await ada.agent.get(`/api/recommendations?excludeIds=${read},${similar}`).expect(200);
    expect(body).toEqual([expect.objectContaining({ id: other })]);
    await ada.agent.get('/api/recommendations?excludeIds=a').expect(400);
  });

  it('returns the most popular to a member without likes', async () => {
    const [rare, popular, known] = [
      await tutorial('design'),
      await tutorial('langues'),
      await tutorial('langues'),
    ];
    await view(popular, 5);
    await view(known, 2);
    expect(await recommended()).toEqual([popular, known, rare]);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['kept', keep],
    ['rated low', (id) => rate(id, 1)],
    ['rated high', (id) => rate(id, 5)],
    ['begun', (id) => read(id, 1)],
    ['finished', (id) => read(id, 5)],
  ])('returns no tutorial that the member has %s', async (_what, act) => {
    const known = await tutorial('design', 'css');
    const other = await tutorial('langues');
    await act(known);
    await keep(await tutorial('design', 'css'));
    expect(await recommended(50)).toEqual([other]);
  });

  it('weights tutorials rated 5 more than favourites, and favourites more than started ones', async () => {
    await rate(await tutorial('programmation', 'rated'), 5);
    await keep(await tutorial('programmation', 'kept'));
    await read(await tutorial('programmation', 'begun'), 2);
    await rate(await tutorial('programmation', 'disliked'), 2);
    const disliked = await tutorial('programmation', 'disliked');
    const begun = await tutorial('programmation', 'begun');
    const kept = await tutorial('programmation', 'kept');
    const rated = await tutorial('programmation', 'rated');
    expect(await recommended(50)).toEqual([rated, kept, begun, disliked]);
  });

  it('ignores a page that was only opened', async () => {
    const opened = await tutorial('design', 'css');
    await ada.agent.put(`/api/tutorials/${opened}/progress`).send({ position: 0.1 }).expect(200);
    expect(await recommended()).toEqual([opened]);
  });

  it('does not depend on the likes of others', async () => {
    const [first, second] = [await tutorial('design', 'css'), await tutorial('langues', 'verbe')];
    await keep(await tutorial('langues', 'verbe'));
    ada = await signUp(app);
    await keep(await tutorial('design', 'css'));
    const list = await recommended(50);
    expect(list.indexOf(first)).toBeLessThan(list.indexOf(second));
  });
});

describe('invalid requests', () => {
  it('RECO-01 a visitor gets 401', async () => {
    await app.http.get('/api/recommendations').expect(401);
  });

  it.each(['0', '51', 'x', '1.5'])('refuses limit=%s', async (limit) => {
    await ada.agent.get(`/api/recommendations?limit=${limit}`).expect(400);
  });
});

describe('enableRecommendations', () => {
  const change = (values: Record<string, unknown>) => app.nest.get(SettingsService).change(values);
  afterEach(() => change({ enableRecommendations: true }));

  it('empties the list at once when it is off', async () => {
    await tutorial('design');
    await change({ enableRecommendations: false });
    expect(await recommended()).toEqual([]);
    await change({ enableRecommendations: true });
    expect(await recommended()).toHaveLength(1);
  });
});
