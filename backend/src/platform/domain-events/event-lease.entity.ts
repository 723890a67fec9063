import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The process that works for a subscriber, and when its lease expires if it is not renewed. */
@Entity('event_leases')
export class EventLease {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  subscriber: string;

  @Column({ type: 'varchar', length: 36, nullable: true })
  owner: string | null;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
