import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { DeliveriesRepository, Delivery } from './deliveries.repository.js';
import { LEASE_MS, LeaseLostError, type Leases } from './leases.js';
import {
  UnrecoverableError,
  type DatabaseHandler,
  type ExternalHandler,
  type Subscriber,
} from './subscribers.js';

/** So many events are read at once; each has one step before any has its second. */
const BATCH = 50;
/** Between attempts, about four hours in all; after the last one a delivery is a dead letter. */
const PAUSES_S = [1, 5, 30, 120, 600, 1800, 3600, 7200];
export const MAX_ATTEMPTS = PAUSES_S.length + 1;
/** When another process holds the lease, which it may let go of just before it would have seen what is new. */
const ASK_AGAIN_MS = 250;
const MAX_ERROR_LENGTH = 500;
const CRASHED = 'Le processus s’est arrêté pendant le traitement.';

interface Dependencies {
  deliveries: DeliveriesRepository;
  leases: Leases;
  dataSource: DataSource;
}

/** Handles one subscriber's events while this process holds its lease. */
export class EventQueue {
  private readonly logger = new Logger('DomainEvents');
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly pauses: readonly number[];

  /** @param onHandled called with how long an event has waited, in milliseconds */
  constructor(
    private readonly subscriber: Subscriber,
    private readonly uses: Dependencies,
    private readonly onHandled: (lagMs: number) => void,
  ) {
    this.pauses = subscriber.pauses ?? PAUSES_S;
  }

  /** To be called when there may be something to handle. */
  wake(): void {
    if (this.isStopped) return;
    this.isWanted = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      // Asked for between the last look and this.
      if (this.isWanted) this.wake();
    });
  }

  /** Resolves once what was asked for is done, or was put off. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Finishes the steps that have begun and begins no other. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.isWanted = false;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    this.isWanted = false;
    const { name } = this.subscriber;
    const { deliveries, leases } = this.uses;
    try {
      if ((await deliveries.findDue(name, 1)).length === 0) return;
      if (!(await leases.take(name))) {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.wake(), ASK_AGAIN_MS).unref();
        return;
      }
      const renewal = setInterval(() => void leases.take(name).catch(() => undefined), LEASE_MS / 4);
      try {
        while (!this.isStopped && (await this.handleBatch()));
      } finally {
        clearInterval(renewal);
        await leases.release(name);
      }
    } catch (error) {
      if (error instanceof LeaseLostError) this.logger.warn(error.message);
      else
        this.logger.error(
          `Les événements de « ${name} » n’ont pas pu être traités ; nouvel essai bientôt.`,
          error,
        );
    }
  }

  /** Whether there was anything to do. */
  private async handleBatch(): Promise<boolean> {
    const batch = await this.uses.deliveries.findDue(this.subscriber.name, BATCH);
    const waiting = [...batch];
    const worker = async (): Promise<void> => {
      while (!this.isStopped) {
        const delivery = waiting.shift();
        if (!delivery) return;
        await this.attempt(delivery);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: this.subscriber.concurrency }, worker));
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return batch.length > 0;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { deliveries } = this.uses;
    if (delivery.attempts > this.pauses.length) {
      await this.bury(delivery, delivery.error ?? CRASHED);
      return;
    }
    await deliveries.countAttempt(delivery.id);
    try {
      const isDone = await this.handle(delivery);
      if (isDone) this.onHandled(Date.now() - delivery.event.happenedAt.getTime());
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      await this.putOff(delivery, error);
    }
  }

  /** Whether nothing is left to do. */
  private async handle({ id, event, checkpoint }: Delivery): Promise<boolean> {
    const { name, kind, handlers } = this.subscriber;
    const { deliveries, leases, dataSource } = this.uses;
    const handler = handlers[event.type];
    if (handler && kind === 'external') await (handler as ExternalHandler<never>)(event as never);
    return dataSource.transaction(async (manager) => {
      await leases.hold(manager, name);
      const next =
        handler && kind === 'database'
          ? await (handler as DatabaseHandler<never>)(event as never, { manager, checkpoint })
          : null;
      if (next) await deliveries.advance(manager, id, next);
      else await deliveries.delete(manager, id);
      return !next;
    });
  }

  private async putOff(delivery: Delivery, error: unknown): Promise<void> {
    const message = describe(error);
    const pause = this.pauses[delivery.attempts];
    if (pause === undefined || error instanceof UnrecoverableError) {
      await this.bury(delivery, message);
      return;
    }
    this.logger.warn(`${this.labelOf(delivery)} sera retenté dans ${pause} s : ${message}`);
    await this.uses.deliveries.postpone(delivery.id, new Date(Date.now() + pause * 1000), message);
  }

  private async bury(delivery: Delivery, message: string): Promise<void> {
    this.logger.error(`${this.labelOf(delivery)} est abandonné : ${message}`);
    await this.uses.deliveries.bury(delivery.id, message);
  }

  private labelOf({ event }: Delivery): string {
    return `L’événement ${event.id} (${event.type}) de « ${this.subscriber.name} »`;
  }
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
}
