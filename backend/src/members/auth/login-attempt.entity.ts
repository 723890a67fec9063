import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Sign-ins that have not succeeded, for one name and from one side, whether an account has the name or not. */
@Entity('login_attempts')
export class LoginAttempt {
  /** Hash of the name and of where it was tried from. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  account: string;

  @Column({ type: 'int' })
  failures: number;

  @Column({ type: 'datetime', precision: 3 })
  lastAt: Date;
}
