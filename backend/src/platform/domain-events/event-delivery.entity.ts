import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `dead` deliveries failed too often and wait for an administrator. */
export type DeliveryState = 'pending' | 'dead';

/** One event that one subscriber has yet to handle; deleted once handled. */
@Entity('event_deliveries')
export class EventDelivery {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  eventId: number;

  @Column({ type: 'varchar', length: 40 })
  subscriber: string;

  @Column({ type: 'varchar', length: 10 })
  state: DeliveryState;

  /** Attempts at the current step. */
  @Column({ type: 'int' })
  attempts: number;

  /** Earliest time of the next attempt. */
  @Column({ type: 'datetime', precision: 3 })
  dueAt: Date;

  /** Progress of a handler that works in several steps. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  checkpoint: string | null;

  /** Error of the last attempt. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  error: string | null;
}
