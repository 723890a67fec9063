import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let tutorials: number[];
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  tutorials = [await createTutorial(app), await createTutorial(app), await createTutorial(app)];
});
afterAll(() => app.stop());

const paths = '/api/admin/learning-paths';
const newPath = {
  title: 'Apprendre à lire',
  description: 'Du premier mot au premier livre.',
  category: 'Langues',
  level: 'beginner',
};
const create = async (changes: object = {}): Promise<number> => {
  const { body } = await admin.agent
    .post(paths)
    .send({ ...newPath, ...changes })
    .expect(201);
  return body.id;
};
const change = (id: number, body: object) => admin.agent.patch(`${paths}/${id}`).send(body);
const setSteps = (id: number, steps: unknown) => admin.agent.put(`${paths}/${id}/steps`).send({ steps });
const step = (tutorialId: number, title = 'Une étape') => ({ tutorialId, title, description: '' });
const journal = async (id: number) => {
  const { body } = await admin.agent
    .get(`/api/admin/audit?targetType=learning-path&targetId=${id}`)
    .expect(200);
  return body.entries as object[];
};
const seen = async (id: number) => (await app.http.get(`/api/learning-paths/${id}`)).status;

describe('a new path', () => {
  it('DATA-27 starts without steps, after the others, and is invisible until published', async () => {
    const before = await create();
    const { body } = await admin.agent.post(paths).send(newPath).expect(201);
    expect(body).toEqual({
      ...newPath,
      id: expect.any(Number),
      duration: 0,
      badgeText: null,
      badgeVariant: 'default',
      isPublished: false,
      steps: [],
    });
    await admin.agent.get(`${paths}/${body.id}`).expect(200, body);
    const all = (await admin.agent.get(`${paths}?limit=100`).expect(200)).body;
    expect(all.paths.map(({ id }: { id: number }) => id).slice(-2)).toEqual([before, body.id]);
    expect(all.total).toBe(all.paths.length);
    const visible = (await app.http.get('/api/learning-paths?limit=100').expect(200)).body.paths;
    expect(visible.map(({ id }: { id: number }) => id)).not.toContain(body.id);
    await app.http
      .get(`/api/learning-paths/${body.id}`)
      .expect(404, { statusCode: 404, code: 'not_found', message: 'Parcours non trouvé.' });
    expect(await journal(body.id)).toMatchObject([
      { action: 'learning-path.create', actor: { id: admin.user.id }, after: newPath },
    ]);
  });

  it.each([
    ['title', { title: 'ab' }],
    ['title', { title: undefined }],
    ['description', { description: 'court' }],
    ['category', { category: '' }],
    ['level', { level: 'expert' }],
    ['level', { level: null }],
    ['badgeText', { badgeText: 'x'.repeat(41) }],
    ['badgeVariant', { badgeVariant: 'rouge' }],
  ])('is refused for a wrong %s %j', async (field, changes) => {
    const { body } = await admin.agent
      .post(paths)
      .send({ ...newPath, ...changes })
      .expect(400);
    expect(body.errors).toEqual({ [field]: expect.stringMatching(/[.]$/) });
  });
});

describe('a path', () => {
  let id: number;
  beforeEach(async () => {
    id = await create({ badgeText: 'Nouveau', badgeVariant: 'new' });
  });

  it('DATA-28 has the given steps, in their order', async () => {
    const [one, two, three] = tutorials as [number, number, number];
    await setSteps(id, [step(one), step(two)]).expect(200);
    const { body } = await setSteps(id, [step(three, 'D’abord'), step(one, 'Ensuite')]).expect(200);
    const known = { id: expect.any(Number), duration: expect.any(Number), description: '' };
    expect(body.steps).toEqual([
      { ...known, tutorialId: three, title: 'D’abord' },
      { ...known, tutorialId: one, title: 'Ensuite' },
    ]);
    expect(body.duration).toBe(body.steps[0].duration + body.steps[1].duration);
    await admin.agent.get(`${paths}/${id}`).expect(200, body);
    expect((await journal(id))[0]).toMatchObject({
      action: 'learning-path.set-steps',
      before: { tutorialIds: [one, two] },
      after: { tutorialIds: [three, one] },
    });
  });

  it('keeps its steps when invalid ones are refused', async () => {
    const [one] = tutorials as [number];
    await setSteps(id, [step(one)]).expect(200);
    const wrong = [undefined, null, 'x', [], [null], [1], [{}], [step(one), step(one)]];
    wrong.push(
      [{ ...step(one), title: 'x' }],
      Array.from({ length: 51 }, (_, at) => step(at + 1)),
    );
    for (const steps of wrong) {
      const { body } = await setSteps(id, steps).expect(400);
      expect(body.message).toMatch(/\.$|^ID de tutoriel invalide$/);
    }
    await setSteps(id, [step(one), step(999_999)]).expect(404, {
      statusCode: 404,
      code: 'not_found',
      message: `Le tutoriel de ces étapes n’existe pas : « ${step(999_999).title} » (n° 999999).`,
    });
    const { body } = await admin.agent.get(`${paths}/${id}`).expect(200);
    expect(body.steps).toHaveLength(1);
    expect(await journal(id)).toHaveLength(2);
  });

  it('changes in the given fields, and the audit trail records only real changes', async () => {
    const { body } = await change(id, { title: 'Écrire', level: 'beginner', badgeText: '' }).expect(200);
    expect(body).toMatchObject({ ...newPath, title: 'Écrire', badgeText: null, badgeVariant: 'new' });
    await change(id, { title: 'Écrire', description: null }).expect(200, body);
    await change(id, {}).expect(200, body);
    await change(id, { title: 'x' }).expect(400);
    expect(await journal(id)).toMatchObject([
      {
        action: 'learning-path.change',
        before: { title: newPath.title, badgeText: 'Nouveau' },
        after: { title: 'Écrire', badgeText: null },
      },
      { action: 'learning-path.create' },
    ]);
  });

  it('can be published once it has steps, and unpublished', async () => {
    const { body } = await change(id, { isPublished: true }).expect(409);
    expect(body).toEqual({
      statusCode: 409,
      code: 'conflict',
      message: 'Donnez d’abord au moins une étape à ce parcours.',
    });
    await setSteps(id, [step(tutorials[0]!)]).expect(200);
    expect(await seen(id)).toBe(404);
    expect((await change(id, { isPublished: true }).expect(200)).body).toMatchObject({ isPublished: true });
    expect(await seen(id)).toBe(200);
    const list = await app.http.get('/api/learning-paths?limit=100').expect(200);
    expect(list.body.paths).toContainEqual(expect.objectContaining({ id }));
    await change(id, { isPublished: false }).expect(200);
    expect(await seen(id)).toBe(404);
    expect((await journal(id)).slice(0, 2)).toMatchObject([
      { action: 'learning-path.unpublish' },
      { action: 'learning-path.publish', before: { isPublished: false }, after: { isPublished: true } },
    ]);
  });

  it('is deleted, and its tutorials stay', async () => {
    await setSteps(id, [step(tutorials[0]!)]).expect(200);
    await change(id, { isPublished: true }).expect(200);
    await admin.agent.delete(`${paths}/${id}`).expect(200, { done: true });
    expect(await seen(id)).toBe(404);
    await app.http.get(`/api/tutorials/${tutorials[0]}`).expect(200);
    expect((await journal(id))[0]).toMatchObject({
      action: 'learning-path.delete',
      before: { title: newPath.title, isPublished: true },
    });
    await admin.agent.get(`${paths}/${id}`).expect(404);
    await admin.agent.delete(`${paths}/${id}`).expect(404);
    await change(id, { title: 'Écrire' }).expect(404);
    await setSteps(id, [step(tutorials[0]!)]).expect(404);
  });
});
