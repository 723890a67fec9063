import { randomBytes } from 'node:crypto';
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { TooManyRequestsException } from '../../platform/common/busy.exception.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AccountTokensService } from '../auth/account-tokens.service.js';
import { AuthService } from '../auth/auth.service.js';
import { ConfirmedEmailRule } from '../auth/confirmed-email.js';
import { hashPassword } from '../auth/password.js';
import { BETWEEN_RESETS_MS, PasswordResets } from '../auth/password-resets.js';
import { unlessAddressTaken, UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { AccountService } from './account.service.js';
import type { NewAccountBody } from './admin-accounts.dto.js';
import { accountCreatedEmail, addressReplacedEmail } from './emails.js';

interface Said {
  before?: object;
  after?: object;
  note?: string | null;
}

/** Refusal when the account is another administrator's. */
const FIRST_A_MEMBER = 'Retirez d’abord les droits d’administration de ce compte.';

/** Administration of members' accounts; each action is recorded in the audit trail. */
@Injectable()
export class AdminAccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly account: AccountService,
    private readonly auth: AuthService,
    private readonly tokens: AccountTokensService,
    private readonly resets: PasswordResets,
    private readonly confirmedEmail: ConfirmedEmailRule,
    private readonly emails: EmailsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** The password is random and unknown until the member sets one. @throws ConflictException */
  async create({ isContributor = false, ...given }: NewAccountBody, actor: User): Promise<User> {
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    const nothing = { bio: null, website: null, socialLinks: [], expertise: [] };
    const siteName = await this.settings.get('siteName');
    return this.users.create({ ...given, ...nothing, isContributor, passwordHash }, async (manager, id) => {
      const token = await this.tokens.issueToken(manager, id, 'first-password');
      const welcome = accountCreatedEmail(this.config.publicUrl, given, siteName, token);
      await this.emails.queueEmail(manager, given.email, welcome);
      await this.note(manager, 'create', actor, id, { after: { username: given.username, isContributor } });
    });
  }

  /**
   * Takes effect at once; the new address is still unconfirmed.
   * @throws NotFoundException, ForbiddenException for the actor's own account and for administrators, ConflictException
   * when the address is taken
   */
  async changeEmail(id: number, email: string, reason: string | null, actor: User): Promise<User> {
    const isAwaited = await this.confirmedEmail.isInForce();
    await unlessAddressTaken(
      this.dataSource.transaction(async (manager) => {
        const known = await this.lock(manager, id);
        if (id === actor.id) throw forbidden('Changez votre propre adresse depuis votre profil.');
        if (known.isAdmin) throw forbidden(FIRST_A_MEMBER);
        const { email: before, displayName } = known;
        if (before === email) return;
        await this.users.change(manager, id, { email, emailConfirmedAt: null });
        await this.tokens.revokeForAddress(manager, id);
        await this.tokens.revokeUndoing(manager, id);
        await this.emails.queueEmail(manager, before, addressReplacedEmail(displayName));
        await this.auth.queueConfirmation(manager, { id, email, displayName }, isAwaited);
        const said = { before: { email: before }, after: { email }, note: reason };
        await this.note(manager, 'change-email', actor, id, said);
      }),
    );
    return this.get(id);
  }

  /**
   * @throws NotFoundException, ForbiddenException for another administrator, TooManyRequestsException when a link has
   * just been sent
   */
  async resetPassword(id: number, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const member = await this.lock(manager, id);
      if (member.isAdmin && id !== actor.id) throw forbidden(FIRST_A_MEMBER);
      if (!(await this.resets.send(manager, member))) {
        const message =
          'Un lien a déjà été envoyé à ce membre il y a moins de dix minutes : il est toujours valable.';
        throw new TooManyRequestsException(message, BETWEEN_RESETS_MS / 1000);
      }
      await this.note(manager, 'reset-password', actor, id, {});
    });
  }

  /** @throws NotFoundException, ConflictException for the actor's own account and for administrators */
  async delete(id: number, reason: string | null, actor: User): Promise<void> {
    if (id === actor.id) throw new ConflictException('Supprimez votre propre compte depuis votre profil.');
    await this.account.erase(await this.get(id), async (manager, { isAdmin }) => {
      if (isAdmin) throw new ConflictException(FIRST_A_MEMBER);
      await this.note(manager, 'delete', actor, id, { note: reason });
    });
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

function forbidden(message: string): ForbiddenException {
  return new ForbiddenException(errorBody('forbidden', message));
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce membre n’existe pas.');
}
