import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often the same could not be answered within an hour; nothing of who had asked. */
@Entity('server_errors')
export class ServerError {
  /** Of the hour and of what is the same. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  @Column({ type: 'int' })
  status: number;

  /** Such as `GET /api/tutorials/:id`, without what stands in its place. */
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
