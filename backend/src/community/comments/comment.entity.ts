import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** What a member wrote below a tutorial, or in reply to such a comment. */
@Entity('comments')
export class Comment {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'int' })
  userId: number;

  /** The comment that this one replies to, which is no reply itself. */
  @Column({ type: 'int', nullable: true })
  parentId: number | null;

  @Column({ type: 'varchar', length: 1000 })
  content: string;

  /** How many rows of `comment_likes` are its. */
  @Column({ type: 'int', default: 0 })
  likes: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Its author; there where a query has joined them. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  user?: User;
}
