import { DataSource } from 'typeorm';
import { HeldComment } from '../../src/community/comments/held-comment.entity.js';
import { UnpublishedTutorial } from '../../src/content/tutorials/unpublished-tutorial.entity.js';
import { AccountInvitationsService } from '../../src/members/account-invitations/account-invitations.service.js';
import { ContributorRequestsService } from '../../src/moderation/contributor-requests/contributor-requests.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import { UsersService } from '../../src/members/users/users.service.js';
import { createTutorial, publishTutorial } from '../factories.js';
import { signUp } from '../people.js';
import type { Call, Scene } from './calls.js';

const WISH = 'J’aimerais publier mes cours.';

async function invite({ app, admin }: Scene) {
  const asked = { email: null, note: null, isContributor: false, uses: 1, days: 1 };
  return app.nest.get(AccountInvitationsService).create(asked, admin.user as User);
}

/** A former contributor, whom only an administrator can reinstate. */
async function revoke({ app }: Scene, id: number): Promise<void> {
  await app.nest.get(UsersService).update(id, { contributorRevoked: true });
}

/** A tutorial of the author that waits for a review. */
async function held({ app, stranger }: Scene): Promise<number> {
  const tutorialId = await publishTutorial(app, stranger);
  const row = { tutorialId, unpublishedAt: new Date(), byAdministrator: false, review: 'waiting' as const };
  await app.nest.get(DataSource).getRepository(UnpublishedTutorial).insert(row);
  return tutorialId;
}

/** Registration, and becoming a contributor. */
export const joiningCalls = {
  'POST /api/auth/invitation': async (scene: Scene): Promise<Call> => {
    const { link } = await invite(scene);
    return { body: { invitation: new URL(link!).searchParams.get('jeton') } };
  },
  'POST /api/admin/invitations': () => ({ body: {} }),
  'DELETE /api/admin/invitations/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: (await invite(scene)).invitation.id },
  }),
  'POST /api/contributor-requests': async (scene: Scene): Promise<Call> => {
    if (scene.person) await revoke(scene, scene.person.user.id);
    return { body: { message: WISH } };
  },
  'POST /api/admin/contributor-requests/{id}/decision': async (scene: Scene): Promise<Call> => {
    const { user } = await signUp(scene.app);
    await revoke(scene, user.id);
    const { id } = await scene.app.nest.get(ContributorRequestsService).ask(user as User, WISH);
    return { params: { id }, body: { isAccepted: true } };
  },
  'POST /api/admin/reviews/{id}': async (scene: Scene): Promise<Call> => ({
    params: { id: await held(scene) },
    body: { isAccepted: true },
  }),
  'POST /api/admin/held-comments/{id}': async ({ app, stranger }: Scene): Promise<Call> => {
    const place = { tutorialId: await createTutorial(app), userId: stranger.user.id, parentId: null };
    const rows = app.nest.get(DataSource).getRepository(HeldComment);
    const row = { ...place, content: 'Deux liens.', suspicion: 'links' as const, createdAt: new Date() };
    return { params: { id: (await rows.save(row)).id }, body: { isAccepted: false } };
  },
  'PUT /api/admin/community-rules': () => ({
    body: { contributorsAsk: false, heldPublications: 0, registrationProof: false, holdSuspects: true },
  }),
};
