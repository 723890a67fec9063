import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../database/after-commit.js';
import type { DomainEvent, DomainEventPayloads, DomainEventType } from './domain-event-types.js';
import { EventDelivery } from './event-delivery.entity.js';
import { StoredEvent } from './stored-event.entity.js';
import { Subscribers } from './subscribers.js';

type CommitListener = (event: DomainEvent, subscribers: readonly string[]) => void;

/** Publishes domain events without knowing their subscribers. */
@Injectable()
export class DomainEvents {
  private readonly listeners: CommitListener[] = [];

  constructor(private readonly subscribers: Subscribers) {}

  /**
   * Inserts an event and one delivery per subscriber in the caller's transaction, or in its own if there is none.
   * Handlers run after the commit, and never after a rollback.
   */
  async publish<Type extends DomainEventType>(
    manager: EntityManager,
    type: Type,
    payload: DomainEventPayloads[Type],
  ): Promise<void> {
    if (manager.queryRunner?.isTransactionActive) await this.append(manager, type, payload);
    else await manager.transaction((inner) => this.append(inner, type, payload));
  }

  /** Registers a listener for events committed by this process; it also gets the names of their subscribers. */
  onCommit(listener: CommitListener): void {
    this.listeners.push(listener);
  }

  private async append<Type extends DomainEventType>(
    manager: EntityManager,
    type: Type,
    payload: DomainEventPayloads[Type],
  ): Promise<void> {
    const happenedAt = new Date();
    const { identifiers } = await manager.insert(StoredEvent, { type, payload, happenedAt });
    const { id } = identifiers[0] as { id: number };
    const subscribers = this.subscribers.namesFor(type);
    if (subscribers.length > 0) {
      const fresh = { eventId: id, state: 'pending', attempts: 0, dueAt: happenedAt } as const;
      await manager.insert(
        EventDelivery,
        subscribers.map((subscriber) => ({ ...fresh, subscriber, checkpoint: null, error: null })),
      );
    }
    const event = { id, type, payload, happenedAt } as unknown as DomainEvent;
    afterCommit(manager, () => {
      for (const listener of this.listeners) listener(event, subscribers);
    });
  }
}
