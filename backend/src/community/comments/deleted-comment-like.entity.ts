import { Entity, PrimaryColumn } from 'typeorm';

/** A like of a deleted comment, stored as long as the comment. */
@Entity('deleted_comment_likes')
export class DeletedCommentLike {
  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}
