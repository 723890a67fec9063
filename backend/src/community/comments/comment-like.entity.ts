import { Entity, PrimaryColumn } from 'typeorm';

/** A member likes a comment, once. */
@Entity('comment_likes')
export class CommentLike {
  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}
