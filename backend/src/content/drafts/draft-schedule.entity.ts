import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a draft is to be published by itself. It goes with its draft. */
@Entity('draft_schedules')
export class DraftSchedule {
  @PrimaryColumn({ type: 'int' })
  draftId: number;

  /** Who publishes it then; null once the account is gone. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'datetime', precision: 3 })
  publishAt: Date;

  /** How often it has been tried. */
  @Column({ type: 'int' })
  attempts: number;

  /** When it was tried last: whoever did has ended since, if it is still there some time after. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  triedAt: Date | null;
}
