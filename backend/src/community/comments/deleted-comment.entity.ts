import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Comment } from './comment.entity.js';

/** A comment deleted by a moderator, or a reply deleted with it; kept until it can no longer be restored. */
@Entity('deleted_comments')
export class DeletedComment extends Comment {
  /** The comment that a reply was deleted with; null for one deleted directly. */
  @Column({ type: 'int', nullable: true })
  rootId: number | null;

  /** Null for replies. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  deletedById: number | null;

  /** Loaded only when the query joins the moderator. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'deletedById' })
  deletedBy?: User | null;
}
