import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `dead` ones have failed too often and wait for an administrator. */
export type DeliveryState = 'pending' | 'dead';

/** That one subscriber has yet to handle one event; the row goes when it has. */
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

  /** How often the present step has been begun. */
  @Column({ type: 'int' })
  attempts: number;

  /** Not to be tried before. */
  @Column({ type: 'datetime', precision: 3 })
  dueAt: Date;

  /** How far a handler has come that works in several steps. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  checkpoint: string | null;

  /** Why the last attempt failed. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  error: string | null;
}
