import type { User } from '../../members/users/user.entity.js';
import type { Comment } from './comment.entity.js';

/** Its author and administrators. */
export function canDelete(
  { userId }: Pick<Comment, 'userId'>,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
): boolean {
  return userId === id || isAdmin;
}

/** Conversations are one level deep. */
export function canBeRepliedTo({ parentId }: Pick<Comment, 'parentId'>): boolean {
  return parentId === null;
}
