import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody has written to whoever runs the site. It goes with the account of a member who wrote it. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 80 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ type: 'varchar', length: 120 })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  /** Null for a visitor. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Looks like what machines send: kept for a look, and not mailed. */
  @Column({ type: 'boolean' })
  isSuspect: boolean;

  /** Null while it waits for an answer. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
