import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Decision } from '../decisions/decision.entity.js';

export const appealStatuses = ['pending', 'upheld', 'reversed'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** Whose the thing is asks once that somebody else looks at a decision. */
@Entity('appeals')
export class Appeal {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int', unique: true })
  decisionId: number;

  /** Null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Empty a year later. */
  @Column({ type: 'varchar', length: 1000 })
  text: string;

  /** `upheld` is the decision, not the appeal. */
  @Column({ type: 'varchar', length: 10 })
  status: AppealStatus;

  /** Said to who appeals. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  answer: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  handledBy: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  /** There where a query has joined it. */
  @ManyToOne(() => Decision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'decisionId' })
  decision?: Decision;
}
