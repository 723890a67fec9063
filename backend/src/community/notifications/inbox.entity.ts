import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from './notification-kinds.js';

/**
 * Where a member stands with their notifications; made with the first one. Its row is locked while one is added, so
 * that a member's numbers appear in their order: whoever has seen one has missed none below it.
 */
@Entity('notification_inboxes')
export class Inbox {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Number of the newest notification. */
  @Column({ type: 'int', default: 0 })
  lastSeq: number;

  /** Read up to this number. */
  @Column({ type: 'int', default: 0 })
  readSeq: number;

  /** Cleared up to this number. */
  @Column({ type: 'int', default: 0 })
  clearedSeq: number;

  /** The kinds the member does not want. */
  @Column({ type: 'simple-json' })
  muted: NotificationKind[];

  @Column({ type: 'datetime', precision: 3 })
  changedAt: Date;
}
