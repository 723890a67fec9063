import type { User } from '../../members/users/user.entity.js';
import type { Collection } from './collection.entity.js';

/**
 * By id only the owner may open a collection, public or not, because ids can be guessed and share links cannot. For
 * others it does not exist.
 */
export function mayOpen({ userId }: Pick<Collection, 'userId'>, { id }: Pick<User, 'id'>): boolean {
  return userId === id;
}

/** By share link anyone may read it while it is public and not hidden. */
export function mayReadByLink({ isPublic, isHidden }: Pick<Collection, 'isPublic' | 'isHidden'>): boolean {
  return isPublic && !isHidden;
}

/** Moderators see public collections only; private ones do not exist for them. */
export function mayModerate({ isPublic }: Pick<Collection, 'isPublic'>): boolean {
  return isPublic;
}
