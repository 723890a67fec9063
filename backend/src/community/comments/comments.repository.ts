import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import { IsNull, Not, type EntityManager, type Repository, type SelectQueryBuilder } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { User } from '../../members/users/user.entity.js';
import { CommentCounts } from './comment-counts.js';
import { Comment, CommentLike, type WrittenComment } from './comment.entity.js';
import { lockComment, removeComments } from './removal.js';

const orders = {
  recent: ['id', 'DESC'],
  id: ['id', 'DESC'],
  createdAt: ['createdAt', 'DESC'],
  likes: ['likes', 'DESC'],
} satisfies Orders<string>;
export type CommentSort = keyof typeof orders;
export const commentSorts = Object.keys(orders) as CommentSort[];
type NewComment = Omit<WrittenComment, 'id' | 'user' | 'contentFolded'>;
export type CommentSelection = Selection<CommentSort>;

@Injectable()
export class CommentsRepository {
  constructor(
    @InjectRepository(Comment) private readonly comments: Repository<Comment>,
    @InjectRepository(CommentLike) private readonly likes: Repository<CommentLike>,
    private readonly counts: CommentCounts,
    private readonly longReads: LongReads,
  ) {}

  async find(id: number): Promise<WrittenComment | null> {
    return this.comments.findOneBy({ id, userId: Not(IsNull()) }) as Promise<WrittenComment | null>;
  }

  /** Comments with their authors, and placeholders, oldest first. */
  async findSome(ids: readonly number[]): Promise<Comment[]> {
    const query = this.withPlaceholders().where('comment.id IN (:...ids)', { ids });
    return query.orderBy('comment.id').getMany();
  }

  /** A member's latest comments, without deleted ones. */
  async latestOf(userId: number, limit: number): Promise<Pick<Comment, 'content' | 'createdAt'>[]> {
    return this.comments.find({
      select: { content: true, createdAt: true },
      where: { userId },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async countBy(userId: number): Promise<number> {
    return this.comments.countBy({ userId });
  }

  /** Loads a comment with a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<WrittenComment | null> {
    const comment = await lockComment(manager, id);
    return comment && isWritten(comment) ? comment : null;
  }

  /** Comments that are not replies, and placeholders, newest first. */
  async newest(tutorialId: number, { limit, offset }: Page): Promise<Comment[]> {
    return this.withPlaceholders()
      .where('comment.tutorialId = :tutorialId AND comment.parentId IS NULL', { tutorialId })
      .orderBy('comment.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getMany();
  }

  /** Number of comments that are not replies, and of placeholders. */
  async countConversations(tutorialId: number): Promise<number> {
    return this.comments.countBy({ tutorialId, parentId: IsNull() });
  }

  /** Replies to these comments, newest first. */
  async newestReplies(parentIds: readonly number[], limit: number): Promise<WrittenComment[]> {
    if (parentIds.length === 0) return [];
    const replies = await this.withAuthors()
      .where('comment.parentId IN (:...parentIds)', { parentIds })
      .orderBy('comment.id', 'DESC')
      .limit(limit)
      .getMany();
    return replies.filter(isWritten);
  }

  /** Number of replies to each of these comments that has any. */
  async countReplies(parentIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.comments
      .createQueryBuilder('comment')
      .select('comment.parentId', 'parentId')
      .addSelect('COUNT(*)', 'count')
      .where('comment.parentId IN (:...parentIds)', { parentIds })
      .groupBy('comment.parentId')
      .getRawMany<{ parentId: number; count: number | string }>();
    return new Map(rows.map(({ parentId, count }) => [parentId, Number(count)]));
  }

  /**
   * Comments of all tutorials, newest first by default.
   * @param text matched against their content and author, in one block
   * @returns `older`: where the next block begins
   */
  async search(
    text: string | undefined,
    selection: CommentSelection,
    page: Page,
  ): Promise<[rows: WrittenComment[], total: number, older: number | undefined]> {
    const list = selectRows(
      matching(this.comments.createQueryBuilder('comment').where('comment.userId IS NOT NULL'), text),
      selection,
      orders,
      'recent',
    );
    if (text === undefined && !selection.ids) {
      const total = await this.counts.total();
      return [(await findPage(list, page, total, this.withAuthors())).filter(isWritten), total, undefined];
    }
    const read = text === undefined ? undefined : this.longReads.readerFor('Commentaires d’un texte');
    const older = read && (await restrictToBlock(list, selection, read));
    const [rows, total] = await findAndCount(list, page, this.withAuthors(), read);
    return [rows.filter(isWritten), total, older];
  }

  /** Ids of a tutorial's comments that a member likes. */
  async likedIds(tutorialId: number, userId: number): Promise<Set<number>> {
    const rows = await this.likes
      .createQueryBuilder('liked')
      .innerJoin(Comment, 'comment', 'comment.id = liked.commentId')
      .where('liked.userId = :userId AND comment.tutorialId = :tutorialId', { userId, tutorialId })
      .getMany();
    return new Set(rows.map(({ commentId }) => commentId));
  }

  async insertComment(manager: EntityManager, comment: NewComment): Promise<number> {
    const contentFolded = foldContent(comment.content);
    const { identifiers } = await manager.insert(Comment, { ...comment, contentFolded });
    await this.counts.countAdded(manager, comment);
    return (identifiers[0] as { id: number }).id;
  }

  /** Changes the number of likes; resolves to whether the comment exists. Locks it until the transaction ends. */
  async changeLikes(manager: EntityManager, id: number, change: 1 | -1): Promise<boolean> {
    const { affected } = await manager.increment(Comment, { id, userId: Not(IsNull()) }, 'likes', change);
    return affected === 1;
  }

  async insertLike(manager: EntityManager, like: CommentLike): Promise<void> {
    await manager.insert(CommentLike, like);
  }

  /** Resolves to whether the like existed. */
  async deleteLike(manager: EntityManager, like: CommentLike): Promise<boolean> {
    const { affected } = await manager.delete(CommentLike, like);
    return affected === 1;
  }

  /**
   * Deletes a comment, locked by the caller, with its likes; its replies stay, below a placeholder. Resolves to the ids of
   * the placeholders removed with it.
   */
  async deleteComment(manager: EntityManager, comment: Comment): Promise<number[]> {
    await this.counts.countRemoved(manager, [comment]);
    return removeComments(manager, [comment]);
  }

  /** Ids of the tutorials whose comments a member has written or liked. */
  async tutorialsTouchedBy(manager: EntityManager, userId: number): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(Comment, 'comment')
      .select('DISTINCT comment.tutorialId', 'tutorialId')
      .where(`comment.userId = :userId OR comment.id IN (${likedBy(manager)})`, { userId })
      .getRawMany<{ tutorialId: number }>();
    return rows.map(({ tutorialId }) => tutorialId);
  }

  /** Likes first, because other members' comments store their number. Replies of others stay, below placeholders. */
  async deleteOfMember(manager: EntityManager, userId: number): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(Comment)
      .set({ likes: () => 'likes - 1' })
      .where(`id IN (${likedBy(manager)})`, { userId })
      .execute();
    await manager.delete(CommentLike, { userId });
    const own = await this.lockDates(manager, { userId });
    await this.counts.countRemoved(manager, own);
    await removeComments(manager, own);
  }

  async moveToMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    const both = { userId, into };
    const isLikedTwice = (id: string) =>
      `${id} IN (${likedBy(manager)}) AND ${id} IN (${likedBy(manager, 'into')})`;
    // Locked before counting, as likes and unlikes do, so that a concurrent unlike is counted once.
    const query = manager.createQueryBuilder(Comment, 'comment').select('comment.id');
    await lockRows(query.where(isLikedTwice('comment.id'), both).orderBy('comment.id')).getMany();
    await manager
      .createQueryBuilder()
      .update(Comment)
      .set({ likes: () => 'likes - 1' })
      .where(isLikedTwice('id'), both)
      .execute();
    // Through a derived table: MySQL cannot delete from a table that the same statement reads.
    const theirs = 'SELECT commentId FROM (SELECT commentId FROM comment_likes WHERE userId = ?) theirs';
    const sql = `DELETE FROM comment_likes WHERE userId = ? AND commentId IN (${theirs})`;
    await manager.query(sql, [userId, into]);
    await manager.update(CommentLike, { userId }, { userId: into });
    await manager.update(Comment, { userId }, { userId: into });
  }

  /**
   * Deletes all comments of a tutorial before it is deleted, replies first: no comment is deleted while it has any.
   */
  async deleteBelow(manager: EntityManager, tutorialId: number): Promise<void> {
    const comments = await this.lockDates(manager, { tutorialId });
    await this.counts.countRemoved(manager, comments);
    await manager.delete(Comment, { tutorialId, parentId: Not(IsNull()) });
    await manager.delete(Comment, { tutorialId });
  }

  /** Comments without placeholders, with row locks until the transaction ends. */
  private async lockDates(
    manager: EntityManager,
    which: { tutorialId: number } | { userId: number },
  ): Promise<Comment[]> {
    const query = manager
      .createQueryBuilder(Comment, 'comment')
      .select(['comment.id', 'comment.parentId', 'comment.createdAt']);
    return lockRows(query.where({ userId: Not(IsNull()), ...which })).getMany();
  }

  private withPlaceholders() {
    return this.comments
      .createQueryBuilder('comment')
      .leftJoin('comment.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar']);
  }

  /** Without placeholders, which have none. */
  private withAuthors() {
    return this.comments
      .createQueryBuilder('comment')
      .innerJoin('comment.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar']);
  }
}

export function isWritten(comment: Comment): comment is WrittenComment {
  return comment.userId !== null;
}

/** Subquery for the ids of the comments liked by the member in a parameter. */
function likedBy(manager: EntityManager, member = 'userId'): string {
  return manager
    .createQueryBuilder(CommentLike, 'liked')
    .select('liked.commentId')
    .where(`liked.userId = :${member}`)
    .getQuery();
}

/** Folding can lengthen a text. */
export function foldContent(content: string): string {
  return beginningOf(fold(content), 2000);
}

/** Filters comments by a text in their content or author name, ignoring case and accents. */
export function matching<T extends Comment>(
  query: SelectQueryBuilder<T>,
  text: string | undefined,
): SelectQueryBuilder<T> {
  if (text === undefined) return query;
  const author = query
    .subQuery()
    .select('author.displayNameFolded')
    .from(User, 'author')
    .where('author.id = comment.userId');
  // A value, since MariaDB would look for all members of that name where it says EXISTS.
  const byAuthor = `${author.getQuery()} LIKE :folded ESCAPE '!'`;
  return query.andWhere(`(comment.contentFolded LIKE :folded ESCAPE '!' OR ${byAuthor})`, {
    folded: likeContains(fold(text)),
  });
}
