import { Entity, PrimaryColumn } from 'typeorm';

/** A member's like of a comment; one per member and comment. */
@Entity('comment_likes')
export class CommentLike {
  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}
