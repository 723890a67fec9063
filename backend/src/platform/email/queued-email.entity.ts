import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Email } from './email.js';

/** An email that is still to be sent. Its text may hold a link that opens an account, so the row goes once it is sent. */
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
