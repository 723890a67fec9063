import type { User } from '../../members/users/user.entity.js';
import type { Signature } from '../tutorials/signature.js';
import { canEdit } from '../tutorials/tutorials.policy.js';
import type { TutorialDraft } from './tutorial-draft.entity.js';

/**
 * What is new is for whoever writes it alone; the draft of a tutorial for all who may rewrite it.
 * @param tutorial the draft’s, if it has one
 */
export function mayOpenDraft(
  { userId }: Pick<TutorialDraft, 'userId'>,
  tutorial: Signature | null,
  user: Pick<User, 'id' | 'isAdmin'>,
): boolean {
  return tutorial ? canEdit(tutorial, user) : userId === user.id;
}
