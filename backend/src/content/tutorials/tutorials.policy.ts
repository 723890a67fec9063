import type { User } from '../../members/users/user.entity.js';
import type { Tutorial } from './tutorial.entity.js';

type Owned = Pick<Tutorial, 'authorId'>;
type Actor = Pick<User, 'id' | 'isAdmin'>;

/** Its author and administrators; what nobody here has written is for administrators alone. */
export function canEdit({ authorId }: Owned, { id, isAdmin }: Actor): boolean {
  return isAdmin || authorId === id;
}
