import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { countDays, dayOf } from '../../platform/counts/count-days.js';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { Comment } from './comment.entity.js';
import { DeletedComment } from './deleted-comment.entity.js';

type Dated = Pick<Comment, 'createdAt'>;

/** Stored counts of comments, in total and by day, and of those that a moderator has deleted. Placeholders do not count. */
@Injectable()
export class CommentCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(async (manager) => {
      const days = await countDays(manager, Comment, 'comment-days', 'row.userId IS NOT NULL');
      const deleted = await manager.count(DeletedComment);
      return [
        ...days,
        ...days.map((day): Change => ({ ...day, subject: 'comments', part: '' })),
        { subject: 'deleted-comments', part: '', by: deleted },
      ];
    });
  }

  async countAdded(manager: EntityManager, comment: Dated): Promise<void> {
    await this.counts.changeCounts(manager, of(comment, 1));
  }

  async countRemoved(manager: EntityManager, comments: readonly Dated[]): Promise<void> {
    const changes = comments.flatMap((comment) => of(comment, -1));
    await this.counts.changeCounts(manager, changes);
  }

  /** Call it when comments are deleted by a moderator, restored, or deleted for good. */
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

function of({ createdAt }: Dated, by: 1 | -1): Change[] {
  return [
    { subject: 'comments', part: '', by },
    { subject: 'comment-days', part: dayOf(createdAt), by },
  ];
}
