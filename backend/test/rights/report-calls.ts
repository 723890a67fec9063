import { DataSource } from 'typeorm';
import { UsersService } from '../../src/members/users/users.service.js';
import { Appeal } from '../../src/moderation/appeals/appeal.entity.js';
import { AppealsService } from '../../src/moderation/appeals/appeals.service.js';
import type { Decision } from '../../src/moderation/decisions/decision.entity.js';
import { ModerationQueueService } from '../../src/moderation/reports/moderation-queue.service.js';
import { createCollection, createComment, createReport, publishTutorial } from '../factories.js';
import type { Person } from '../people.js';
import type { Call, Scene } from './calls.js';

const body = { reason: 'spam' };

const tutorial = ({ app, owner }: Scene) => publishTutorial(app, owner);
const comment = async (scene: Scene) => createComment(scene.app, scene.owner, await tutorial(scene));
const report = async (scene: Scene) => createReport(scene.app, scene.stranger, await comment(scene));

/** A reported comment, as path parameters. */
const subjectOf = async (scene: Scene) => {
  const id = await comment(scene);
  await createReport(scene.app, scene.stranger, id);
  return { kind: 'comment', id };
};

const isOthers = ({ person, owner }: Scene) => person !== owner;

/** A decision, by default made by somebody in no column of the matrix. */
const decided = async (scene: Scene, by: Pick<Person, 'user'> = scene.stranger): Promise<Decision> => {
  const { app } = scene;
  const { id } = await subjectOf(scene);
  const verdict = { verdict: 'upheld', outcome: 'delete', reason: 'Publicité.' } as const;
  const { nest } = app;
  const actor = (await nest.get(UsersService).find(by.user.id))!;
  return nest.get(ModerationQueueService).decide({ kind: 'comment', subjectId: id }, verdict, actor);
};

const appealed = async (scene: Scene) => {
  const { id, token } = await decided(scene);
  await scene.app.nest.get(AppealsService).create(token, 'Ce n’était pas de la publicité.');
  const { id: appealId } = await scene.app.nest
    .get(DataSource)
    .getRepository(Appeal)
    .findOneByOrFail({ decisionId: id });
  return appealId;
};

/** Reports and decisions. */
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
  'GET /api/admin/moderation/things/{kind}/{id}': async (scene: Scene): Promise<Call> => ({
    params: await subjectOf(scene),
  }),
  'POST /api/admin/moderation/things/{kind}/{id}/decision': async (scene: Scene): Promise<Call> => ({
    params: await subjectOf(scene),
    body: { verdict: 'upheld', outcome: 'keep' },
  }),
  'POST /api/admin/moderation/things/{kind}/{id}/notes': async (scene: Scene): Promise<Call> => ({
    params: await subjectOf(scene),
    body: { text: 'Déjà vu.' },
  }),
  'PUT /api/admin/moderation/things/{kind}/{id}/assignee': async (scene: Scene): Promise<Call> => ({
    params: await subjectOf(scene),
  }),
  'DELETE /api/admin/moderation/things/{kind}/{id}/assignee': async (scene: Scene): Promise<Call> => ({
    params: await subjectOf(scene),
  }),
  'DELETE /api/admin/moderation/decisions/{id}': async (scene: Scene): Promise<Call> => ({
    // Only the deciding moderator can undo a decision.
    params: { id: (await decided(scene, isOthers(scene) ? scene.person : undefined)).id },
  }),
  'PUT /api/admin/ready-answers': (): Call => ({
    body: { answers: [{ name: 'Publicité', text: 'C’est de la publicité.' }] },
  }),
  'PATCH /api/admin/appeals/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: await appealed(scene) },
    body: { status: 'upheld' },
  }),
  'GET /api/decisions/{token}': async (scene: Scene): Promise<Call> => ({
    params: { token: (await decided(scene)).token },
  }),
  'POST /api/decisions/{token}/appeal': async (scene: Scene): Promise<Call> => ({
    params: { token: (await decided(scene)).token },
    body: { text: 'Ce n’était pas de la publicité.' },
  }),
};
