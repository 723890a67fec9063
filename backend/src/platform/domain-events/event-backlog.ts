import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  Brackets,
  In,
  IsNull,
  Not,
  type EntityManager,
  type FindOptionsWhere,
  type Repository,
} from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import type { DomainEvent } from './domain-event-types.js';
import { EventDelivery } from './event-delivery.entity.js';
import { EventDispatcher } from './event-dispatcher.js';
import { StoredEvent, toDomainEvent } from './stored-event.entity.js';
import { RetentionTask } from '../retention/retention-task.js';

const KEPT_DAYS = 7;
/** Payload fields that hold member ids. */
const MEMBER_FIELDS = ['userId', 'authorId', 'actorId', 'likerId', 'reporterId'];
/** Rows per DELETE, since other statements wait for it. */
const DELETED_AT_ONCE = 1000;

/** How far event handling lags behind. */
export interface Backlog {
  /** Outstanding deliveries, including those waiting for a retry. */
  pending: number;
  /** Deliveries that failed too often. */
  deadLetters: number;
  /** Age of the oldest event still to be handled; 0 when there is none. */
  lagMs: number;
  /** Median lag of the last events handled by this process; null when there were none. */
  medianLagMs: number | null;
}

export interface DeadLetter {
  id: number;
  subscriber: string;
  attempts: number;
  error: string | null;
  event: DomainEvent;
}

/** A delivery that has failed at least once and waits for a retry or for an administrator. */
export interface Failure extends EventDelivery {
  event: DomainEvent;
}

/** Monitors outstanding and failed deliveries, and deletes old events. */
@Injectable()
export class EventBacklog {
  constructor(
    @InjectRepository(EventDelivery) private readonly deliveries: Repository<EventDelivery>,
    @InjectRepository(StoredEvent) private readonly events: Repository<StoredEvent>,
    private readonly dispatcher: EventDispatcher,
  ) {}

  async measure(): Promise<Backlog> {
    const counts = await this.deliveries
      .createQueryBuilder('delivery')
      .select('delivery.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .addSelect('MIN(delivery.eventId)', 'oldest')
      .groupBy('delivery.state')
      .getRawMany<{ state: string; count: number | string; oldest: number }>();
    const of = (state: string) => counts.find((each) => each.state === state);
    const pending = of('pending');
    const oldest = pending && (await this.events.findOneBy({ id: pending.oldest }));
    return {
      pending: Number(pending?.count ?? 0),
      deadLetters: Number(of('dead')?.count ?? 0),
      lagMs: oldest ? Math.max(0, Date.now() - oldest.happenedAt.getTime()) : 0,
      medianLagMs: this.dispatcher.medianLagMs(),
    };
  }

  /** Newest first. @param except a subscriber whose dead letters are listed elsewhere */
  async listDeadLetters(
    page: { limit: number; offset: number },
    except: string,
  ): Promise<{ deadLetters: DeadLetter[]; total: number }> {
    const [rows, total] = await this.deliveries.findAndCount({
      where: { state: 'dead', subscriber: Not(except) },
      order: { id: 'DESC' },
      take: page.limit,
      skip: page.offset,
    });
    const events = await this.events.findBy({ id: In(rows.map(({ eventId }) => eventId)) });
    const byId = new Map(events.map((event) => [event.id, toDomainEvent(event)]));
    const deadLetters = rows.map(({ id, subscriber, attempts, error, eventId }) => ({
      id,
      subscriber,
      attempts,
      error,
      event: byId.get(eventId)!,
    }));
    return { deadLetters, total };
  }

  /** Deliveries of a subscriber that failed at least once, to be retried or dead, newest first. */
  async listFailures(
    subscriber: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ failures: Failure[]; total: number }> {
    const [rows, total] = await this.deliveries.findAndCount({
      where: { subscriber, error: Not(IsNull()) },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    const events = await this.events.findBy({ id: In(rows.map(({ eventId }) => eventId)) });
    const byId = new Map(events.map((event) => [event.id, toDomainEvent(event)]));
    return { failures: rows.map((row) => ({ ...row, event: byId.get(row.eventId)! })), total };
  }

  /** Retries a dead letter from its checkpoint with a fresh set of attempts. @throws NotFoundException */
  async retryDeadLetter(id: number): Promise<void> {
    await this.restartDelivery({ id, state: 'dead' });
  }

  /** Retries a failed delivery at once, without waiting until it is due. @throws NotFoundException */
  async retryFailure(subscriber: string, id: number): Promise<void> {
    await this.restartDelivery({ id, subscriber, error: Not(IsNull()) });
  }

  /** Gives up a dead letter. @throws NotFoundException */
  async discardDeadLetter(id: number): Promise<void> {
    const { affected } = await this.deliveries.delete({ id, state: 'dead' });
    if (!affected) throw notFound();
  }

  /** Gives up a failed delivery; resolves to its event. @throws NotFoundException */
  async discardFailure(manager: EntityManager, subscriber: string, id: number): Promise<DomainEvent> {
    const failed = { id, subscriber, error: Not(IsNull()) };
    const row = await manager.findOneBy(EventDelivery, failed);
    const { affected } = await manager.delete(EventDelivery, failed);
    const event = row && (await manager.findOneBy(StoredEvent, { id: row.eventId }));
    if (!affected || !event) throw notFound();
    return toDomainEvent(event);
  }

  /** Gives up dead letters of a subscriber older than a date. */
  async discardOldDeadLetters(subscriber: string, before: Date): Promise<void> {
    for (;;) {
      const old = await this.deliveries
        .createQueryBuilder('delivery')
        .select('delivery.id')
        .innerJoin(StoredEvent, 'event', 'event.id = delivery.eventId')
        .where({ subscriber, state: 'dead' })
        .andWhere('event.happenedAt < :before', { before })
        .limit(DELETED_AT_ONCE)
        .getMany();
      if (old.length === 0) return;
      await this.deliveries.delete({ id: In(old.map(({ id }) => id)) });
    }
  }

  /** Deletes handled events that name a member, in the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    const names = MEMBER_FIELDS.flatMap((field) => [`%"${field}":${userId},%`, `%"${field}":${userId}}%`]);
    const theirs = await manager
      .createQueryBuilder(StoredEvent, 'event')
      .select('event.id')
      .leftJoin(EventDelivery, 'delivery', 'delivery.eventId = event.id')
      .where('delivery.id IS NULL')
      .andWhere(
        new Brackets((any) =>
          names.forEach((name, index) =>
            any.orWhere(`event.payload LIKE :n${index}`, { [`n${index}`]: name }),
          ),
        ),
      )
      .getMany();
    const ids = theirs.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += DELETED_AT_ONCE)
      await manager.delete(StoredEvent, { id: In(ids.slice(start, start + DELETED_AT_ONCE)) });
  }

  private async restartDelivery(which: FindOptionsWhere<EventDelivery>): Promise<void> {
    const changes = { state: 'pending', attempts: 0, dueAt: new Date() } as const;
    const { affected } = await this.deliveries.update(which, changes);
    if (!affected) throw notFound();
    this.dispatcher.wakeAll();
  }

  /** Deletes events handled by all subscribers, some days after. */
  @RetentionTask('traitements')
  async deleteOldEvents(): Promise<void> {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
    for (;;) {
      const old = await this.events
        .createQueryBuilder('event')
        .select('event.id')
        .leftJoin(EventDelivery, 'delivery', 'delivery.eventId = event.id')
        .where('event.happenedAt < :before AND delivery.id IS NULL', { before })
        .limit(DELETED_AT_ONCE)
        .getMany();
      if (old.length === 0) return;
      await this.events.delete({ id: In(old.map(({ id }) => id)) });
    }
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Cet échec n’est plus dans la liste.');
}
