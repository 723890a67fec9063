import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DomainEvent, DomainEventType } from './domain-event-types.js';

/** One step of handling an event. */
export interface Step {
  /** Of the step's transaction: what is written through it is committed together with the end of the step. */
  manager: EntityManager;
  /** What the step before has returned; null in the first one. */
  checkpoint: string | null;
}

/**
 * Acts upon an event inside the database, in one step or several. Returns null when nothing is left to do, or a
 * checkpoint (up to 100 characters) with which it is called again, in a transaction of its own, after other events have
 * had their turn. Whatever it writes happens exactly once.
 */
export type DatabaseHandler<Type extends DomainEventType> = (
  event: DomainEvent<Type>,
  step: Step,
) => Promise<string | null | void>;

/**
 * Acts upon an event outside the database, such as by sending an email. After a crash it may be called again for an
 * event that it has handled, so it must be idempotent.
 */
export type ExternalHandler<Type extends DomainEventType> = (event: DomainEvent<Type>) => Promise<void>;

type Handlers<Kind extends 'database' | 'external'> = {
  [Type in DomainEventType]?: Kind extends 'database' ? DatabaseHandler<Type> : ExternalHandler<Type>;
};

/** Thrown by a handler for what no further attempt can mend: the delivery becomes a dead letter at once. */
export class UnrecoverableError extends Error {}

export interface Subscriber {
  /** Kept in the database with each delivery, up to 40 characters. */
  name: string;
  kind: 'database' | 'external';
  /** How many events it handles at once. With more than one they are not handled in order. */
  concurrency: number;
  /** Between its attempts, in seconds, where the usual ones do not suit. */
  pauses?: readonly number[] | undefined;
  handlers: Partial<Record<DomainEventType, DatabaseHandler<never> | ExternalHandler<never>>>;
}

/** Who handles which events. Everybody subscribes while the application is built, the same in each process. */
@Injectable()
export class Subscribers {
  private readonly byName = new Map<string, Subscriber>();

  /** Handles each event once, in order. A failing one is tried again later, and does not hold up those after it. */
  subscribe(name: string, handlers: Handlers<'database'>): void {
    this.add({ name, kind: 'database', concurrency: 1, handlers: handlers });
  }

  /** Handles each event at least once, several at a time. */
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
