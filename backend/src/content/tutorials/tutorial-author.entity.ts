import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** A member who writes a tutorial. What the tutorial says of its authors is made of these rows whenever they change. */
@Entity('tutorial_authors')
export class TutorialAuthor {
  /** In the order in which they have come, and are named. */
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
