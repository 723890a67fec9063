import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason } from '../things/report-reasons.js';
import type { Snapshot, ThingKind, ThingRef } from '../things/thing-kinds.js';

export const verdicts = ['upheld', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** What becomes of the thing. */
export const outcomes = ['keep', 'hide', 'delete'] as const;
export type Outcome = (typeof outcomes)[number];

/** What happens to whose it is. */
export const sanctions = ['none', 'warn', 'suspend'] as const;
export type Sanction = (typeof sanctions)[number];

/** What was decided of one thing, upon one report of it or several. */
@Entity('moderation_decisions')
export class Decision implements ThingRef, Snapshot {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Whoever has it reads the decision and may appeal: who is suspended cannot sign in. */
  @Column({ type: 'varchar', length: 32, unique: true, select: false })
  token: string;

  @Column({ type: 'varchar', length: 12 })
  kind: ThingKind;

  @Column({ type: 'int' })
  subjectId: number;

  @Column({ type: 'varchar', length: 200, nullable: true })
  subjectTitle: string | null;

  @Column({ type: 'varchar', length: 1000 })
  said: string;

  @Column({ type: 'int', nullable: true })
  subjectAuthorId: number | null;

  @Column({ type: 'varchar', length: 10 })
  verdict: Verdict;

  @Column({ type: 'varchar', length: 10 })
  outcome: Outcome;

  @Column({ type: 'varchar', length: 10 })
  sanction: Sanction;

  /** Null without a suspension. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  suspendedUntil: Date | null;

  /** Which of the rules was broken, or said to be. */
  @Column({ type: 'varchar', length: 20 })
  rule: ReportReason;

  /** Said to whose the thing is; empty a year later, and where nothing is said. */
  @Column({ type: 'varchar', length: 1000 })
  reason: string;

  /** How many reports it settled. */
  @Column({ type: 'int' })
  reports: number;

  /** From the first of these reports on. */
  @Column({ type: 'int' })
  waitedSeconds: number;

  /** Whether it has changed the thing, which may have been so before. */
  @Column({ type: 'boolean' })
  hasChanged: boolean;

  /** Null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'datetime', precision: 3 })
  decidedAt: Date;

  /** Taken back by a moderator: it counts no more. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  undoneAt: Date | null;

  /** Upon an appeal. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  reversedAt: Date | null;
}
