import { Entity, PrimaryColumn } from 'typeorm';

/** A single-use code that replaces the second factor; deleted when used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;
}
