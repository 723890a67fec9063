import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent, DomainEventType } from './domain-event-types.js';

/** One step of a handler. */
export interface Step {
  /** Manager of the step's transaction; its writes commit together with the progress of the delivery. */
  manager: EntityManager;
  /** Result of the previous step; null in the first. */
  checkpoint: string | null;
}

/**
 * Handles an event inside the database, in one or more steps. Returns null when done, or a checkpoint (up to 100
 * characters) with which it is called again, in a new transaction, after other events have had their turn. Its writes
 * take effect exactly once.
 */
export type DatabaseHandler<Type extends DomainEventType> = (
  event: DomainEvent<Type>,
  step: Step,
) => Promise<string | null | void>;

/**
 * Handles an event outside the database, for instance by sending an email. After a crash it may run again for an event
 * it has handled, so it must be idempotent.
 */
export type ExternalHandler<Type extends DomainEventType> = (event: DomainEvent<Type>) => Promise<void>;

type Handlers<Kind extends 'database' | 'external'> = {
  [Type in DomainEventType]?: Kind extends 'database' ? DatabaseHandler<Type> : ExternalHandler<Type>;
};

/** Thrown when no retry can help: the delivery becomes a dead letter at once. */
export class UnrecoverableError extends Error {}

export interface Subscriber {
  /** Stored with each delivery, up to 40 characters. */
  name: string;
  kind: 'database' | 'external';
  /** Events handled concurrently. Above 1 the order is not kept. */
  concurrency: number;
  /** Replaces the default pauses between attempts, in seconds. */
  pauses?: readonly number[] | undefined;
  handlers: Partial<Record<DomainEventType, DatabaseHandler<never> | ExternalHandler<never>>>;
}

/** Registry of subscribers. Each registers during start-up, the same in every process. */
@Injectable()
export class Subscribers {
  private readonly byName = new Map<string, Subscriber>();

  /** Handles each event exactly once and in order. A failed one is retried later and does not block the next. */
  subscribe(name: string, handlers: Handlers<'database'>): void {
    this.add({ name, kind: 'database', concurrency: 1, handlers: handlers });
  }

  /** Handles each event at least once, several concurrently. */
  subscribeExternal(
    name: string,
    { concurrency, pauses }: Pick<Subscriber, 'concurrency' | 'pauses'>,
    handlers: Handlers<'external'>,
  ): void {
    this.add({ name, kind: 'external', concurrency, pauses, handlers: handlers });
  }

  all(): Subscriber[] {
    return [...this.byName.values()];
  }

  namesFor(type: DomainEventType): string[] {
    return this.all()
      .filter(({ handlers }) => handlers[type])
      .map(({ name }) => name);
  }

  private add(subscriber: Subscriber): void {
    if (this.byName.has(subscriber.name)) throw new Error(`Two subscribers are called ${subscriber.name}.`);
    this.byName.set(subscriber.name, subscriber);
  }
}
