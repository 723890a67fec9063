import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** With which people register, also where nobody else may. */
@Entity('account_invitations')
export class AccountInvitation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Hash of what the link carries. */
  @Column({ type: 'varchar', length: 64, select: false })
  hash: string;

  /** Whom it was sent to; null for a link that an administrator passes on. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  /** What it is for, among administrators. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  note: string | null;

  /** Whether who registers with it may publish. */
  @Column({ type: 'boolean' })
  isContributor: boolean;

  @Column({ type: 'int' })
  usesLeft: number;

  @Column({ type: 'int' })
  timesUsed: number;

  @Column({ type: 'int', nullable: true })
  invitedBy: number | null;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
