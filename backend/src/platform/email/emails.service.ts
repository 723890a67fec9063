import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type EntityManager, type Repository } from 'typeorm';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { Config } from '../../config.js';
import type { DomainEvent } from '../domain-events/domain-event-types.js';
import { DomainEvents } from '../domain-events/domain-events.js';
import { EventBacklog, type Failure } from '../domain-events/event-backlog.js';
import type { Email, SendingCondition } from './email.js';
import { QueuedEmail } from './queued-email.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What could not be sent for so long is of no use to anybody, and holds what was written to somebody. */
const KEPT_DAYS = 14;
/** Nobody can have such an address (RFC 2606): those of sample members are. */
const NOWHERE = '.invalid';
/** Who sends them, among those who handle events. */
export const EMAILS = 'emails';

/** An email that could not be sent so far; its text is gone once it is too old. */
export interface FailedEmail extends Failure {
  email: QueuedEmail | undefined;
}

type SendingCheck = (condition: SendingCondition, recipient: string) => Promise<boolean>;

@Injectable()
export class EmailsService {
  private readonly checks = new Map<string, SendingCheck>();

  constructor(
    @InjectRepository(QueuedEmail) private readonly emails: Repository<QueuedEmail>,
    private readonly events: DomainEvents,
    private readonly backlog: EventBacklog,
    private readonly config: Config,
  ) {}

  /** Whether mail leaves this machine. */
  get isConfigured(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** Has an email sent once the caller's transaction is committed. Nobody waits for a mail server. */
  async queue(manager: EntityManager, recipient: string, content: Email): Promise<void> {
    if (recipient.endsWith(NOWHERE)) return;
    const { identifiers } = await manager.insert(QueuedEmail, { recipient, content, createdAt: new Date() });
    const { id } = identifiers[0] as { id: number };
    await this.events.publish(manager, 'email.queued', { emailId: id });
  }

  /** For modules above that have emails sent only as long as something holds. */
  sendOnlyIf(name: SendingCondition['check'], check: SendingCheck): void {
    this.checks.set(name, check);
  }

  /** Whether an email is still to be sent. */
  async isDue({ recipient, content: { onlyIf } }: QueuedEmail): Promise<boolean> {
    return onlyIf === undefined || (await this.checks.get(onlyIf.check)?.(onlyIf, recipient)) === true;
  }

  /** Null once it is sent. */
  async find(id: number): Promise<QueuedEmail | null> {
    return this.emails.findOneBy({ id });
  }

  async delete(id: number): Promise<void> {
    await this.emails.delete({ id });
  }

  /** What is still to be sent to an address whose account goes. */
  async forgetRecipient(manager: EntityManager, recipient: string): Promise<void> {
    // Found first: a deletion by what has no index would have MariaDB hold all that is queued.
    const emails = await manager.find(QueuedEmail, { select: { id: true }, where: { recipient } });
    if (emails.length > 0) await manager.delete(QueuedEmail, { id: In(emails.map(({ id }) => id)) });
  }

  async deleteOld(): Promise<void> {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
    await deleteInBatches(this.emails, { createdAt: LessThan(before) });
    await this.backlog.discardOld(EMAILS, before);
  }

  /** Those that have failed at least once, with what the server said, newest first. */
  async failures(page: {
    limit: number;
    offset: number;
  }): Promise<{ failures: FailedEmail[]; total: number }> {
    const { failures, total } = await this.backlog.listFailures(EMAILS, page);
    const emails = await this.emails.findBy({ id: In(failures.map(({ event }) => emailIdOf(event))) });
    const byId = new Map(emails.map((email) => [email.id, email]));
    return {
      failures: failures.map((failure) => ({ ...failure, email: byId.get(emailIdOf(failure.event)) })),
      total,
    };
  }

  /** Sends it at once, and as often as at first. @throws NotFoundException */
  async retry(failureId: number): Promise<void> {
    await this.backlog.retryFailure(EMAILS, failureId);
  }

  /** Never sends it, and keeps nothing of it. @throws NotFoundException */
  async forget(manager: EntityManager, failureId: number): Promise<void> {
    const event = await this.backlog.discardFailure(manager, EMAILS, failureId);
    await manager.delete(QueuedEmail, { id: emailIdOf(event) });
  }
}

function emailIdOf(event: DomainEvent): number {
  return (event as DomainEvent<'email.queued'>).payload.emailId;
}
