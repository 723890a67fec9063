import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { BookError, BookMaker } from '../exports/book-maker.js';
import { PDF_FAILED } from '../exports/file-maker.js';
import { PrintError } from '../exports/pdf-printer.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { BookOrder } from './book-order.entity.js';
import { BookOrdersRepository } from './book-orders.repository.js';

/** Finds orders of nodes that have died. */
const LOOK_EVERY_MS = 10_000;
const HEARTBEAT_MS = 5000;
const SILENT_MS = 30_000;
const MAX_ATTEMPTS = 3;
const FAILED = 'Une erreur est survenue. Réessayez plus tard.';

/** Makes ordered books one after the other; several nodes share the queue. */
@Injectable()
export class BookQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BookQueue.name);
  private readonly stopping = new AbortController();
  private readonly stopped = new Promise<never>((_, reject) => {
    this.stopping.signal.addEventListener('abort', () => reject(new Error('The node stops')));
  });
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private wanted = false;

  constructor(
    private readonly orders: BookOrdersRepository,
    private readonly maker: BookMaker,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  /** Unfinished work is left to the next start or to another node. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopped.catch(() => undefined);
    this.stopping.abort();
    await this.working;
  }

  /** Call when an order may have been added. Without workers, another process finds it. */
  wake(): void {
    if (!this.config.workers) return;
    this.wanted = true;
    this.working ??= this.work().finally(() => (this.working = undefined));
  }

  private async work(): Promise<void> {
    try {
      while (this.wanted && !this.stopping.signal.aborted) {
        this.wanted = false;
        const next = await this.orders.findNext(new Date(Date.now() - SILENT_MS));
        if (!next) continue;
        this.wanted = true;
        await this.attemptOrder(next);
      }
    } catch (error) {
      this.logger.error('Les fichiers demandés n’ont pas pu être préparés ; nouvel essai bientôt.', error);
    }
  }

  private async attemptOrder(order: BookOrder): Promise<void> {
    const { id } = order;
    const claim = randomBytes(16).toString('hex');
    if (!(await this.orders.claim(order, claim))) return;
    const alive = () => this.orders.updateClaimed(id, claim, { claimedAt: new Date() });
    const heartbeat = setInterval(() => void alive().catch(() => undefined), HEARTBEAT_MS);
    try {
      if (order.attempts >= MAX_ATTEMPTS) throw new BookError(FAILED);
      const file = await this.makeBook(order, claim);
      await this.finishOrder(id, claim, { state: 'ready', file, done: order.total });
    } catch (error) {
      if (this.stopping.signal.aborted) await this.releaseOrder(order, claim);
      else await this.finishOrder(id, claim, { state: 'failed', problem: this.problemOf(id, error) });
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async makeBook(order: BookOrder, claim: string): Promise<string> {
    const { title, description, path, tutorialIds, format, images, highQuality } = order;
    const request = { title, description, path, tutorialIds, format, choices: { images, highQuality } };
    const made = this.maker.makeBook(request, async (done) => {
      this.stopping.signal.throwIfAborted();
      await this.orders.updateClaimed(order.id, claim, { done, claimedAt: new Date() });
    });
    return Promise.race([made, this.stopped]);
  }

  private async releaseOrder({ id, attempts }: BookOrder, claim: string): Promise<void> {
    await this.orders.updateClaimed(id, claim, { state: 'waiting', claim: null, attempts });
  }

  private async finishOrder(id: number, claim: string, changes: Partial<BookOrder>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isOurs = await this.orders.updateClaimed(id, claim, { ...changes, claim: null }, manager);
      if (isOurs) await this.events.publish(manager, 'book-order.finished', { orderId: id });
    });
  }

  private problemOf(id: number, error: unknown): string {
    if (error instanceof BookError) return error.message;
    this.logger.warn(`Le fichier ${id} n’a pas pu être préparé.`, error);
    return error instanceof PrintError ? PDF_FAILED : FAILED;
  }
}
