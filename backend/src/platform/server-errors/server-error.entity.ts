import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of identical server errors within an hour; holds no user data. */
@Entity('server_errors')
export class ServerError {
  /** Hash of the hour, status, route and message. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Column({ type: 'int' })
  status: number;

  /** Route pattern, such as `GET /api/tutorials/:id`, without parameter values. */
  @Column({ type: 'varchar', length: 200 })
  route: string;

  @Column({ type: 'varchar', length: 300 })
  message: string;

  @Column({ type: 'int' })
  times: number;

  @Column({ type: 'datetime', precision: 3 })
  firstAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  lastAt: Date;
}
