import { Column, Entity, PrimaryColumn } from 'typeorm';

export type TokenPurpose =
  'confirm-email' | 'reset-password' | 'first-password' | 'change-email' | 'undo-email';

/** A link sent by mail, good for one use. */
@Entity('account_tokens')
export class AccountToken {
  /** Hash of what the link carries. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 20 })
  purpose: TokenPurpose;

  /** The address it is to make the account's; null where it does nothing of the kind. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
