import { createCollection, createComment, createReport, publishTutorial } from '../factories.js';
import type { Call, Scene } from './calls.js';

const body = { reason: 'spam' };

const tutorial = ({ app, owner }: Scene) => publishTutorial(app, owner);
const comment = async (scene: Scene) => createComment(scene.app, scene.owner, await tutorial(scene));
const report = async (scene: Scene) => createReport(scene.app, scene.stranger, await comment(scene));

/** What is reported, and what becomes of it. */
export const reportCalls = {
  'POST /api/comments/report': async (scene: Scene): Promise<Call> => ({
    body: { commentId: await comment(scene), ...body },
  }),
  'POST /api/comments/report a stranger’s': async (scene: Scene): Promise<Call> => ({
    body: { commentId: await comment({ ...scene, owner: scene.stranger }), ...body },
  }),
  'POST /api/tutorials/{id}/reports': async (scene: Scene): Promise<Call> => ({
    params: { id: await tutorial(scene) },
    body,
  }),
  'POST /api/collections/shared/{token}/reports': async ({ app, owner }: Scene): Promise<Call> => ({
    params: { token: (await createCollection(app, owner, true)).shareToken },
    body,
  }),
  'POST /api/users/{id}/reports': ({ owner }: Scene): Call => ({ params: { id: owner.user.id }, body }),
  'GET /api/admin/reports/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: await report(scene) },
  }),
  'PATCH /api/admin/reports': async (scene: Scene): Promise<Call> => ({
    body: { ids: [await report(scene)], status: 'resolved' },
  }),
  'PATCH /api/admin/reports/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: await report(scene) },
    body: { status: 'resolved' },
  }),
};
