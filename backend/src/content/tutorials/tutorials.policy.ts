import type { User } from '../../members/users/user.entity.js';
import { authorsOf, type Signature } from './signature.js';

type Actor = Pick<User, 'id' | 'isAdmin'>;

export function isAuthor(tutorial: Signature, { id }: Pick<User, 'id'>): boolean {
  return authorsOf(tutorial).some((author) => author.id === id);
}

/** All of its authors alike and administrators; what nobody here has written is for administrators alone. */
export function canEdit(tutorial: Signature, actor: Actor): boolean {
  return actor.isAdmin || isAuthor(tutorial, actor);
}

/** Who does something to a tutorial without being one of its authors does so with the rights of an administrator. */
export function actsAsAdministrator(tutorial: Signature, actor: Actor): boolean {
  return !isAuthor(tutorial, actor);
}

/** What an administrator has taken away an administrator gives back. */
export function canGiveBack({ byAdministrator }: { byAdministrator: boolean }, { isAdmin }: Actor): boolean {
  return isAdmin || !byAdministrator;
}
