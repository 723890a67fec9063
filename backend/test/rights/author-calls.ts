import { DataSource } from 'typeorm';
import { InvitationsService } from '../../src/content/authors/invitations.service.js';
import { DraftsService } from '../../src/content/drafts/drafts.service.js';
import { PublicationService } from '../../src/content/tutorials/publication.service.js';
import { TutorialAuthorsService } from '../../src/content/tutorials/tutorial-authors.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import { UsersService } from '../../src/members/users/users.service.js';
import { publishTutorial } from '../factories.js';
import { newcomer, type Person } from '../people.js';
import type { Call, Scene } from './calls.js';

const body = { title: 'Un titre', description: 'Une description.', domainId: 1, source: 'Un texte.' };

const userOf = async ({ app }: Scene, { user }: Person): Promise<User> =>
  (await app.nest.get(UsersService).find(user.id))!;

/** As they were when they invited: some have lost the right to publish since. */
const inviterOf = async (scene: Scene, person: Person): Promise<User> =>
  Object.assign(await userOf(scene, person), { isContributor: true });

/** A stranger's tutorial with the owner as co-author. */
async function together({ app, owner, stranger }: Scene): Promise<{ id: number }> {
  const id = await publishTutorial(app, stranger);
  const authors = app.nest.get(TutorialAuthorsService);
  await app.nest.get(DataSource).transaction((manager) => authors.addAuthor(manager, id, owner.user.id));
  return { id };
}
const alone = async ({ app, owner }: Scene) => ({ id: await publishTutorial(app, owner) });

async function unpublished(scene: Scene) {
  const { id } = await together(scene);
  await scene.app.nest.get(PublicationService).setPublished(id, false, scene.admin.user as User);
  return { id };
}

async function draft(scene: Scene) {
  const { id: tutorialId } = await together(scene);
  const author = await userOf(scene, scene.stranger);
  const made = await scene.app.nest.get(DraftsService).create({ ...body, tutorialId }, author);
  return { id: made.draft.id };
}

/** An invitation from the owner to somebody in no column of the matrix. */
async function sentInvitation(scene: Scene) {
  const { id } = await alone(scene);
  const invitations = scene.app.nest.get(InvitationsService);
  const { email } = newcomer();
  return { id, invitationId: (await invitations.invite(id, email, await inviterOf(scene, scene.owner))).id };
}

/** An invitation to the owner. */
async function waitingInvitation(scene: Scene) {
  const { app, owner, stranger } = scene;
  const id = await publishTutorial(app, stranger);
  const { username } = await userOf(scene, owner);
  const inviter = await inviterOf(scene, stranger);
  return { id: (await app.nest.get(InvitationsService).invite(id, username, inviter)).id };
}

const at =
  (make: (scene: Scene) => Promise<Record<string, number>>, more: Omit<Call, 'params'> = {}) =>
  async (scene: Scene): Promise<Call> => ({ params: await make(scene), ...more });

/** Tutorials with several authors. */
export const authorCalls = {
  'GET /api/tutorials/{id} unpublished, with others': at(unpublished),
  'GET /api/tutorials/{id}/source with others': at(together),
  'POST /api/drafts of a tutorial with others': async (scene: Scene) => ({
    body: { ...body, tutorialId: (await together(scene)).id },
  }),
  'GET /api/drafts/{id} of a tutorial with others': at(draft),
  'PUT /api/tutorials/{id} with others': at(together, { body }),
  'DELETE /api/tutorials/{id} with others': at(together),
  'GET /api/tutorials/{id}/authors': at(alone),
  'GET /api/tutorials/{id}/authors with others': at(together),
  'POST /api/tutorials/{id}/authors/invitations': async (scene: Scene) => ({
    params: await alone(scene),
    body: { invitee: newcomer().email },
  }),
  'DELETE /api/tutorials/{id}/authors/invitations/{invitationId}': at(sentInvitation),
  'DELETE /api/tutorials/{id}/authors/{userId} oneself, alone': at(async (scene) => ({
    ...(await alone(scene)),
    userId: scene.owner.user.id,
  })),
  'DELETE /api/tutorials/{id}/authors/{userId} oneself, with others': at(async (scene) => ({
    ...(await together(scene)),
    userId: scene.owner.user.id,
  })),
  'DELETE /api/tutorials/{id}/authors/{userId} another': at(async (scene) => ({
    ...(await together(scene)),
    userId: scene.stranger.user.id,
  })),
  'POST /api/invitations/{id}/accept': at(waitingInvitation),
  'POST /api/invitations/{id}/refuse': at(waitingInvitation),
};
