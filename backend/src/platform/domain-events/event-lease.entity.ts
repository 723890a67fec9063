import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which process works for a subscriber at present, and until when if it is not heard of again. */
@Entity('event_leases')
export class EventLease {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  subscriber: string;

  @Column({ type: 'varchar', length: 36, nullable: true })
  owner: string | null;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
