import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed sign-ins for a name and an origin, whether or not the account exists. */
@Entity('login_attempts')
export class LoginAttempt {
  /** Hash of the name and the origin. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  account: string;

  @Column({ type: 'int' })
  failures: number;

  @Column({ type: 'datetime', precision: 3 })
  lastAt: Date;
}
