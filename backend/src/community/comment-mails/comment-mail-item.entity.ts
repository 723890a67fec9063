import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A comment waiting for a member's next daily digest. */
@Entity('comment_mail_items')
export class CommentMailItem {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  commentId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
