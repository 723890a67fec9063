import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';

/** Somebody asked to write a tutorial with those who do. It goes once it is answered, and after a while. */
@Entity('author_invitations')
export class AuthorInvitation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @ManyToOne(() => Tutorial, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tutorialId' })
  tutorial?: Tutorial;

  /** The user name, or the address as it was typed, in lower case: all that those who invite are shown. */
  @Column({ type: 'varchar', length: 254 })
  invitee: string;

  /** Null for an address that nobody has here, which those who invite are not to learn. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Null once the account is gone. */
  @Column({ type: 'int', nullable: true })
  invitedById: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invitedById' })
  invitedBy?: User | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
