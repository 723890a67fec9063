import { BadRequestException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { addressTaken, unlessAddressTaken } from '../users/address-taken.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountTokensService } from './account-tokens.service.js';
import { AuthService } from './auth.service.js';
import { addressChangedEmail, newAddressEmail } from './emails.js';
import { SessionsService } from './sessions.service.js';

/** Another address for an account: confirmed at the new one, and undone from the old one for a week. */
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
   * Mails a link to the new address; nothing changes before it is used.
   * @throws ForbiddenException for a wrong password, BadRequestException for the same address, ConflictException for
   *   somebody else's
   */
  async request(user: User, email: string, password: string): Promise<void> {
    await this.auth.checkPassword(user, password);
    if (email === user.email) {
      const message = 'C’est déjà votre adresse.';
      throw new BadRequestException({ message, errors: { email: message } });
    }
    if (await this.users.findByEmail(email)) throw addressTaken();
    await this.dataSource.transaction(async (manager) => {
      const token = await this.tokens.issue(manager, user.id, 'change-email', email);
      await this.emails.queue(
        manager,
        email,
        newAddressEmail(this.config.publicUrl, user.displayName, token),
      );
    });
  }

  /** What a link in an email confirms: the address of an account, or the one it is to have. */
  async confirmAny(token: string): Promise<void> {
    if (await this.tokens.isFor(token, 'change-email')) return this.confirm(token);
    return this.auth.confirmEmail(token);
  }

  /** @throws BadRequestException for a link that is no good, ConflictException when somebody has it by now */
  private async confirm(token: string): Promise<void> {
    const { userId, email } = await this.tokens.findWithAddress(token, 'change-email');
    await unlessAddressTaken(
      this.dataSource.transaction(async (manager) => {
        const owner = await this.tokens.redeem(manager, token, userId);
        await this.tokens.revokeForAddress(manager, userId);
        await this.users.change(manager, userId, { email, emailConfirmedAt: new Date() });
        // Who has not shown that the old address is theirs gets no say in whose the account is.
        const undo = owner.emailConfirmedAt
          ? await this.tokens.issueBeside(manager, userId, 'undo-email', owner.email)
          : undefined;
        const told = addressChangedEmail(this.config.publicUrl, owner.displayName, undo);
        await this.emails.queue(manager, owner.email, told);
      }),
    );
  }

  /**
   * Gives the account back its earlier address and ends its sessions: whoever changed it may not be its owner. Links to
   * undo what came before stay good.
   * @throws BadRequestException for a link that is no good, ConflictException when somebody has that address by now
   */
  async undo(token: string): Promise<void> {
    const { userId, email, expiresAt } = await this.tokens.findWithAddress(token, 'undo-email');
    await unlessAddressTaken(
      this.dataSource.transaction(async (manager) => {
        await this.tokens.redeem(manager, token, userId);
        await this.tokens.revokeForAddress(manager, userId);
        await this.tokens.revokeUndoing(manager, userId, expiresAt);
        await this.users.change(manager, userId, { email, emailConfirmedAt: new Date() });
        await this.sessions.endAll(userId, { manager });
      }),
    );
  }
}
