import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DomainEvent, DomainEventType } from './domain-event-types.js';

/**
 * A domain event, inserted in the transaction that it describes. Ids follow the order of inserts, not of commits: on
 * MySQL an event may become visible after others with a higher id.
 */
@Entity('domain_events')
export class StoredEvent {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 60 })
  type: DomainEventType;

  @Column({ type: 'simple-json' })
  payload: DomainEvent['payload'];

  @Column({ type: 'datetime', precision: 3 })
  happenedAt: Date;
}

export function toDomainEvent({ id, type, payload, happenedAt }: StoredEvent): DomainEvent {
  return { id, type, payload, happenedAt } as DomainEvent;
}
