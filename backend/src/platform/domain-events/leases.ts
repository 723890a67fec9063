import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../database/lock-rows.js';
import { EventLease } from './event-lease.entity.js';

/** How long a crashed process blocks its subscribers. Clocks may differ by less than this. */
export const LEASE_MS = 8000;

/** Another process took over because this one did not renew its lease in time. */
export class LeaseLostError extends Error {}

/** Ensures that at most one process works for a subscriber. */
@Injectable()
export class Leases {
  private readonly host = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
  private readonly owner = `${this.host}-${process.pid}-${randomBytes(6).toString('hex')}`;

  constructor(@InjectRepository(EventLease) private readonly leases: Repository<EventLease>) {}

  /** Also frees the leases of killed processes of this machine, without waiting for them to expire. */
  async prepareLeases(subscribers: readonly string[]): Promise<void> {
    const rows = subscribers.map((subscriber) => ({ subscriber, owner: null, expiresAt: new Date() }));
    if (rows.length > 0) {
      await this.leases.createQueryBuilder().insert().values(rows).orIgnore().execute();
    }
    const leases = await this.leases.findBy({ subscriber: In([...subscribers]) });
    for (const { subscriber, owner } of leases) {
      if (owner && this.isOfDeadProcess(owner))
        await this.leases.update({ subscriber, owner }, { owner: null });
    }
  }

  /** Acquires or renews a lease; false while another process holds it. */
  async acquireLease(subscriber: string): Promise<boolean> {
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

  async releaseLease(subscriber: string): Promise<void> {
    await this.leases.update({ subscriber, owner: this.owner }, { owner: null });
  }

  /** Locks the lease until the transaction ends. @throws LeaseLostError when it was already taken over */
  async lockLease(manager: EntityManager, subscriber: string): Promise<void> {
    const query = manager.createQueryBuilder(EventLease, 'lease').where({ subscriber });
    const lease = await lockRows(query).getOne();
    if (lease?.owner !== this.owner) throw new LeaseLostError(`The lease of ${subscriber} is lost.`);
  }

  /**
   * If a live process is taken for dead, as with containers that share a host name, its step rolls back and is
   * repeated.
   */
  private isOfDeadProcess(owner: string): boolean {
    const [host, pid] = owner.split('-');
    if (host !== this.host || owner === this.owner) return false;
    return Number(pid) === process.pid || !isAlive(Number(pid));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
