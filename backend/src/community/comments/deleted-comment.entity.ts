import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Comment } from './comment.entity.js';

/** A comment that an administrator has deleted, or a reply that went with it, until it is forgotten. */
@Entity('deleted_comments')
export class DeletedComment extends Comment {
  /** The comment with which a reply went; null for one that was deleted itself. */
  @Column({ type: 'int', nullable: true })
  rootId: number | null;

  /** Of a comment that was deleted itself. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;

  /** By whom; null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  deletedById: number | null;

  /** There where a query has joined them. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'deletedById' })
  deletedBy?: User | null;
}
