import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import type { DomainEvent } from './domain-event-types.js';
import { EventDelivery } from './event-delivery.entity.js';
import { StoredEvent, toDomainEvent } from './stored-event.entity.js';

/** A delivery with its event. */
export interface Delivery extends EventDelivery {
  event: DomainEvent;
}

@Injectable()
export class DeliveriesRepository {
  constructor(
    @InjectRepository(EventDelivery) private readonly deliveries: Repository<EventDelivery>,
    @InjectRepository(StoredEvent) private readonly events: Repository<StoredEvent>,
  ) {}

  /** The oldest deliveries of a subscriber that are due. */
  async findDue(subscriber: string, limit: number): Promise<Delivery[]> {
    const rows = await this.deliveries.find({
      where: { subscriber, state: 'pending', dueAt: LessThanOrEqual(new Date()) },
      order: { eventId: 'ASC' },
      take: limit,
    });
    if (rows.length === 0) return [];
    const events = await this.events.findBy({ id: In(rows.map(({ eventId }) => eventId)) });
    const byId = new Map(events.map((event) => [event.id, toDomainEvent(event)]));
    return rows.map((row) => ({ ...row, event: byId.get(row.eventId)! }));
  }

  async countDue(): Promise<number> {
    return this.deliveries.countBy({ state: 'pending', dueAt: LessThanOrEqual(new Date()) });
  }

  /** Counted before the attempt, so that an attempt that kills the process counts, too. */
  async countAttempt(id: number): Promise<void> {
    await this.deliveries.increment({ id }, 'attempts', 1);
  }

  async deleteDelivery(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(EventDelivery, { id });
  }

  /** Ends a step; the next one starts with this checkpoint. */
  async saveCheckpoint(manager: EntityManager, id: number, checkpoint: string): Promise<void> {
    await manager.update(EventDelivery, { id }, { checkpoint, attempts: 0, error: null });
  }

  async postponeDelivery(id: number, dueAt: Date, error: string): Promise<void> {
    await this.deliveries.update({ id }, { dueAt, error });
  }

  async markDead(id: number, error: string): Promise<void> {
    await this.deliveries.update({ id }, { state: 'dead', error });
  }
}
