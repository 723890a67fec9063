import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { resetPasswordEmail } from './emails.js';

/**
 * Minimum interval between reset emails, so that repeated requests neither flood a mailbox nor invalidate a fresh link.
 */
export const BETWEEN_RESETS_MS = 10 * MINUTE_MS;

/** Mails password reset links. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokensService,
    private readonly emails: EmailsService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
    private readonly config: Config,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('password-resets', {
      'password-reset.requested': ({ payload }, { manager }) => this.queueEmail(manager, payload.email),
    });
  }

  /** Does the same work for every address; whether it has an account is looked up after the response. */
  async request(email: string): Promise<void> {
    await this.events.publish(this.dataSource.manager, 'password-reset.requested', { email });
  }

  /**
   * Mails the link after the transaction commits. Resolves to false when one was mailed recently, which stays valid.
   */
  async send(manager: EntityManager, { id, email, displayName }: User): Promise<boolean> {
    const token = await this.tokens.issueTokenAtIntervals(manager, id, 'reset-password', BETWEEN_RESETS_MS);
    if (!token) return false;
    const content = resetPasswordEmail(this.config.publicUrl, displayName, token);
    await this.emails.queueEmail(manager, email, content);
    return true;
  }

  private async queueEmail(manager: EntityManager, email: string): Promise<void> {
    const user = await this.users.findByEmail(email, manager);
    if (user) await this.send(manager, user);
  }
}
