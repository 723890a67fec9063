import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { User } from '../../members/users/user.entity.js';

export const reportReasons = [
  'spam',
  'inappropriate',
  'offensive',
  'harassment',
  'misinformation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStatuses = ['pending', 'resolved', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A member finds that a comment should not stay. */
@Entity('comment_reports')
export class CommentReport {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Stays when the comment is deleted. */
  @Column({ type: 'int' })
  commentId: number;

  /** What the comment said when it was reported; empty a year after the decision. */
  @Column({ type: 'varchar', length: 1000 })
  commentContent: string;

  /** Who wrote it; null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  commentAuthorId: number | null;

  /** Who reports; null once their account is gone. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'varchar', length: 20 })
  reason: ReportReason;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  details: string | null;

  @Column({ type: 'varchar', length: 10, default: 'pending' })
  status: ReportStatus;

  /** Member and comment while the report is pending, else null: what keeps a member from having two open ones. */
  @Column({ type: 'varchar', length: 30, nullable: true, unique: true, select: false })
  openKey: string | null;

  /** The administrator who last changed the status. */
  @Column({ type: 'int', nullable: true })
  handledBy: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** There where a query has joined it; null when it has been deleted. */
  @ManyToOne(() => Comment, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'commentId' })
  comment?: Comment | null;

  /** Who reports, there where a query has joined them. */
  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId' })
  user?: User | null;

  /** Who wrote the comment, there where a query has joined them. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'commentAuthorId' })
  commentAuthor?: User | null;
}
