import { canModerate, type User } from '../../members/users/user.entity.js';
import type { Comment } from './comment.entity.js';

/** Its author, moderators and administrators may. */
export function canDelete(
  { userId }: Pick<Comment, 'userId'>,
  actor: Pick<User, 'id' | 'isAdmin' | 'isModerator'>,
): boolean {
  return userId === actor.id || canModerate(actor);
}

/** Conversations are one level deep. */
export function canBeRepliedTo({ parentId }: Pick<Comment, 'parentId'>): boolean {
  return parentId === null;
}
