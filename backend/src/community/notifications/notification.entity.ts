import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { NotificationKind } from './notification-kinds.js';

export const notificationVariants = ['default', 'destructive'] as const;
export type NotificationVariant = (typeof notificationVariants)[number];

/** A short message to one member about something that concerns them. */
@Entity('notifications')
export class Notification {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** Counts up with each of the member's. */
  @Column({ type: 'int' })
  seq: number;

  @Column({ type: 'varchar', length: 20 })
  kind: NotificationKind;

  @Column({ type: 'varchar', length: 20 })
  variant: NotificationVariant;

  @Column({ type: 'varchar', length: 120 })
  title: string;

  @Column({ type: 'varchar', length: 600 })
  message: string;

  /** Path of the page it is about. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  href: string | null;

  /** Whose doing it tells of: it goes with their account. */
  @Column({ type: 'int', nullable: true })
  actorId: number | null;

  /** The domain event it tells of; null for those from before events were kept. */
  @Column({ type: 'int', nullable: true })
  eventId: number | null;

  /** Of those alike that are not read the latest stands for all. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  groupKey: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
