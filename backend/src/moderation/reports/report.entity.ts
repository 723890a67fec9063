import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { User } from '../../members/users/user.entity.js';
import { Decision } from '../decisions/decision.entity.js';
import type { ReportReason } from '../things/report-reasons.js';
import type { Snapshot, ThingKind, ThingRef } from '../things/thing-kinds.js';

export const reportStatuses = ['pending', 'resolved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A member finds that something should not stay. */
@Entity('reports')
export class Report implements ThingRef, Snapshot {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: ThingKind;

  /** Stays when the thing is deleted. */
  @Column({ type: 'int' })
  subjectId: number;

  /** As it was when it was reported; null for comments, and a year after the decision. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  subjectTitle: string | null;

  /** What the thing said when it was reported; empty a year after the decision. */
  @Column({ type: 'varchar', length: 1000 })
  said: string;

  /** Whose it is; null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  subjectAuthorId: number | null;

  /** Who reports; null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'varchar', length: 20 })
  reason: ReportReason;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  details: string | null;

  @Column({ type: 'varchar', length: 10, default: 'pending' })
  status: ReportStatus;

  /** Member and thing while the report is pending, else null: what keeps a member from having two open ones. */
  @Column({ type: 'varchar', length: 40, nullable: true, unique: true, select: false })
  openKey: string | null;

  /** The administrator who last changed the status. */
  @Column({ type: 'int', nullable: true })
  handledBy: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  /** What settled it; null while it waits, and for those settled before decisions were kept. */
  @Column({ type: 'int', nullable: true })
  decisionId: number | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** There where a query has joined it; null when it has been deleted, or is something else. */
  @ManyToOne(() => Comment, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'subjectId' })
  comment?: Comment | null;

  /** There where a query has joined it. */
  @ManyToOne(() => Decision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'decisionId' })
  decision?: Decision | null;

  /** Who reports, there where a query has joined them. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  user?: User | null;

  /** Whose the thing is, there where a query has joined them. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'subjectAuthorId' })
  subjectAuthor?: User | null;
}
