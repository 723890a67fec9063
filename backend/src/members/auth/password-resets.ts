import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { resetPasswordEmail } from './emails.js';

/** Nobody can have an address flooded, nor a link that was just sent made useless, by asking over and over. */
export const BETWEEN_RESETS_MS = 10 * 60 * 1000;

/** Mails links for a new password to whoever has the address that was given. */
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

  /** The same work for every address: whether anybody has it is looked for after the answer. */
  async request(email: string): Promise<void> {
    await this.events.publish(this.dataSource.manager, 'password-reset.requested', { email });
  }

  /**
   * Mails the link once the caller's transaction is committed. Resolves to false where one was mailed a moment ago, which
   * stays good.
   */
  async send(manager: EntityManager, { id, email, displayName }: User): Promise<boolean> {
    const token = await this.tokens.issueNowAndThen(manager, id, 'reset-password', BETWEEN_RESETS_MS);
    if (!token) return false;
    const content = resetPasswordEmail(this.config.publicUrl, displayName, token);
    await this.emails.queue(manager, email, content);
    return true;
  }

  private async queueEmail(manager: EntityManager, email: string): Promise<void> {
    const user = await this.users.findByEmail(email, manager);
    if (user) await this.send(manager, user);
  }
}
