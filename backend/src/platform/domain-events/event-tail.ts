import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, type Repository } from 'typeorm';
import { Nodes } from '../nodes/nodes.js';
import type { DomainEvent, DomainEventType } from './domain-event-types.js';
import { DomainEvents } from './domain-events.js';
import { MissingIds } from './missing-ids.js';
import { StoredEvent, toDomainEvent } from './stored-event.entity.js';

const LOOK_EVERY_MS = 1000;
/** Long enough for several polls to have failed or hung. */
const AWAY_AFTER_MS = 3000;
const PAGE = 500;
/** Number of ids before its start that a new process re-reads, for events of transactions that were open then. */
const LOOK_BACK = 1000;

type Listener<Type extends DomainEventType> = (event: DomainEvent<Type>) => void;

/**
 * Passes all events to the caches of this process: its own right after the commit, those of others at once if Redis
 * announces them, otherwise within a second. Each event arrives once, nearly in order, from process start on. Nothing
 * is persisted: work that must not be lost belongs to a subscriber.
 */
@Injectable()
export class EventTail implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('DomainEvents');
  private readonly listeners = new Map<DomainEventType, Listener<never>[]>();
  private readonly anyListeners: Listener<DomainEventType>[] = [];
  private readonly missing = new MissingIds();
  /** Events committed here with ids above `highest`, or with ids that were missing so far. */
  private readonly ownIds = new Set<number>();
  private highest = 0;
  private start: () => void = () => undefined;
  private readonly started = new Promise<void>((resolve) => (this.start = resolve));
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<void> | undefined;
  /** Set when another poll is requested while one is running, which may have started too early. */
  private isWantedAgain = false;
  private isFailing = false;
  private lastReadAt = performance.now();

  constructor(
    @InjectRepository(StoredEvent) private readonly events: Repository<StoredEvent>,
    domainEvents: DomainEvents,
    nodes: Nodes,
  ) {
    nodes.on('events', () => this.wake());
    domainEvents.onCommit((event) => {
      nodes.broadcast('events', [event.id]);
      // Before the tail has started, or after a poll has read the event, it is handled like those of other processes.
      const isTold = event.id <= this.highest && !this.missing.has(event.id);
      if (!this.timer || isTold) return;
      this.ownIds.add(event.id);
      this.notifyListeners(event);
    });
  }

  /** Seconds since the database last answered, while it is away; otherwise 0. */
  get awaySeconds(): number {
    const ms = performance.now() - this.lastReadAt;
    return ms < AWAY_AFTER_MS ? 0 : Math.floor(ms / 1000);
  }

  /** Listeners run after the commit and must not throw; they do slow work in the background. */
  on<Type extends DomainEventType>(type: Type, listener: Listener<Type>): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  onAny(listener: Listener<DomainEventType>): void {
    this.anyListeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    const latest = await this.events.find({ select: { id: true }, order: { id: 'DESC' }, take: LOOK_BACK });
    this.highest = latest[0]?.id ?? 0;
    const ids = latest.map(({ id }) => id).reverse();
    this.missing.noteGaps((ids[0] ?? 1) - 1, ids);
    this.lastReadAt = performance.now();
    this.timer = setInterval(() => void this.readNewEvents(), LOOK_EVERY_MS).unref();
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.reading;
  }

  /** The highest id; every later event is passed to the listeners. */
  async latestId(): Promise<number> {
    await this.started;
    return this.highest;
  }

  /** The first events after an id, including some before it, because ids are assigned before the commit. */
  async eventsSince(id: number, most: number): Promise<DomainEvent[]> {
    const where = { id: MoreThan(id - LOOK_BACK) };
    return (await this.events.find({ where, order: { id: 'ASC' }, take: most })).map(toDomainEvent);
  }

  /** Reads events committed by other processes and passes them on. */
  async readNewEvents(): Promise<void> {
    this.reading ??= this.readWanted().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private wake(): void {
    if (!this.timer) return;
    this.isWantedAgain = true;
    void this.readNewEvents();
  }

  private async readWanted(): Promise<void> {
    do {
      this.isWantedAgain = false;
      await this.readAll();
    } while (this.isWantedAgain && this.timer);
  }

  private async readAll(): Promise<void> {
    const beganAt = performance.now();
    try {
      await this.readMissing();
      while (this.timer && (await this.readNew()) === PAGE);
      this.lastReadAt = beganAt;
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn('Les événements n’ont pas pu être lus.', error);
      this.isFailing = true;
    }
  }

  private async readMissing(): Promise<void> {
    const ids = this.missing.current();
    for (let start = 0; start < ids.length; start += PAGE) {
      const found = await this.events.findBy({ id: In(ids.slice(start, start + PAGE)) });
      for (const event of found) {
        this.missing.delete(event.id);
        this.notifyUnlessOwn(event);
      }
    }
  }

  private async readNew(): Promise<number> {
    const events = await this.events.find({
      where: { id: MoreThan(this.highest) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    this.missing.noteGaps(
      this.highest,
      events.map(({ id }) => id),
    );
    this.highest = events.at(-1)?.id ?? this.highest;
    for (const event of events) this.notifyUnlessOwn(event);
    return events.length;
  }

  private notifyUnlessOwn(event: StoredEvent): void {
    if (!this.ownIds.delete(event.id)) this.notifyListeners(toDomainEvent(event));
  }

  private notifyListeners(event: DomainEvent): void {
    const listeners = (this.listeners.get(event.type) ?? []) as Listener<DomainEventType>[];
    for (const listener of [...listeners, ...this.anyListeners]) {
      try {
        listener(event);
      } catch (error) {
        this.logger.error('A listener of events has failed.', error);
      }
    }
  }
}
