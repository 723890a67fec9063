import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AccountTokensService } from '../auth/account-tokens.service.js';
import { ConfirmedEmailRule } from '../auth/confirmed-email.js';
import { confirmAddressEmail } from '../auth/emails.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

const BLOCK = 100;
const BETWEEN_LINKS_MS = DAY_MS;

export interface UnconfirmedMembers {
  count: number;
  isRequired: boolean;
}

/**
 * Members who registered while the site had no mail server, and so could not confirm their addresses. Once there is a
 * mail server, they may no longer write in public.
 */
@Injectable()
export class UnconfirmedMembersService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: AccountTokensService,
    private readonly confirmedEmail: ConfirmedEmailRule,
    private readonly emails: EmailsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  async find(): Promise<UnconfirmedMembers> {
    const { mailSince } = this;
    const count = mailSince ? await this.users.countUnconfirmed(mailSince) : 0;
    return { count, isRequired: await this.confirmedEmail.isInForce() };
  }

  /** Mails a link to each of them who got none within a day. Resolves to the number of emails. */
  async sendLinks(actor: User): Promise<number> {
    const { mailSince } = this;
    if (!mailSince) return 0;
    // Links from before the mail server reached nobody.
    const everyMs = Math.min(BETWEEN_LINKS_MS, Date.now() - mailSince.getTime());
    const isAwaited = await this.confirmedEmail.isInForce();
    let mailed = 0;
    for await (const block of this.users.eachUnconfirmed(mailSince, BLOCK)) {
      mailed += await this.dataSource.transaction(async (manager) => {
        let count = 0;
        for (const { id } of block) {
          const user = await this.users.lock(manager, id);
          if (!user || user.emailConfirmedAt) continue;
          const token = await this.tokens.issueTokenAtIntervals(manager, id, 'confirm-email', everyMs);
          if (!token) continue;
          const email = confirmAddressEmail(this.config.publicUrl, user.displayName, token, isAwaited);
          await this.emails.queueEmail(manager, user.email, email);
          count += 1;
        }
        if (count > 0) await this.audit.record(manager, entry('send-links', actor, count));
        return count;
      });
    }
    return mailed;
  }

  /** Marks their addresses as confirmed. Resolves to the number of members. */
  async accept(actor: User): Promise<number> {
    const { mailSince } = this;
    if (!mailSince) return 0;
    return this.dataSource.transaction(async (manager) => {
      const count = await this.users.confirmAll(manager, mailSince);
      if (count > 0) await this.audit.record(manager, entry('accept', actor, count));
      return count;
    });
  }

  private get mailSince(): Date | null {
    const { mailSince } = this.settings.state;
    return this.emails.isConfigured && mailSince ? new Date(mailSince) : null;
  }
}

function entry(action: string, { id: actorId }: User, members: number) {
  return { actorId, action: `unconfirmed-members.${action}`, targetType: 'site', after: { members } };
}
