import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { Snapshot, SubjectKind, SubjectRef } from '../subjects/subject-kinds.js';

export const verdicts = ['upheld', 'rejected'] as const;
export type Verdict = (typeof verdicts)[number];

/** Effects on the content. */
export const outcomes = ['keep', 'hide', 'delete'] as const;
export type Outcome = (typeof outcomes)[number];

/** Effects on its owner. */
export const sanctions = ['none', 'warn', 'suspend'] as const;
export type Sanction = (typeof sanctions)[number];

/** A moderation decision about content, which settles one or more reports. */
@Entity('moderation_decisions')
export class Decision implements SubjectRef, Snapshot {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Token in the link to the decision and its appeal; suspended members need it because they cannot sign in. */
  @Column({ type: 'varchar', length: 32, unique: true, select: false })
  token: string;

  @Column({ type: 'varchar', length: 12 })
  kind: SubjectKind;

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

  /** The broken rule, or the reported one. */
  @Column({ type: 'varchar', length: 20 })
  rule: ReportReason;

  /** Shown to the owner; emptied after a year, and empty when the owner is not notified. */
  @Column({ type: 'varchar', length: 1000 })
  reason: string;

  /** Number of reports it settled. */
  @Column({ type: 'int' })
  reports: number;

  /** Time since the first of these reports. */
  @Column({ type: 'int' })
  waitedSeconds: number;

  /** Whether it changed the content, which may have been in that state before. */
  @Column({ type: 'boolean' })
  hasChanged: boolean;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'datetime', precision: 3 })
  decidedAt: Date;

  /** Undone by the moderator; no longer in force. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  undoneAt: Date | null;

  /** Reversed after an appeal. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  reversedAt: Date | null;

  /** The moderator who decided; loaded only when the query joins them. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'decidedBy' })
  decider?: User | null;
}
