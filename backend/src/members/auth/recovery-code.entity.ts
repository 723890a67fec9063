import { Entity, PrimaryColumn } from 'typeorm';

/** A code that stands in for the second factor once; used, it is gone. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;
}
