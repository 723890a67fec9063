import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource, IsNull, Not } from 'typeorm';
import { Comment } from '../src/community/comments/comment.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { UnpublishedTutorial } from '../src/content/tutorials/unpublished-tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { signUp } from './people.js';

interface Step {
  id: number;
  tutorialId: number;
  duration: number;
  isCompleted: boolean;
}
interface Path {
  id: number;
  title: string;
  duration: number;
  steps: Step[];
}

let app: TestApp;
let paths: Path[];
beforeAll(async () => {
  app = await startApp({ seed: 'demo' });
  paths = (await app.http.get('/api/learning-paths').expect(200)).body.paths;
});
afterAll(() => app.stop());

describe('learning paths', () => {
  it('DATA-27 DATA-28 PARC-03 list their steps in order; a visitor has no progress', async () => {
    const { body } = await app.http.get('/api/learning-paths').expect(200);
    expect(body).toMatchObject({ total: 3 });
    expect(body.paths.map(({ steps }: Path) => steps.length)).toEqual([4, 2, 3]);
    expect(body.paths[0]).toEqual({
      id: expect.any(Number),
      title: 'Du script qui marche au script que l’on garde',
      description: expect.any(String),
      category: 'Programmation',
      level: 'intermediate',
      duration: expect.any(Number),
      progress: 0,
      badgeText: 'À la une',
      badgeVariant: 'featured',
      steps: expect.any(Array),
    });
    expect(body.paths[0].steps[0]).toEqual({
      id: expect.any(Number),
      title: 'Attendre sans bloquer',
      description: expect.any(String),
      tutorialId: expect.any(Number),
      duration: expect.any(Number),
      isCompleted: false,
    });
  });

  it('PARC-08 have the total reading time of their tutorials, in minutes', async () => {
    for (const { duration, steps } of paths) {
      expect(duration).toBe(steps.reduce((sum, step) => sum + step.duration, 0));
      for (const step of steps) {
        const { body } = await app.http.get(`/api/tutorials/${step.tutorialId}`).expect(200);
        expect(step.duration).toBe(body.readTime);
        expect(step.duration).toBeGreaterThan(0);
      }
    }
  });

  it('PARC-06 contain the member’s progress', async () => {
    const { agent } = await signUp(app);
    const [path] = paths;
    const progress = async () => {
      const { body } = await agent.get(`/api/learning-paths/${path!.id}`).expect(200);
      return [body.progress, body.steps.map(({ isCompleted }: Step) => isCompleted)];
    };
    expect(await progress()).toEqual([0, [false, false, false, false]]);
    const done = { steps: [true, true, true, true, true] };
    await agent.put(`/api/tutorials/${path!.steps[1]!.tutorialId}/progress`).send(done).expect(200);
    const begun = { steps: [true, true, true, true, false] };
    await agent.put(`/api/tutorials/${path!.steps[2]!.tutorialId}/progress`).send(begun).expect(200);
    expect(await progress()).toEqual([25, [false, true, false, false]]);
    for (const { tutorialId } of path!.steps) {
      await agent.put(`/api/tutorials/${tutorialId}/progress`).send(done).expect(200);
    }
    expect(await progress()).toEqual([100, [true, true, true, true]]);
    const { body } = await agent.get('/api/learning-paths').expect(200);
    expect(body.paths.map((one: { progress: number }) => one.progress)).toEqual([100, 100, 100]);
    const visitor = await app.http.get(`/api/learning-paths/${path!.id}`).expect(200);
    expect(visitor.body).toMatchObject({ progress: 0 });
  });

  it('PARC-05 can be read by id and by page', async () => {
    const { body } = await app.http.get(`/api/learning-paths/${paths[1]!.id}`).expect(200);
    expect(body).toEqual(paths[1]);
    const page = await app.http.get('/api/learning-paths?limit=1&offset=2').expect(200);
    expect(page.body).toEqual({ paths: [paths[2]], total: 3 });
    const beyond = await app.http.get('/api/learning-paths?offset=9').expect(200);
    expect(beyond.body).toEqual({ paths: [], total: 3 });
  });

  it.each([
    ['999999', 404, 'Parcours non trouvé.'],
    ['999999999999999', 404, 'Parcours non trouvé.'],
    ['abc', 400, 'L’identifiant doit être un nombre entier supérieur à 0.'],
  ])('answer %s with %i', async (id, statusCode, message) => {
    const { body } = await app.http.get(`/api/learning-paths/${id}`).expect(statusCode);
    expect(body).toMatchObject({ statusCode, message });
  });

  it('lose the steps of deleted tutorials', async () => {
    const [path] = paths;
    const { manager } = app.nest.get(DataSource);
    const { tutorialId } = path!.steps[0]!;
    await manager.delete(Comment, { tutorialId, parentId: Not(IsNull()) });
    await manager.delete(Tutorial, tutorialId);
    const { body } = await app.http.get(`/api/learning-paths/${path!.id}`).expect(200);
    expect(body.steps).toEqual(path!.steps.slice(1));
  });
});

it('leave out steps whose tutorial is not published', async () => {
  const [, { id, steps }] = paths as [Path, Path];
  const { manager } = app.nest.get(DataSource);
  const { tutorialId } = steps[1]!;
  const hidden = { tutorialId, unpublishedAt: new Date(), byAdministrator: true };
  await manager.insert(UnpublishedTutorial, hidden);
  const { body } = await app.http.get(`/api/learning-paths/${id}`).expect(200);
  await manager.clear(UnpublishedTutorial);
  expect(body.steps).toEqual(steps.slice(0, 1));
});
