import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Comment } from './comment.entity.js';

/** A comment deleted by a moderator; kept until it can no longer be restored. */
@Entity('deleted_comments')
export class DeletedComment extends Comment {
  @Column({ type: 'int' })
  declare userId: number;

  @Column({ type: 'datetime', precision: 3 })
  deletedAt: Date;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  deletedById: number | null;

  /** Loaded only when the query joins the moderator. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'deletedById' })
  deletedBy?: User | null;
}

/** A like of a deleted comment, stored as long as the comment. */
@Entity('deleted_comment_likes')
export class DeletedCommentLike {
  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}
