import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class Session {
  /** Hash of the session id, so that the table alone does not open sessions. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  /** Hash of its id before renewal. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  previousId: string | null;

  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Not ended when idle, only by its maximum age. */
  @Column({ type: 'boolean', default: false })
  isRemembered: boolean;

  /** JSON, as express-session stores it. */
  @Column({ type: 'text' })
  data: string;

  @Column({ type: 'varchar', length: 300, nullable: true })
  userAgent: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  lastSeenAt: Date;
}
