import type { User } from '../../members/users/user.entity.js';

/** Authors leave of their own accord; only administrators take off somebody else. */
export function canTakeOff(userId: number, { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>): boolean {
  return isAdmin || userId === id;
}
