import { Column, Entity, PrimaryColumn } from 'typeorm';

export type TokenPurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'first-password'
  | 'change-email'
  | 'undo-email'
  /** A used link that has set an address; kept, so that a second use reports success. */
  | 'used-for-email';

/** A single-use link sent by email. */
@Entity('account_tokens')
export class AccountToken {
  /** Hash of the token in the link. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 20 })
  purpose: TokenPurpose;

  /** Address that the link sets or has set; null for other purposes. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
