import type { EntityManager } from 'typeorm';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';
import type { Snapshot, SubjectRef } from '../../moderation/subjects/subject-kinds.js';
import type { Text } from './notification-texts.js';
import type { Draft } from './notifications.service.js';

/** No member has this id. */
export const NOBODY = 0;

export function draft(userId: number, actorId: number | null, text: Text): Draft {
  return { userId, actorId, groupKey: null, ...text };
}

/** Null once the account is deleted. */
export async function findName(manager: EntityManager, id: number): Promise<string | null> {
  const user = await manager.findOne(User, { select: { displayName: true }, where: { id } });
  return user?.displayName ?? null;
}

/** Owners of reported content: a tutorial may have several authors. */
export async function findOwnerIds(
  manager: EntityManager,
  { kind, subjectId, subjectAuthorId }: SubjectRef & Snapshot,
): Promise<number[]> {
  const known = subjectAuthorId === null ? [] : [subjectAuthorId];
  if (kind !== 'tutorial') return known;
  const authors = await manager.findBy(TutorialAuthor, { tutorialId: subjectId });
  return [...known, ...authors.map(({ userId }) => userId)];
}

/** Null once deleted. */
export async function findTutorial(manager: EntityManager, id: number) {
  const select = { title: true, tags: true, authorName: true, publicationState: true };
  const tutorial = await manager.findOne(Tutorial, { select, where: { id } });
  if (!tutorial) return null;
  const authors = await manager.find(TutorialAuthor, { select: { userId: true }, where: { tutorialId: id } });
  const authorIds = authors.map(({ userId }) => userId);
  const { title: tutorialTitle, tags, authorName, publicationState } = tutorial;
  const isOpenTo = (userId: number) =>
    publicationState === 'published' || (publicationState === 'unpublished' && authorIds.includes(userId));
  const isDeleted = publicationState === 'deleted';
  return { tutorialId: id, tutorialTitle, tags, authorName, authorIds, isDeleted, isOpenTo };
}
