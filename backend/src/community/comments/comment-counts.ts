import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { countDays } from '../../platform/counts/count-days.js';
import { dayOf } from '../../platform/counts/day.js';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Comment } from './comment.entity.js';
import { DeletedComment } from './deleted-comment.entity.js';

const IDS_AT_ONCE = 500;

/** Comments of a conversation, a tutorial or a member. */
type Which = { id: number } | { tutorialId: number } | { userId: number };

/** Stored counts of comments, in total and by day, and of those that a moderator has deleted. */
@Injectable()
export class CommentCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(async (manager) => {
      const days = await countDays(manager, Comment, 'comment-days');
      const deleted = await manager.countBy(DeletedComment, { rootId: IsNull() });
      return [
        ...days,
        ...days.map((day): Change => ({ ...day, subject: 'comments', part: '' })),
        { subject: 'deleted-comments', part: '', by: deleted },
      ];
    });
  }

  async countAdded(manager: EntityManager, comment: Pick<Comment, 'createdAt'>): Promise<void> {
    await this.counts.changeCounts(manager, of(comment, 1));
  }

  /**
   * Call it while the comments exist, replies included: with -1 before they are deleted, with 1 after they are
   * restored. Locks them until the transaction ends.
   */
  async countMoved(manager: EntityManager, which: Which, by: 1 | -1): Promise<void> {
    const query = manager.createQueryBuilder(Comment, 'comment').select(['comment.id', 'comment.createdAt']);
    const found = await lockRows(query.clone().where(which)).getMany();
    const rows = new Map(found.map((comment) => [comment.id, comment]));
    const ids = [...rows.keys()];
    // Comments of a tutorial include the replies already.
    for (let start = 0; start < ids.length && !('tutorialId' in which); start += IDS_AT_ONCE) {
      const parentIds = ids.slice(start, start + IDS_AT_ONCE);
      const replies = query.clone().where('comment.parentId IN (:...parentIds)', { parentIds });
      for (const reply of await lockRows(replies).getMany()) rows.set(reply.id, reply);
    }
    await this.counts.changeCounts(
      manager,
      [...rows.values()].flatMap((comment) => of(comment, by)),
    );
  }

  /** Call it when comments, without their replies, become deleted ones, or are so no more. */
  async countDeleted(manager: EntityManager, by: number): Promise<void> {
    await this.counts.changeCounts(manager, [{ subject: 'deleted-comments', part: '', by }]);
  }

  async total(): Promise<number> {
    return this.counts.readTotal('comments');
  }

  async totalDeleted(): Promise<number> {
    return this.counts.readTotal('deleted-comments');
  }
}

function of({ createdAt }: Pick<Comment, 'createdAt'>, by: 1 | -1): Change[] {
  return [
    { subject: 'comments', part: '', by },
    { subject: 'comment-days', part: dayOf(createdAt), by },
  ];
}
