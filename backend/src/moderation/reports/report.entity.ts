import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { User } from '../../members/users/user.entity.js';
import { Decision } from '../decisions/decision.entity.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { Snapshot, SubjectKind, SubjectRef } from '../subjects/subject-kinds.js';

export const reportStatuses = ['pending', 'resolved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A member's report of content that breaks the rules. */
@Entity('reports')
export class Report implements SubjectRef, Snapshot {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: SubjectKind;

  /** Kept after the content is deleted. */
  @Column({ type: 'int' })
  subjectId: number;

  /** Title at the time of the report; null for comments, and a year after the decision. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  subjectTitle: string | null;

  /** Text at the time of the report; emptied a year after the decision. */
  @Column({ type: 'varchar', length: 1000 })
  said: string;

  /** Owner of the content; null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  subjectAuthorId: number | null;

  /** Reporter; null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'varchar', length: 20 })
  reason: ReportReason;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  details: string | null;

  @Column({ type: 'varchar', length: 10, default: 'pending' })
  status: ReportStatus;

  /** Member and content while pending, otherwise null: unique, so that a member has one open report per content. */
  @Column({ type: 'varchar', length: 40, nullable: true, unique: true, select: false })
  openKey: string | null;

  /** The moderator who last changed the status. */
  @Column({ type: 'int', nullable: true })
  handledBy: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  /** The decision that settled it; null while pending, and for reports older than decisions. */
  @Column({ type: 'int', nullable: true })
  decisionId: number | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Loaded only when the query joins it; null when deleted, or for other kinds of content. */
  @ManyToOne(() => Comment, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'subjectId' })
  comment?: Comment | null;

  /** Loaded only when the query joins the decision. */
  @ManyToOne(() => Decision, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'decisionId' })
  decision?: Decision | null;

  /** Reporter; loaded only when the query joins it. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  user?: User | null;

  /** Owner of the content; loaded only when the query joins it. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'subjectAuthorId' })
  subjectAuthor?: User | null;
}
