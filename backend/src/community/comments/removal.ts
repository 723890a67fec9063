import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Comment, CommentLike } from './comment.entity.js';

const AT_ONCE = 500;

type Removed = Pick<Comment, 'id' | 'parentId'>;

/**
 * Removes comments and their likes. A comment with replies leaves a placeholder; a placeholder is removed with its last
 * reply. Resolves to the ids of the placeholders removed.
 */
export async function removeComments(
  manager: EntityManager,
  comments: readonly Removed[],
): Promise<number[]> {
  const replies = comments.filter(({ parentId }) => parentId !== null);
  const others = comments.filter(({ parentId }) => parentId === null);
  for (const ids of inBatches(replies.map(({ id }) => id))) await deleteRows(manager, ids);
  for (const ids of inBatches(others.map(({ id }) => id))) {
    const { answered, unanswered } = await byReplies(manager, ids);
    await deleteRows(manager, unanswered);
    await manager.delete(CommentLike, { commentId: In(answered) });
    const placeholder = { userId: null, content: '', contentFolded: '', likes: 0, updatedAt: new Date() };
    await manager.update(Comment, { id: In(answered) }, placeholder);
  }
  return removeUnanswered(manager, new Set(replies.map(({ parentId }) => parentId!)));
}

/** Inserts a placeholder for a reply to a comment that is no longer there. Locks the comment if it is. */
export async function insertMissingParent(
  manager: EntityManager,
  { parentId, tutorialId, createdAt }: Pick<Comment, 'parentId' | 'tutorialId' | 'createdAt'>,
): Promise<void> {
  if (parentId === null || (await lockComment(manager, parentId))) return;
  const placeholder = {
    userId: null,
    parentId: null,
    content: '',
    contentFolded: '',
    likes: 0,
    createdAt,
    updatedAt: createdAt,
  };
  await manager.insert(Comment, { id: parentId, tutorialId, ...placeholder });
}

/** Loads a comment or placeholder with a row lock until the transaction ends. */
export async function lockComment(manager: EntityManager, id: number): Promise<Comment | null> {
  const query = manager.createQueryBuilder(Comment, 'comment');
  return lockRows(query.where('comment.id = :id', { id })).getOne();
}

async function removeUnanswered(manager: EntityManager, parentIds: ReadonlySet<number>): Promise<number[]> {
  const removed: number[] = [];
  for (const ids of inBatches([...parentIds])) {
    const query = manager.createQueryBuilder(Comment, 'comment').select('comment.id');
    const placeholders = await lockRows(query.where({ id: In(ids), userId: IsNull() })).getMany();
    const { unanswered } = await byReplies(
      manager,
      placeholders.map(({ id }) => id),
    );
    await deleteRows(manager, unanswered);
    removed.push(...unanswered);
  }
  return removed;
}

/** Locks the replies until the transaction ends. */
async function byReplies(
  manager: EntityManager,
  ids: readonly number[],
): Promise<{ answered: number[]; unanswered: number[] }> {
  const query = manager.createQueryBuilder(Comment, 'reply').select(['reply.id', 'reply.parentId']);
  const replies = await lockRows(query.where({ parentId: In(ids), userId: Not(IsNull()) })).getMany();
  const parents = new Set(replies.map(({ parentId }) => parentId));
  return {
    answered: ids.filter((id) => parents.has(id)),
    unanswered: ids.filter((id) => !parents.has(id)),
  };
}

async function deleteRows(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.delete(Comment, { id: In(ids) });
}

function inBatches(ids: readonly number[]): number[][] {
  const starts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => index * AT_ONCE);
  return starts.map((start) => ids.slice(start, start + AT_ONCE));
}
