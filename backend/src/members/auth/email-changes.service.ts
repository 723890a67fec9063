import { BadRequestException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { addressTaken, unlessAddressTaken, UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';
import { AccountTokensService } from './account-tokens.service.js';
import { AuthService } from './auth.service.js';
import { addressChangedEmail, newAddressEmail } from './emails.js';
import { SessionsService } from './sessions.service.js';

/** Email changes: confirmed at the new address, and reversible from the old one for a week. */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly users: UsersService,
    private readonly auth: AuthService,
    private readonly tokens: AccountTokensService,
    private readonly sessions: SessionsService,
    private readonly emails: EmailsService,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Mails a link to the new address; nothing changes until it is used.
   * @throws ForbiddenException for a wrong password, BadRequestException for the same address, ConflictException when
   * it is taken
   */
  async request(user: User, email: string, password: string): Promise<void> {
    await this.auth.checkPassword(user, password);
    if (email === user.email) {
      const message = 'C’est déjà votre adresse.';
      throw new BadRequestException({ message, errors: { email: message } });
    }
    if (await this.users.findByEmail(email)) throw addressTaken();
    await this.dataSource.transaction(async (manager) => {
      await this.users.refuseSuspendedMailbox(manager, email);
      const token = await this.tokens.issueToken(manager, user.id, 'change-email', email);
      await this.emails.queueEmail(
        manager,
        email,
        newAddressEmail(this.config.publicUrl, user.displayName, token),
      );
    });
  }

  /** Confirms the address of an account, or a change of address. A link used twice changes nothing more. */
  async confirmAny(token: string): Promise<void> {
    const isChange = await this.tokens.isFor(token, 'change-email');
    await this.unlessDone(token, isChange ? this.confirm(token) : this.auth.confirmEmail(token));
  }

  /** @throws the exceptions of `setting`, unless an earlier use of the link has set the address */
  private async unlessDone(token: string, setting: Promise<void>): Promise<void> {
    try {
      await setting;
    } catch (error) {
      if (!(await this.tokens.hasSetAddress(token))) throw error;
    }
  }

  /** @throws BadRequestException for an invalid link, ConflictException when the address is taken */
  private async confirm(token: string): Promise<void> {
    const { userId, email } = await this.tokens.findWithAddress(token, 'change-email');
    await unlessAddressTaken(
      this.dataSource.transaction(async (manager) => {
        await this.users.refuseSuspendedMailbox(manager, email);
        const owner = await this.tokens.redeemForAddress(manager, token, userId, email);
        await this.tokens.revokeForAddress(manager, userId);
        await this.users.change(manager, userId, { email, emailConfirmedAt: new Date() });
        // An unconfirmed address proves nothing, so its reader cannot reclaim the account.
        const undo = owner.emailConfirmedAt
          ? await this.tokens.issueAdditionalToken(manager, userId, 'undo-email', owner.email)
          : undefined;
        const told = addressChangedEmail(this.config.publicUrl, owner.displayName, undo);
        await this.emails.queueEmail(manager, owner.email, told);
      }),
    );
  }

  /**
   * Restores the earlier address and ends all sessions, since the change may be an attacker's. Links that restore even
   * earlier addresses stay valid.
   * @throws BadRequestException for an invalid link, ConflictException when the address is taken
   */
  async undo(token: string): Promise<void> {
    await this.unlessDone(token, this.restore(token));
  }

  private async restore(token: string): Promise<void> {
    const { userId, email, expiresAt } = await this.tokens.findWithAddress(token, 'undo-email');
    await unlessAddressTaken(
      this.dataSource.transaction(async (manager) => {
        await this.tokens.redeemForAddress(manager, token, userId, email);
        await this.tokens.revokeForAddress(manager, userId);
        await this.tokens.revokeUndoing(manager, userId, expiresAt);
        await this.users.change(manager, userId, { email, emailConfirmedAt: new Date() });
        await this.sessions.endAllSessions(userId, { manager });
      }),
    );
  }
}
