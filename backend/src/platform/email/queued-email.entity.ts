import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Email } from './email.js';

/** An unsent email. Its text may contain a sign-in link, so the row is deleted once sent. */
@Entity('emails')
export class QueuedEmail {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 254 })
  recipient: string;

  @Column({ type: 'simple-json' })
  content: Email;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
