import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from './notification.entity.js';

/**
 * State of a member's notifications, created with the first one. The row is locked while a notification is added, so
 * that its numbers become visible in order: a client that has seen one has missed none before it.
 */
@Entity('notification_inboxes')
export class Inbox {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Number of the newest notification. */
  @Column({ type: 'int', default: 0 })
  lastSeq: number;

  /** Notifications up to this number are read. */
  @Column({ type: 'int', default: 0 })
  readSeq: number;

  /** Notifications up to this number are deleted. */
  @Column({ type: 'int', default: 0 })
  clearedSeq: number;

  /** Kinds the member has muted. */
  @Column({ type: 'simple-json' })
  muted: NotificationKind[];

  @Column({ type: 'datetime', precision: 3 })
  changedAt: Date;
}
