import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { Config } from '../../config.js';
import type { DomainEvent } from '../domain-events/domain-event-types.js';
import { DomainEvents } from '../domain-events/domain-events.js';
import { EventBacklog, type Failure } from '../domain-events/event-backlog.js';
import type { Email, SendingCondition } from './email.js';
import { QueuedEmail } from './queued-email.entity.js';
import { RetentionTask } from '../retention/retention-task.js';

/** An email unsent for this long is useless, and it contains personal data. */
const KEPT_DAYS = 14;
/** Reserved by RFC 2606; used for sample members. */
const NOWHERE = '.invalid';
/** Name of the event subscriber that sends emails. */
export const EMAILS = 'emails';

/** An email that has failed so far; its text is deleted once too old. */
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

  /** Whether emails leave this machine. */
  get isConfigured(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** Sends an email after the caller's transaction commits, so that no request waits for a mail server. */
  async queueEmail(manager: EntityManager, recipient: string, content: Email): Promise<void> {
    if (recipient.endsWith(NOWHERE)) return;
    const { identifiers } = await manager.insert(QueuedEmail, { recipient, content, createdAt: new Date() });
    const { id } = identifiers[0] as { id: number };
    await this.events.publish(manager, 'email.queued', { emailId: id });
  }

  /** For higher modules: a check for emails that are sent only while a condition holds. */
  registerCheck(name: SendingCondition['check'], check: SendingCheck): void {
    this.checks.set(name, check);
  }

  /** Whether an email should still be sent. */
  async isDue({ recipient, content: { onlyIf } }: QueuedEmail): Promise<boolean> {
    return onlyIf === undefined || (await this.checks.get(onlyIf.check)?.(onlyIf, recipient)) === true;
  }

  /** Null once sent. */
  async findQueued(id: number): Promise<QueuedEmail | null> {
    return this.emails.findOneBy({ id });
  }

  async deleteQueued(id: number): Promise<void> {
    await this.emails.delete({ id });
  }

  /** Deletes unsent emails to the address of a deleted account. */
  async deleteForRecipient(manager: EntityManager, recipient: string): Promise<void> {
    // Selected first: without an index on the column, a DELETE by address would lock the whole queue on MariaDB.
    const emails = await manager.find(QueuedEmail, { select: { id: true }, where: { recipient } });
    if (emails.length > 0) await manager.delete(QueuedEmail, { id: In(emails.map(({ id }) => id)) });
  }

  @RetentionTask('courrier')
  async deleteOldEmails(): Promise<void> {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
    await deleteInBatches(this.emails, { createdAt: LessThan(before) });
    await this.backlog.discardOldDeadLetters(EMAILS, before);
  }

  /** Emails that failed at least once, with the server's reply, newest first. */
  async listFailures(page: {
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

  /** Retries at once with a fresh set of attempts. @throws NotFoundException */
  async retryFailure(failureId: number): Promise<void> {
    await this.backlog.retryFailure(EMAILS, failureId);
  }

  /** Gives up and deletes an email. @throws NotFoundException */
  async discardFailure(manager: EntityManager, failureId: number): Promise<void> {
    const event = await this.backlog.discardFailure(manager, EMAILS, failureId);
    await manager.delete(QueuedEmail, { id: emailIdOf(event) });
  }
}

function emailIdOf(event: DomainEvent): number {
  return (event as DomainEvent<'email.queued'>).payload.emailId;
}
