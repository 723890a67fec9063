import { In, type EntityManager } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { User } from '../users/user.entity.js';
import { isSuspended } from '../users/users.service.js';
import { PublicProfile } from './public-profile.entity.js';

/** The members among these with a public profile: authors, and members who chose to have one and are not suspended. */
export async function findWithPublicPage(manager: EntityManager, ids: readonly number[]): Promise<User[]> {
  const [users, authors, shown] = [
    await manager.findBy(User, { id: In(ids) }),
    await manager
      .createQueryBuilder(TutorialAuthor, 'own')
      .select('own.userId', 'userId')
      .distinct()
      .where({ userId: In(ids) })
      .andWhere(published('own.tutorialId'))
      .getRawMany<{ userId: number }>(),
    await manager.findBy(PublicProfile, { userId: In(ids), isShown: true }),
  ];
  const authorIds = new Set(authors.map(({ userId }) => userId));
  const shownIds = new Set(shown.map(({ userId }) => userId));
  // A suspended member's own profile is hidden; authors keep theirs with their tutorials.
  return users.filter((user) => authorIds.has(user.id) || (shownIds.has(user.id) && !isSuspended(user)));
}
