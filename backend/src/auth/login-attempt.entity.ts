import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed sign-ins to one name, whether an account has it or not. */
@Entity('login_attempts')
export class LoginAttempt {
  /** Hash of the name. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  account: string;

  @Column({ type: 'int' })
  failures: number;

  @Column({ type: 'datetime', precision: 3 })
  lastAt: Date;
}
