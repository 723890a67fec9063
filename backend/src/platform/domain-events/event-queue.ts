import { setImmediate as letOthersRun, setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isDatabaseUnreachable } from '../common/database-unreachable.js';
import type { DeliveriesRepository, Delivery } from './deliveries.repository.js';
import { LEASE_MS, LeaseLostError, type Leases } from './leases.js';
import {
  UnrecoverableError,
  type DatabaseHandler,
  type ExternalHandler,
  type Subscriber,
} from './subscribers.js';

/** Events per batch; each gets its first step before any gets its second. */
const BATCH = 50;
/** Pauses between attempts, about four hours in all; after the last a delivery becomes a dead letter. */
const PAUSES_S = [1, 5, 30, 120, 600, 1800, 3600, 7200];
export const MAX_ATTEMPTS = PAUSES_S.length + 1;
/** Retry delay when another process holds the lease: it may release it just before it would see a new event. */
const ASK_AGAIN_MS = 250;
/** Pause between the steps of an event that concerns many members, so that the request behind it is answered first. */
const BETWEEN_PARTS_MS = 10;
const MAX_ERROR_LENGTH = 500;
const CRASHED = 'Le processus s’est arrêté pendant le traitement.';

interface Dependencies {
  deliveries: DeliveriesRepository;
  leases: Leases;
  dataSource: DataSource;
}

/** Handles the events of one subscriber while this process holds its lease. */
export class EventQueue {
  private readonly logger = new Logger('DomainEvents');
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly pauses: readonly number[];

  /** @param onHandled called with the lag of each handled event, in milliseconds */
  constructor(
    private readonly subscriber: Subscriber,
    private readonly uses: Dependencies,
    private readonly onHandled: (lagMs: number) => void,
  ) {
    this.pauses = subscriber.pauses ?? PAUSES_S;
  }

  /** Call it when there may be something to handle. */
  wake(): void {
    if (this.isStopped) return;
    this.isWanted = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      // Woken between the last query and now.
      if (this.isWanted) this.wake();
    });
  }

  /** Resolves once the current run is done or postponed. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Finishes running steps and starts no new ones. */
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
      if (!(await leases.acquireLease(name))) {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.wake(), ASK_AGAIN_MS).unref();
        return;
      }
      const renewal = setInterval(() => void leases.acquireLease(name).catch(() => undefined), LEASE_MS / 4);
      try {
        while (!this.isStopped && (await this.handleBatch()));
      } finally {
        clearInterval(renewal);
        await leases.releaseLease(name);
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

  /** Resolves to whether anything was due. */
  private async handleBatch(): Promise<boolean> {
    const batch = await this.uses.deliveries.findDue(this.subscriber.name, BATCH);
    const waiting = [...batch];
    const worker = async (): Promise<void> => {
      while (!this.isStopped) {
        const delivery = waiting.shift();
        if (!delivery) return;
        await this.attempt(delivery);
        // SQLite’s driver is synchronous: without this, no request is read from the network until all events are handled.
        await letOthersRun();
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
      await this.markDead(delivery, delivery.error ?? CRASHED);
      return;
    }
    await deliveries.countAttempt(delivery.id);
    try {
      const isDone = await this.handle(delivery);
      if (isDone) this.onHandled(Date.now() - delivery.event.happenedAt.getTime());
      else await sleep(BETWEEN_PARTS_MS);
    } catch (error) {
      // Nothing can be written about the delivery: it stays due.
      if (error instanceof LeaseLostError || isDatabaseUnreachable(error)) throw error;
      await this.postpone(delivery, error);
    }
  }

  /** Resolves to true once the event is completely handled. */
  private async handle({ id, event, checkpoint }: Delivery): Promise<boolean> {
    const { name, kind, handlers } = this.subscriber;
    const { deliveries, leases, dataSource } = this.uses;
    const handler = handlers[event.type];
    if (handler && kind === 'external') await (handler as ExternalHandler<never>)(event as never);
    return dataSource.transaction(async (manager) => {
      await leases.lockLease(manager, name);
      const next =
        handler && kind === 'database'
          ? await (handler as DatabaseHandler<never>)(event as never, { manager, checkpoint })
          : null;
      if (next) await deliveries.saveCheckpoint(manager, id, next);
      else await deliveries.deleteDelivery(manager, id);
      return !next;
    });
  }

  private async postpone(delivery: Delivery, error: unknown): Promise<void> {
    const message = describe(error);
    const pause = this.pauses[delivery.attempts];
    if (pause === undefined || error instanceof UnrecoverableError) {
      await this.markDead(delivery, message);
      return;
    }
    this.logger.warn(`${this.labelOf(delivery)} sera retenté dans ${pause} s : ${message}`);
    await this.uses.deliveries.postponeDelivery(delivery.id, new Date(Date.now() + pause * 1000), message);
  }

  private async markDead(delivery: Delivery, message: string): Promise<void> {
    this.logger.error(`${this.labelOf(delivery)} est abandonné : ${message}`);
    await this.uses.deliveries.markDead(delivery.id, message);
  }

  private labelOf({ event }: Delivery): string {
    return `L’événement ${event.id} (${event.type}) de « ${this.subscriber.name} »`;
  }
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
}
