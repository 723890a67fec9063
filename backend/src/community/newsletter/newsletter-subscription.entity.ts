import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('newsletter_subscriptions')
export class NewsletterSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254, unique: true })
  email: string;

  /** The address after `fold`, for searches. */
  @Column({ type: 'varchar', length: 600, default: '', select: false })
  emailFolded: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the owner of the address confirmed; null while pending. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** Derived from `confirmedAt`, for the indexes of lists. */
  @Column({ type: 'boolean', default: false })
  isConfirmed: boolean;

  /** When the confirmation link was last mailed. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  mailedAt: Date | null;

  /** Hash of the token in that link. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  confirmationHash: string | null;

  /** Token of the unsubscribe link. Stored in plain text, because every email contains it. */
  @Column({ type: 'varchar', length: 43 })
  unsubscribeToken: string;
}
