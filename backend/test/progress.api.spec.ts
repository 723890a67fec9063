import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { TutorialProgress } from '../src/community/progress/tutorial-progress.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app);
});
afterAll(() => app.stop());

const NONE = [false, false, false, false, false];
const ALL = [true, true, true, true, true];
const put = ({ agent }: Person, id: number | string, body: object) =>
  agent.put(`/api/tutorials/${id}/progress`).send(body);
const get = async ({ agent }: Person, id: number) =>
  (await agent.get(`/api/tutorials/${id}/progress`).expect(200)).body as Record<string, unknown>;

describe('progress in a tutorial', () => {
  it('PROG-05 has five steps, none done at first', async () => {
    const id = await createTutorial(app);
    expect(await get(ada, id)).toEqual({
      tutorialId: id,
      steps: NONE,
      percent: 0,
      position: 0,
      heading: null,
      block: 0,
      finishedAt: null,
      updatedAt: null,
    });
  });

  it('PROG-07 is stored on the server, steps and position separately', async () => {
    const id = await createTutorial(app);
    const steps = [true, true, false, false, false];
    const saved = await put(ada, id, { steps }).expect(200);
    expect(saved.body).toMatchObject({ tutorialId: id, steps, percent: 40, position: 0, finishedAt: null });
    await put(ada, id, { position: 0.375, heading: 'mise-en-œuvre' }).expect(200);
    const kept = await get(ada, id);
    expect(kept).toMatchObject({ steps, percent: 40, position: 0.375, heading: 'mise-en-œuvre' });
    expect(kept['updatedAt']).toEqual(expect.any(String));
    await put(ada, id, { block: 3 }).expect(200);
    expect(await get(ada, id)).toMatchObject({ heading: 'mise-en-œuvre', block: 3 });
    await put(ada, id, { heading: null }).expect(200);
    expect(await get(ada, id)).toMatchObject({ position: 0.375, heading: null, block: 0 });
  });

  it('PROG-07 ignores a position before the stored one, from a tab or device left behind', async () => {
    const id = await createTutorial(app);
    const kept = { position: 0.6, heading: 'mise-en-œuvre', block: 2 };
    await put(ada, id, kept).expect(200);
    const { body } = await put(ada, id, { position: 0.2, heading: 'pourquoi', block: 1 }).expect(200);
    expect(body).toMatchObject(kept);
    expect(await get(ada, id)).toMatchObject(kept);
    await put(ada, id, { position: 0.98, heading: 'notes' }).expect(200);
    await put(ada, id, { position: 0.2, heading: 'pourquoi' }).expect(200);
    expect(await get(ada, id)).toMatchObject({ position: 0.2, heading: 'pourquoi', block: 0 });
  });

  it('is finished while all steps are done, since the time of the last one', async () => {
    const id = await createTutorial(app);
    const { body } = await put(ada, id, { steps: ALL }).expect(200);
    expect(body).toMatchObject({ percent: 100, finishedAt: expect.any(String) });
    await put(ada, id, { steps: ALL, position: 1 }).expect(200);
    expect(await get(ada, id)).toMatchObject({ finishedAt: body.finishedAt, position: 1 });
    await put(ada, id, { steps: NONE }).expect(200);
    expect(await get(ada, id)).toMatchObject({ percent: 0, finishedAt: null, position: 1 });
  });

  it('is separate for each member', async () => {
    const id = await createTutorial(app);
    await put(ada, id, { steps: ALL }).expect(200);
    expect(await get(await signUp(app), id)).toMatchObject({ steps: NONE, updatedAt: null });
  });

  it('saved from two devices at once makes one row without losing either', async () => {
    const tutorialId = await createTutorial(app);
    const writes = Array.from({ length: 10 }, (_, index) => (index % 2 ? { steps: ALL } : { position: 0.5 }));
    const answers = await Promise.all(writes.map((body) => put(ada, tutorialId, body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await get(ada, tutorialId)).toMatchObject({ steps: ALL, percent: 100, position: 0.5 });
    expect(await app.nest.get(DataSource).manager.countBy(TutorialProgress, { tutorialId })).toBe(1);
  });
});

it('lists tutorials being read by page, latest first', async () => {
  const person = await signUp(app);
  const ids = [await createTutorial(app), await createTutorial(app), await createTutorial(app)];
  for (const id of ids) await put(person, id, { position: 0.1 }).expect(200);
  await put(person, ids[0]!, { steps: ALL }).expect(200);
  const { body } = await person.agent.get('/api/progress').expect(200);
  expect(body.total).toBe(3);
  expect(body.progress.map(({ tutorialId }: { tutorialId: number }) => tutorialId)).toEqual([
    ids[0],
    ids[2],
    ids[1],
  ]);
  expect(body.progress[0]).toMatchObject({
    percent: 100,
    position: 0.1,
    tutorial: { id: ids[0], title: expect.any(String) },
  });
  const page = await person.agent.get('/api/progress?limit=1&offset=2').expect(200);
  expect(page.body).toMatchObject({ total: 3, progress: [{ tutorialId: ids[1] }] });
  expect((await ada.agent.get('/api/progress?limit=1&offset=1000')).body).toMatchObject({ progress: [] });
});

it('lists tutorials started and not read to the end, for continuing', async () => {
  const person = await signUp(app);
  const [opened, begun, read, hidden] = [
    await createTutorial(app),
    await createTutorial(app),
    await createTutorial(app),
    await createTutorial(app),
  ];
  await put(person, opened, { position: 0.01 }).expect(200);
  await put(person, begun, { position: 0.4, heading: 'pourquoi', block: 2 }).expect(200);
  await put(person, read, { position: 1 }).expect(200);
  await put(person, hidden, { position: 0.5 }).expect(200);
  const admin = await signUpAdmin(app);
  await admin.agent.patch(`/api/admin/tutorials/${hidden}`).send({ isPublished: false }).expect(200);
  const { body } = await person.agent.get('/api/progress?reading=underway').expect(200);
  expect(body).toMatchObject({ total: 1, progress: [{ tutorialId: begun, heading: 'pourquoi', block: 2 }] });
  await person.agent.get('/api/progress?reading=tout').expect(400);
});

describe('invalid progress', () => {
  it('PROG-01 a visitor has no progress', async () => {
    const id = await createTutorial(app);
    await app.http.get(`/api/tutorials/${id}/progress`).expect(401);
    await app.http.put(`/api/tutorials/${id}/progress`).send({ steps: ALL }).expect(401);
    await app.http.get('/api/progress').expect(401);
  });

  it.each([
    [{ steps: [] }],
    [{ steps: [...ALL, true] }],
    [{ steps: [1, 0, 1, 0, 1] }],
    [{ steps: ['true', true, true, true, true] }],
    [{ steps: 'oui' }],
    [{ steps: { 0: true } }],
    [{ position: -0.1 }],
    [{ position: 1.1 }],
    [{ position: '0.5' }],
    [{ heading: 'x'.repeat(201) }],
    [{ heading: 3 }],
    [{ block: -1 }],
    [{ block: 1.5 }],
    [{ block: '2' }],
    [{ heading: 'a\u0000b' }],
  ])('refuses %j and stores nothing', async (body) => {
    const id = await createTutorial(app);
    const refused = await put(ada, id, body).expect(400);
    expect(refused.body.errors).toEqual({ [Object.keys(body)[0]!]: expect.any(String) });
    expect(await get(ada, id)).toMatchObject({ updatedAt: null });
  });

  it.each(['999999', '999999999999999'])('answers 404 for tutorial %s, which does not exist', async (id) => {
    const refusal = { statusCode: 404, code: 'not_found', message: 'Tutoriel non trouvé.' };
    await ada.agent.get(`/api/tutorials/${id}/progress`).expect(404, refusal);
    await put(ada, id, { steps: ALL }).expect(404, refusal);
  });
});
