import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Decision } from '../decisions/decision.entity.js';

export const appealStatuses = ['pending', 'upheld', 'reversed'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** The owner's single request for another moderator to review a decision. */
@Entity('appeals')
export class Appeal {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int', unique: true })
  decisionId: number;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Emptied after a year. */
  @Column({ type: 'varchar', length: 1000 })
  text: string;

  /** `upheld` refers to the decision, not the appeal. */
  @Column({ type: 'varchar', length: 10 })
  status: AppealStatus;

  /** Shown to the appellant. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  answer: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  handledBy: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  /** Loaded only when the query joins the decision. */
  @ManyToOne(() => Decision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'decisionId' })
  decision?: Decision;

  /** The appellant; loaded only when the query joins them. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'userId' })
  user?: User | null;
}
