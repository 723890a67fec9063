import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a draft is published automatically. Deleted together with the draft. */
@Entity('draft_schedules')
export class DraftSchedule {
  @PrimaryColumn({ type: 'int' })
  draftId: number;

  /** The member who scheduled it; null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'datetime', precision: 3 })
  publishAt: Date;

  /** Number of attempts so far. */
  @Column({ type: 'int' })
  attempts: number;

  /** Time of the last attempt. If the row still exists some time later, that process has died. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  triedAt: Date | null;
}
