import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type EntityManager, type Repository } from 'typeorm';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { Config } from '../../config.js';
import { DomainEvents } from '../domain-events/domain-events.js';
import type { Email } from './email.js';
import { QueuedEmail } from './queued-email.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What could not be sent for so long is of no use to anybody. */
const KEPT_DAYS = 30;

@Injectable()
export class EmailsService {
  constructor(
    @InjectRepository(QueuedEmail) private readonly emails: Repository<QueuedEmail>,
    private readonly events: DomainEvents,
    private readonly config: Config,
  ) {}

  /** Whether mail leaves this machine. */
  get isConfigured(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** Has an email sent once the caller's transaction is committed. Nobody waits for a mail server. */
  async queue(manager: EntityManager, recipient: string, content: Email): Promise<void> {
    const { identifiers } = await manager.insert(QueuedEmail, { recipient, content, createdAt: new Date() });
    const { id } = identifiers[0] as { id: number };
    await this.events.publish(manager, 'email.queued', { emailId: id });
  }

  /** Null once it is sent. */
  async find(id: number): Promise<QueuedEmail | null> {
    return this.emails.findOneBy({ id });
  }

  async delete(id: number): Promise<void> {
    await this.emails.delete({ id });
  }

  async deleteOld(): Promise<void> {
    const old = LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS));
    await deleteInBatches(this.emails, { createdAt: old });
  }
}
