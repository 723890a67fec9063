import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';

/** An invitation to co-author a tutorial. Deleted once answered, and when it has expired. */
@Entity('author_invitations')
export class AuthorInvitation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @ManyToOne(() => Tutorial, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tutorialId' })
  tutorial?: Tutorial;

  /** User name, or email address as typed, in lower case. The only thing shown to the inviting authors. */
  @Column({ type: 'varchar', length: 254 })
  invitee: string;

  /** Null for an address without an account; the inviting authors must not learn which it is. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  invitedById: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invitedById' })
  invitedBy?: User | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
