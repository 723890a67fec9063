import { PublicationService } from '../../src/content/tutorials/publication.service.js';
import { TrashService } from '../../src/content/tutorials/trash.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import { publishTutorial } from '../factories.js';
import type { Call, Scene } from './calls.js';

const tutorial = ({ app, owner }: Scene) => publishTutorial(app, owner);

const published =
  (more: Omit<Call, 'params'>) =>
  async (scene: Scene): Promise<Call> => ({ params: { id: await tutorial(scene) }, ...more });
const unpublished =
  (more: Omit<Call, 'params'> = {}) =>
  async (scene: Scene): Promise<Call> => {
    const id = await tutorial(scene);
    await scene.app.nest.get(PublicationService).setPublished(id, false, scene.admin.user as User);
    return { params: { id }, ...more };
  };
const deletedBy =
  (who: 'owner' | 'admin') =>
  async (scene: Scene): Promise<Call> => {
    const id = await tutorial(scene);
    await scene.app.nest.get(TrashService).moveToTrash(id, scene[who].user as User);
    return { params: { id } };
  };

/** Unpublished and deleted tutorials; `withdrawn` is by an administrator. */
export const withdrawalCalls = {
  'GET /api/tutorials/{id} unpublished': unpublished(),
  'PUT /api/tutorials/{id}/publication': published({ body: { isPublished: false } }),
  'PUT /api/tutorials/{id}/publication withdrawn': unpublished({ body: { isPublished: true } }),
  'POST /api/contributions/trash/{id}/restore': deletedBy('owner'),
  'POST /api/contributions/trash/{id}/restore withdrawn': deletedBy('admin'),
  'DELETE /api/contributions/trash/{id}': deletedBy('owner'),
};
