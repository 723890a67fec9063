import { DataSource } from 'typeorm';
import { Tutorial } from '../../src/content/tutorials/tutorial.entity.js';
import { publishTutorial } from '../factories.js';
import type { Call, Scene } from './calls.js';

const tutorial = async ({ app, owner }: Scene) => ({ id: await publishTutorial(app, owner) });
const first = async (scene: Scene) => ({ ...(await tutorial(scene)), version: 1 });
/** A revision of a tutorial with a public history. */
const shown = async (scene: Scene) => {
  const params = await first(scene);
  const { manager } = scene.app.nest.get(DataSource);
  await manager.update(Tutorial, { id: params.id }, { historyIsPublic: true });
  return params;
};
const of = (make: (scene: Scene) => Promise<Call['params']>) => async (scene: Scene) => ({
  params: await make(scene),
});

/** Revisions of a tutorial. */
export const revisionCalls = {
  'GET /api/tutorials/{id}/revisions': of(tutorial),
  'GET /api/tutorials/{id}/revisions/{version}': of(first),
  'PUT /api/tutorials/{id}/revisions/visibility': async (scene: Scene) => ({
    params: await tutorial(scene),
    body: { isPublic: true },
  }),
  'POST /api/tutorials/{id}/revisions/{version}/restore': of(first),
  'GET /api/tutorials/{id}/revisions shown': of(shown),
  'GET /api/tutorials/{id}/revisions/{version} shown': of(shown),
  'POST /api/tutorials/{id}/revisions/{version}/restore shown': of(shown),
};
