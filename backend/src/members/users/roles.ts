import type { User } from './user.entity.js';

/** Whether a member may moderate. */
export function canModerate({ isAdmin, isModerator }: Pick<User, 'isAdmin' | 'isModerator'>): boolean {
  // Only the value `true` counts.
  return isAdmin === true || isModerator === true;
}

/** Whether a member may review first publications. */
export function canReview(user: Pick<User, 'isAdmin' | 'isModerator' | 'isReviewer'>): boolean {
  return user.isReviewer === true || canModerate(user);
}
