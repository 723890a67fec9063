import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class Session {
  /** Hash of the session's id: who reads the table can't take a session over. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  id: string;

  /** Hash of the id it had before it was renewed. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  previousId: string | null;

  @Column({ type: 'int', nullable: true })
  userId: number | null;

  /** Goes on for its whole time however idle it is. */
  @Column({ type: 'boolean', default: false })
  isRemembered: boolean;

  /** JSON, as express-session keeps it. */
  @Column({ type: 'text' })
  data: string;

  @Column({ type: 'varchar', length: 300, nullable: true })
  userAgent: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  lastSeenAt: Date;
}
