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
}
