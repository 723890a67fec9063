import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { coded } from '../../platform/common/error-codes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AccountTokensService } from '../auth/account-tokens.service.js';
import { AuthService } from '../auth/auth.service.js';
import { hashPassword } from '../auth/password.js';
import { PasswordResets } from '../auth/password-resets.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountService } from './account.service.js';
import type { NewAccountBody } from './admin-accounts.dto.js';
import { accountCreatedEmail, addressReplacedEmail } from './emails.js';

interface Said {
  before?: object;
  after?: object;
  note?: string | null;
}

/** What administrators do for the accounts of others; each of it is in the audit trail. */
@Injectable()
export class AdminAccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly account: AccountService,
    private readonly auth: AuthService,
    private readonly tokens: AccountTokensService,
    private readonly resets: PasswordResets,
    private readonly emails: EmailsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** Nobody knows its password before the member has chosen one. @throws ConflictException */
  async create({ isContributor = false, ...given }: NewAccountBody, actor: User): Promise<User> {
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const nothing = { bio: null, website: null, socialLinks: [], expertise: [] };
    const siteName = await this.settings.get('siteName');
    return this.users.create({ ...given, ...nothing, isContributor, passwordHash }, async (manager, id) => {
      const token = await this.tokens.issue(manager, id, 'first-password');
      const welcome = accountCreatedEmail(this.config.publicUrl, given, siteName, token);
      await this.emails.queue(manager, given.email, welcome);
      await this.note(manager, 'create', actor, id, { after: { username: given.username, isContributor } });
    });
  }

  /** At once; it is yet to be confirmed. @throws NotFoundException, ConflictException when somebody has it */
  async changeEmail(id: number, email: string, reason: string | null, actor: User): Promise<User> {
    const { email: before } = await this.get(id);
    if (before === email) return this.get(id);
    try {
      const changed = await this.users.update(id, { email, emailConfirmedAt: null }, async (manager) => {
        const { displayName } = await this.lock(manager, id);
        for (const purpose of ['first-password', 'reset-password', 'change-email', 'undo-email'] as const)
          await this.tokens.revoke(manager, id, purpose);
        await this.emails.queue(manager, before, addressReplacedEmail(displayName));
        await this.note(manager, 'change-email', actor, id, {
          before: { email: before },
          after: { email },
          note: reason,
        });
      });
      await this.auth.sendConfirmation(changed);
      return changed;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const message = 'Cette adresse e-mail est déjà utilisée.';
      throw new ConflictException(coded('already_exists', message, { email: message }));
    }
  }

  /** @throws NotFoundException */
  async resetPassword(id: number, actor: User): Promise<void> {
    const { email } = await this.get(id);
    await this.resets.request(email);
    await this.dataSource.transaction((manager) => this.note(manager, 'reset-password', actor, id, {}));
  }

  /** @throws NotFoundException, ConflictException for the own account and for administrators */
  async delete(id: number, reason: string | null, actor: User): Promise<void> {
    const user = await this.get(id);
    if (id === actor.id) throw new ConflictException('Supprimez votre propre compte depuis votre profil.');
    if (user.isAdmin)
      throw new ConflictException('Retirez d’abord les droits d’administration de ce compte.');
    await this.account.erase(user, (manager) => this.note(manager, 'delete', actor, id, { note: reason }));
  }

  private async get(id: number): Promise<User> {
    const user = await this.users.find(id);
    if (!user) throw notFound();
    return user;
  }

  private async lock(manager: EntityManager, id: number): Promise<User> {
    const user = await this.users.lock(manager, id);
    if (!user) throw notFound();
    return user;
  }

  private async note(
    manager: EntityManager,
    action: string,
    actor: User,
    targetId: number,
    said: Said,
  ): Promise<void> {
    const entry = { actorId: actor.id, action: `user.${action}`, targetType: 'user', targetId };
    await this.audit.record(manager, { ...entry, ...said });
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce membre n’existe pas.');
}
