import type { User } from '../../members/users/user.entity.js';
import type { Tutorial } from './tutorial.entity.js';

type Owned = Pick<Tutorial, 'authorId'>;
type Actor = Pick<User, 'id' | 'isAdmin'>;

/** Its author and administrators; what nobody here has written is for administrators alone. */
export function canEdit({ authorId }: Owned, { id, isAdmin }: Actor): boolean {
  return isAdmin || authorId === id;
}

/** Who does something to a tutorial without being its author does so with the rights of an administrator. */
export function actsAsAdministrator(tutorial: Owned, { id }: Actor): boolean {
  return !canEdit(tutorial, { id, isAdmin: false });
}

/** What an administrator has taken away an administrator gives back. */
export function canGiveBack({ byAdministrator }: { byAdministrator: boolean }, { isAdmin }: Actor): boolean {
  return isAdmin || !byAdministrator;
}
