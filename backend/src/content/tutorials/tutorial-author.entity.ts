import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/**
 * A member who writes a tutorial. The author columns of `Tutorial` are derived from these rows whenever they change.
 */
@Entity('tutorial_authors')
export class TutorialAuthor {
  /** Ascending ids are the order in which authors joined and are named. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'int' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user?: User;

  @Column({ type: 'datetime', precision: 3 })
  joinedAt: Date;
}
