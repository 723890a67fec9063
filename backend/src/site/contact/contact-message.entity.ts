import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message to the operator. One from a member is deleted with the account. */
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

  /** Suspected spam: listed, but not mailed. */
  @Column({ type: 'boolean' })
  isSuspect: boolean;

  /** Null until handled. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
