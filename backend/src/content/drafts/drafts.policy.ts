import type { User } from '../../members/users/user.entity.js';
import type { Signature } from '../tutorials/signature.js';
import { canEdit } from '../tutorials/tutorials.policy.js';
import type { TutorialDraft } from './tutorial-draft.entity.js';

/**
 * A new draft is its writer's alone; the draft of a tutorial is open to everyone who may edit the tutorial.
 * @param tutorial of the draft, if any
 */
export function mayOpenDraft(
  { userId }: Pick<TutorialDraft, 'userId'>,
  tutorial: Signature | null,
  user: Pick<User, 'id' | 'isAdmin'>,
): boolean {
  return tutorial ? canEdit(tutorial, user) : userId === user.id;
}
