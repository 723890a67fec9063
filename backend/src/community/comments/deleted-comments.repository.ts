import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import type { Page } from '../../platform/common/page-query.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { selectRows, type Orders } from '../../platform/database/select-rows.js';
import { CommentCounts } from './comment-counts.js';
import { Comment } from './comment.entity.js';
import { foldContent, matching, type CommentSelection, type CommentSort } from './comments.repository.js';
import { DeletedComment, DeletedCommentLike } from './deleted-comment.entity.js';
import { insertMissingParent, lockComment, removeComments } from './removal.js';

const orders: Orders<CommentSort> = {
  recent: ['deletedAt', 'DESC'],
  id: ['id', 'DESC'],
  createdAt: ['createdAt', 'DESC'],
  likes: ['likes', 'DESC'],
};
/** Columns of both tables. */
const COLUMNS = 'id, tutorialId, userId, parentId, content, contentFolded, likes, createdAt, updatedAt';

/** The tables of deleted comments and their likes, which move there and back within the database. */
@Injectable()
export class DeletedCommentsRepository {
  constructor(
    @InjectRepository(DeletedComment) private readonly deleted: Repository<DeletedComment>,
    private readonly counts: CommentCounts,
    private readonly longReads: LongReads,
  ) {}

  /**
   * Latest deleted first by default.
   * @param text matched against their content and author, in one block
   * @returns `older`: where the next block begins
   */
  async search(
    text: string | undefined,
    selection: CommentSelection,
    page: Page,
  ): Promise<[rows: DeletedComment[], total: number, older: number | undefined]> {
    const list = this.deleted.createQueryBuilder('comment');
    selectRows(matching(list, text), selection, orders, 'recent');
    const whole = this.deleted
      .createQueryBuilder('comment')
      .innerJoin('comment.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar'])
      .leftJoin('comment.deletedBy', 'deletedBy')
      .addSelect(['deletedBy.id', 'deletedBy.displayName', 'deletedBy.avatar']);
    if (text === undefined && !selection.ids) {
      const total = await this.counts.totalDeleted();
      return [await findPage(list, page, total, whole), total, undefined];
    }
    const read =
      text === undefined ? undefined : this.longReads.readerFor('Commentaires supprimés d’un texte');
    const older = read && (await restrictToBlock(list, selection, read));
    return [...(await findAndCount(list, page, whole, read)), older];
  }

  /** Separately, as for comments: the cascades of one DELETE would be too many for MySQL. */
  async deleteBelow(manager: EntityManager, tutorialId: number): Promise<void> {
    await this.delete(manager, { tutorialId });
  }

  /**
   * Deletes the member's deleted comments, and clears the member as deleter of others; MySQL 9.7 does not do both for
   * one foreign key.
   */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.delete(manager, { userId });
    await manager.update(DeletedComment, { deletedById: userId }, { deletedById: null });
  }

  /** With a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<DeletedComment | null> {
    const query = manager.createQueryBuilder(DeletedComment, 'comment');
    return lockRows(query.where('comment.id = :id', { id })).getOne();
  }

  /**
   * Moves a comment, locked by the caller, and its likes here; its replies stay, below a placeholder. Resolves to the ids
   * of the placeholders removed with it.
   */
  async moveToDeleted(manager: EntityManager, comment: Comment, deletedById: number): Promise<number[]> {
    const { id } = comment;
    const into = `INSERT INTO deleted_comments (${COLUMNS}, deletedAt) SELECT ${COLUMNS}, updatedAt`;
    await manager.query(`${into} FROM comments WHERE id = ?`, [id]);
    await manager.query(
      'INSERT INTO deleted_comment_likes (commentId, userId) SELECT commentId, userId FROM comment_likes WHERE commentId = ?',
      [id],
    );
    await manager.update(DeletedComment, { id }, { deletedAt: new Date(), deletedById });
    await this.counts.countRemoved(manager, [comment]);
    await this.counts.countDeleted(manager, 1);
    return removeComments(manager, [comment]);
  }

  /** Moves a comment, locked by the caller, back to its place with the likes still stored here, and recounts those. */
  async moveBack(manager: EntityManager, comment: DeletedComment): Promise<void> {
    const { id, tutorialId, userId, parentId, content, createdAt, updatedAt } = comment;
    await insertMissingParent(manager, comment);
    const likes = await manager.countBy(DeletedCommentLike, { commentId: id });
    const contentFolded = foldContent(content);
    const row = { tutorialId, userId, parentId, content, contentFolded, likes, createdAt, updatedAt };
    if (await lockComment(manager, id)) await manager.update(Comment, { id }, row);
    else await manager.insert(Comment, { id, ...row });
    await manager.query(
      'INSERT INTO comment_likes (commentId, userId) SELECT commentId, userId FROM deleted_comment_likes WHERE commentId = ?',
      [id],
    );
    await this.delete(manager, { id });
    await this.counts.countAdded(manager, comment);
  }

  async forgetBefore(moment: Date): Promise<void> {
    const old = { deletedAt: LessThan(moment) };
    await deleteInBatches(this.deleted, old, (rows) =>
      this.deleted.manager.transaction((manager) =>
        this.delete(manager, { ...old, id: In(rows.map(({ id }) => id)) }),
      ),
    );
  }

  private async delete(manager: EntityManager, where: FindOptionsWhere<DeletedComment>): Promise<void> {
    const { affected } = await manager.delete(DeletedComment, where);
    if (affected) await this.counts.countDeleted(manager, -affected);
  }
}
