import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Kinds of notifications, with their label in the preferences. */
export const notificationKinds = {
  reply: 'Réponses à mes commentaires',
  like: 'Mentions « J’aime » sur mes commentaires',
  comment: 'Commentaires sur mes tutoriels',
  authors: 'Tutoriels que j’écris avec d’autres',
  decision: 'Suites données à mes signalements',
  account: 'Décisions qui concernent mon compte',
  tutorial: 'Nouveaux tutoriels de ce que je suis',
  publication: 'Publications que j’ai programmées',
  file: 'Fichiers que j’ai demandés',
  report: 'Nouveaux signalements (administrateurs)',
} as const;

export type NotificationKind = keyof typeof notificationKinds;

export const kindNames = Object.keys(notificationKinds) as NotificationKind[];

export const notificationVariants = ['default', 'destructive'] as const;
export type NotificationVariant = (typeof notificationVariants)[number];

/** A short message to a member about something that concerns them. */
@Entity('notifications')
export class Notification {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** Sequence number among the member's notifications. */
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

  /** Path of the related page. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  href: string | null;

  /** Member who caused it; it is deleted with their account. */
  @Column({ type: 'int', nullable: true })
  actorId: number | null;

  /** The domain event it reports; null for older notifications. */
  @Column({ type: 'int', nullable: true })
  eventId: number | null;

  /** Unread notifications with the same group key collapse into the newest. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  groupKey: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
