import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A comment that is to be in a member’s next daily email. */
@Entity('comment_mail_items')
export class CommentMailItem {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
