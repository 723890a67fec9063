import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { Nodes } from '../nodes/nodes.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DomainEvents } from './domain-events.js';
import { EventQueue } from './event-queue.js';
import { Leases } from './leases.js';
import { Subscribers } from './subscribers.js';

/** Polling interval for events of other processes, for events they left behind, and for retries that are due. */
const LOOK_EVERY_MS = 1000;
const LAGS_KEPT = 500;
/** How long shutdown waits for running steps; an interrupted step is repeated. */
const LAST_CHANCE_MS = 5000;

/** Runs subscribers on committed events: those of this process at once, those of others within a second. */
@Injectable()
export class EventDispatcher implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queues = new Map<string, EventQueue>();
  private readonly lags: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly subscribers: Subscribers,
    private readonly deliveries: DeliveriesRepository,
    private readonly leases: Leases,
    private readonly dataSource: DataSource,
    events: DomainEvents,
    nodes: Nodes,
  ) {
    nodes.on('deliveries', () => this.wakeAll());
    events.onCommit(({ id }, names) => {
      // Only if this process leaves events to others: otherwise it handles its own before another could take the lease.
      if (!config.workers && names.length > 0) nodes.broadcast('deliveries', [id]);
      // Deferred, so that the request is answered first.
      setImmediate(() => names.forEach((name) => this.queues.get(name)?.wake()));
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.workers) return;
    const { deliveries, leases, dataSource } = this;
    const subscribers = this.subscribers.all();
    await leases.prepareLeases(subscribers.map(({ name }) => name));
    for (const subscriber of subscribers) {
      const queue = new EventQueue(subscriber, { deliveries, leases, dataSource }, (lag) =>
        this.keepLag(lag),
      );
      this.queues.set(subscriber.name, queue);
    }
    this.timer = setInterval(() => this.wakeAll(), LOOK_EVERY_MS).unref();
    this.wakeAll();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    const stopped = Promise.all([...this.queues.values()].map((queue) => queue.stop()));
    await Promise.race([stopped, setTimeout(LAST_CHANCE_MS, undefined, { ref: false })]);
  }

  wakeAll(): void {
    for (const queue of this.queues.values()) queue.wake();
  }

  /** Resolves once nothing is due; later retries do not count. */
  async idle(): Promise<void> {
    do {
      this.wakeAll();
      await Promise.all([...this.queues.values()].map((queue) => queue.settled()));
    } while ((await this.deliveries.countDue()) > 0);
  }

  /** Median lag in milliseconds of the last events handled by this process; null before the first. */
  medianLagMs(): number | null {
    return this.lags.toSorted((one, other) => one - other)[Math.floor(this.lags.length / 2)] ?? null;
  }

  private keepLag(lagMs: number): void {
    this.lags.push(lagMs);
    if (this.lags.length > LAGS_KEPT) this.lags.shift();
  }
}
