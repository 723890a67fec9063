import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { UsersService } from '../users/users.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { resetPasswordEmail } from './emails.js';

/** Nobody can have an address flooded, nor a link that was just sent made useless, by asking over and over. */
const BETWEEN_RESETS_MS = 10 * 60 * 1000;

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

  private async queueEmail(manager: EntityManager, email: string): Promise<void> {
    const user = await this.users.findByEmail(email, manager);
    if (!user) return;
    const token = await this.tokens.issueNowAndThen(manager, user.id, 'reset-password', BETWEEN_RESETS_MS);
    if (!token) return;
    const content = resetPasswordEmail(this.config.publicUrl, user.displayName, token);
    await this.emails.queue(manager, user.email, content);
  }
}
