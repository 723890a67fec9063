import { HOUR_MS } from '@passerelle/api-client/durations';
import { DraftsService } from '../../src/content/drafts/drafts.service.js';
import { UsersService } from '../../src/members/users/users.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import { publishTutorial } from '../factories.js';
import type { Call, Scene } from './calls.js';

const body = {
  title: 'Un titre',
  description: 'Une description.',
  domainId: 1,
  source: 'Un texte.',
};

const schedule = { publishAt: new Date(Date.now() + HOUR_MS).toISOString() };

/** A draft of the owner, who may lack the right to create one. */
async function draft({ app, owner }: Scene, tutorialId?: number) {
  const author = (await app.nest.get(UsersService).find(owner.user.id))!;
  const contributor: User = { ...author, isContributor: true };
  const made = await app.nest
    .get(DraftsService)
    .create({ ...body, tutorialId: tutorialId ?? null }, contributor);
  return { id: made.draft.id };
}
const tutorial = ({ app, owner }: Scene) => publishTutorial(app, owner);

const own =
  (more: Omit<Call, 'params'> = {}) =>
  async (scene: Scene): Promise<Call> => ({ params: await draft(scene), ...more });
const ofTutorial =
  (more: Omit<Call, 'params'> = {}) =>
  async (scene: Scene): Promise<Call> => ({ params: await draft(scene, await tutorial(scene)), ...more });

/** Drafts. */
export const draftCalls = {
  'GET /api/drafts of a tutorial': async (scene: Scene) => ({
    query: { tutorialId: String(await tutorial(scene)) },
  }),
  'POST /api/drafts': () => ({ body }),
  'POST /api/drafts of a tutorial': async (scene: Scene) => ({
    body: { ...body, tutorialId: await tutorial(scene) },
  }),
  'GET /api/drafts/{id}': own(),
  'GET /api/drafts/{id} of a tutorial': ofTutorial(),
  'PUT /api/drafts/{id}': own({ body }),
  'PUT /api/drafts/{id} of a tutorial': ofTutorial({ body }),
  'DELETE /api/drafts/{id}': own(),
  'DELETE /api/drafts/{id} of a tutorial': ofTutorial(),
  'PUT /api/drafts/{id}/schedule': own({ body: schedule }),
  'PUT /api/drafts/{id}/schedule of a tutorial': ofTutorial({ body: schedule }),
  'DELETE /api/drafts/{id}/schedule': own(),
  'DELETE /api/drafts/{id}/schedule of a tutorial': ofTutorial(),
  'POST /api/tutorials/{id}/duplicate': async (scene: Scene) => ({ params: { id: await tutorial(scene) } }),
  'POST /api/drafts/{id}/publish': own(),
  'POST /api/drafts/{id}/publish of a tutorial': ofTutorial(),
};
