import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('newsletter_subscriptions')
export class NewsletterSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254, unique: true })
  email: string;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When whoever reads the address said yes; null while the subscription waits for it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** When the link that confirms was last mailed. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  mailedAt: Date | null;

  /** Hash of what that link carries. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  confirmationHash: string | null;

  /** What the link that ends the subscription carries. Kept as it is: it stands in every email. */
  @Column({ type: 'varchar', length: 43 })
  unsubscribeToken: string;
}
