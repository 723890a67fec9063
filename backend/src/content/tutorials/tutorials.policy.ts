import type { User } from '../../members/users/user.entity.js';
import { authorsOf, type Signature } from './signature.js';

type Actor = Pick<User, 'id' | 'isAdmin'>;

export function isAuthor(tutorial: Signature, { id }: Pick<User, 'id'>): boolean {
  return authorsOf(tutorial).some((author) => author.id === id);
}

/** All its authors and administrators; only administrators where no author is a member. */
export function canEdit(tutorial: Signature, actor: Actor): boolean {
  return actor.isAdmin || isAuthor(tutorial, actor);
}

/** Anyone other than an author acts with the rights of an administrator. */
export function actsAsAdministrator(tutorial: Signature, actor: Actor): boolean {
  return !isAuthor(tutorial, actor);
}

/** Only an administrator can reverse an administrator's action. */
export function canReverse({ byAdministrator }: { byAdministrator: boolean }, { isAdmin }: Actor): boolean {
  return isAdmin || !byAdministrator;
}
