import type { User } from './user.entity.js';

/** Whether a member may moderate. */
export function moderates({ isAdmin, isModerator }: Pick<User, 'isAdmin' | 'isModerator'>): boolean {
  // Only the value `true` counts.
  return isAdmin === true || isModerator === true;
}

/** Whether a member may review first publications. */
export function reviews(user: Pick<User, 'isAdmin' | 'isModerator' | 'isReviewer'>): boolean {
  return user.isReviewer === true || moderates(user);
}
