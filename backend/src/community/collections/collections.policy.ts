import type { User } from '../../members/users/user.entity.js';
import type { Collection } from './collection.entity.js';

/**
 * By its id a collection is its owner's alone, public or not: ids can be guessed, the link of a public one cannot.
 * To all others it does not exist.
 */
export function mayOpen({ userId }: Pick<Collection, 'userId'>, { id }: Pick<User, 'id'>): boolean {
  return userId === id;
}

/** By its link anyone may read it as long as its owner wants it public and no administrator has hidden it. */
export function mayReadByLink({ isPublic, isHidden }: Pick<Collection, 'isPublic' | 'isHidden'>): boolean {
  return isPublic && !isHidden;
}

/** Administrators see to what is public; private collections do not exist for them either. */
export function mayModerate({ isPublic }: Pick<Collection, 'isPublic'>): boolean {
  return isPublic;
}
