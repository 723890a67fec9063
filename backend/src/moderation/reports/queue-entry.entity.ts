import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { SubjectKind, SubjectRef } from '../subjects/subject-kinds.js';

/**
 * Content with pending reports: one row for all reports, with an empty reason, and one row per reason. Derived from
 * `reports`.
 */
@Entity('moderation_queue')
export class QueueEntry implements SubjectRef {
  @PrimaryColumn({ type: 'varchar', length: 12 })
  kind: SubjectKind;

  @PrimaryColumn({ type: 'int' })
  subjectId: number;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  reason: ReportReason | '';

  /** Number of pending reports, at least one. */
  @Column({ type: 'int' })
  pending: number;

  /** The first pending report of the content for any reason: the order of the queue. */
  @Column({ type: 'int' })
  firstId: number;
}
