import type { User } from '../../members/users/user.entity.js';

/** Authors may only remove themselves; administrators may remove anyone. */
export function canRemoveAuthor(userId: number, { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>): boolean {
  return isAdmin || userId === id;
}
