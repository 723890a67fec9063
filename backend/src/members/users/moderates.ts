import type { User } from './user.entity.js';

/** Whether a member looks after what others write. */
export function moderates({ isAdmin, isModerator }: Pick<User, 'isAdmin' | 'isModerator'>): boolean {
  // Only the value itself counts.
  return isAdmin === true || isModerator === true;
}

/** Whether a member has a look at first publications before readers do. */
export function reviews(user: Pick<User, 'isAdmin' | 'isModerator' | 'isReviewer'>): boolean {
  return user.isReviewer === true || moderates(user);
}
