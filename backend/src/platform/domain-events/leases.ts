import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../database/lock-rows.js';
import { EventLease } from './event-lease.entity.js';

/** How long a process that is not heard of any more keeps others from its work. Its clock may be off by less. */
export const LEASE_MS = 8000;

/** Another process has taken the work over, since this one was not heard of for too long. */
export class LeaseLostError extends Error {}

/** Has at most one process at a time work for a subscriber. */
@Injectable()
export class Leases {
  private readonly owner = randomUUID();

  constructor(@InjectRepository(EventLease) private readonly leases: Repository<EventLease>) {}

  async prepare(subscribers: readonly string[]): Promise<void> {
    const rows = subscribers.map((subscriber) => ({ subscriber, owner: null, expiresAt: new Date() }));
    if (rows.length > 0) {
      await this.leases.createQueryBuilder().insert().values(rows).orIgnore().execute();
    }
    // Mostly one process alone has the file, and whoever holds a lease there was killed. If not, it loses a step.
    if (this.leases.manager.dataSource.options.type !== 'mysql') {
      await this.leases.update({ subscriber: In([...subscribers]) }, { owner: null });
    }
  }

  /** Takes or renews a lease; false while another process holds it. */
  async take(subscriber: string): Promise<boolean> {
    const values = { owner: this.owner, expiresAt: new Date(Date.now() + LEASE_MS) };
    const { affected } = await this.leases.update(
      [
        { subscriber, owner: this.owner },
        { subscriber, owner: IsNull() },
        { subscriber, expiresAt: LessThan(new Date()) },
      ],
      values,
    );
    return affected === 1;
  }

  async release(subscriber: string): Promise<void> {
    await this.leases.update({ subscriber, owner: this.owner }, { owner: null });
  }

  /** Keeps the lease from being taken over until the transaction ends. @throws LeaseLostError when it was before */
  async hold(manager: EntityManager, subscriber: string): Promise<void> {
    const query = manager.createQueryBuilder(EventLease, 'lease').where({ subscriber });
    const lease = await lockRows(query).getOne();
    if (lease?.owner !== this.owner) throw new LeaseLostError(`The lease of ${subscriber} is lost.`);
  }
}
