import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An invitation to register, valid even while registration is closed. */
@Entity('account_invitations')
export class AccountInvitation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Hash of the token in the link. */
  @Column({ type: 'varchar', length: 64, select: false })
  hash: string;

  /** Recipient; null for a link that an administrator passes on. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  /** Purpose, visible to administrators only. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  note: string | null;

  /** Whether the new member becomes a contributor. */
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
